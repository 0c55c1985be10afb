import { describe, expect, it } from 'vitest';
import { boxBlocks } from './box';

const table = { name: 'cards', title: 'D1 · Cards', origin: 'in the printed rules', columns: ['card', 'rule'], rows: [['Roar', 'DG-K4']] };

describe('the box', () => {
  it('is told under titles that links can lead to, each table with its origin and its rules as links', () => {
    const [heading, origin, told] = boxBlocks([table]);
    expect(heading).toMatchObject({ kind: 'heading', level: 3, id: 'box-cards' });
    expect(origin).toEqual({ kind: 'paragraph', text: [{ kind: 'em', text: 'In the printed rules' }] });
    expect(told).toMatchObject({
      kind: 'table',
      label: 'D1 · Cards',
      rows: [[[{ kind: 'text', text: 'Roar' }], [{ kind: 'rule', text: 'DG-K4' }]]],
    });
  });

  it('says nothing of the origin where the rows tell it', () => {
    expect(boxBlocks([{ ...table, origin: '' }]).map((block) => block.kind)).toEqual(['heading', 'table']);
  });
});
