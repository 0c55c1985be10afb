import { describe, expect, it } from 'vitest';
import { inline, parse, plain, rule } from './markdown';

describe('inline', () => {
  it('knows strong, code, emphasis, rules and links', () => {
    expect(inline('a **b** `c` *d* DK-T5 [e](/f)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: 'DK-T5' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', to: '/f' },
    ]);
  });

  it('follows no link that is not one of the web or of ours', () => {
    expect(inline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
  });

  it('leaves marks out of plain text', () => {
    expect(plain('**Scry**(position) is `always` there')).toBe('Scry(position) is always there');
  });
});

describe('a rule', () => {
  it('begins with the name of what it is about', () => {
    expect(rule('Open Alliance: take a card.')).toEqual([
      { kind: 'strong', text: 'Open Alliance' },
      { kind: 'text', text: ': take a card.' },
    ]);
    expect(rule('When is it counted? After the discard: then.')).toEqual([
      { kind: 'text', text: 'When is it counted? After the discard: then.' },
    ]);
  });
});

describe('parse', () => {
  it('reads headings, paragraphs, tables and rules', () => {
    const blocks = parse(
      '# Title\n\nOne\ntwo.\n\n- **XX-T1** First\n  goes on.\n  - a\n- **XX-T2**: second\n\n| a | b |\n|---|---|\n| 1 | **2** |\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(blocks[0]).toMatchObject({ level: 1, id: 'title' });
    expect(blocks[1]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'One two.' }] });
    expect(blocks[2]).toMatchObject({
      items: [
        { rule: 'XX-T1', text: [{ text: 'First goes on.' }], items: [{ rule: null, text: [{ text: 'a' }] }] },
        { rule: 'XX-T2', text: [{ text: 'second' }] },
      ],
    });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ kind: 'strong', text: '2' }]]] });
  });

  it('ends with every text, also a crooked one', () => {
    expect(parse('- \n|\n#\n**')).toBeDefined();
    expect(parse('')).toEqual([]);
  });
});
