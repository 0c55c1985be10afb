/** The part of Markdown that the rules are written in, as data: never as HTML, so that nothing in a text can become code. */

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: Inline[]; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: Item[] }
  /** A table without a head lists things by name; `label` is what it is called, if its head does not say so. */
  | { readonly kind: 'table'; readonly head: Inline[][]; readonly rows: Inline[][][]; readonly label?: string }
  /** A picture of a board: a line of its own, `![caption](board:NAME)`. */
  | { readonly kind: 'picture'; readonly caption: string; readonly name: string }
  | { readonly kind: 'break' };

export interface Item {
  /** The rule that this item states, if it states one. */
  readonly rule: string | null;
  readonly text: Inline[];
  readonly items: Item[];
  /** What stands above the text, in small letters: where a rule was found. */
  readonly over?: string;
}

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2}-[A-Z]+\d+\b)/;
const RULE = /^[A-Z]{2}-[A-Z]+\d+$/;

export function inline(text: string): Inline[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((part): Inline => {
      if (part.startsWith('**')) {
        const inside = part.slice(2, -2);
        return RULE.test(inside) ? { kind: 'rule', text: inside } : { kind: 'strong', text: inside };
      }
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('[')) {
        const [, words = '', to = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
        return /^(https?:|#|\/)/.test(to) ? { kind: 'link', text: words, to } : { kind: 'text', text: words };
      }
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return { kind: 'em', text: part.slice(1, -1) };
      if (RULE.test(part)) return { kind: 'rule', text: part };
      return { kind: 'text', text: part };
    });
}

/** Text without its marks, for searching. */
export function plain(text: string): string {
  return inline(text)
    .map((part) => part.text)
    .join('');
}

export const slug = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const PICTURE = /^!\[([^\]]*)\]\(board:([\w-]+)\)$/;

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function parse(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  while (at < lines.length) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line());
    if (line().trim() === '') at += 1;
    else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? ''), id: slug(heading[2] ?? '') });
      at += 1;
    } else if (/^-{3,}$/.test(line().trim())) {
      blocks.push({ kind: 'break' });
      at += 1;
    } else if (PICTURE.test(line().trim())) {
      const [, caption = '', name = ''] = PICTURE.exec(line().trim()) ?? [];
      blocks.push({ kind: 'picture', caption, name });
      at += 1;
    } else if (line().startsWith('|')) {
      const rows: string[] = [];
      while (line().startsWith('|')) {
        rows.push(line());
        at += 1;
      }
      const body = rows.slice(1).filter((row) => !/^\|[\s:|-]+\|?$/.test(row));
      blocks.push({ kind: 'table', head: cells(rows[0] ?? ''), rows: body.map(cells) });
    } else if (/^([-*]|\d+\.) /.test(line())) {
      const ordered = /^\d/.test(line());
      const raw: { depth: number; text: string }[] = [];
      while (
        at < lines.length &&
        (/^\s*([-*]|\d+\.) /.test(line()) ||
          /^\s+\S/.test(line()) ||
          (line().trim() === '' && /^(\s+\S|([-*]|\d+\.) )/.test(lines[at + 1] ?? '')))
      ) {
        const item = /^(\s*)([-*]|\d+\.) +(.*)$/.exec(line());
        if (item) raw.push({ depth: item[1]?.length ?? 0, text: item[3] ?? '' });
        else if (line().trim() && raw.length > 0) (raw[raw.length - 1] as { text: string }).text += ` ${line().trim()}`;
        at += 1;
      }
      blocks.push({ kind: 'list', ordered, items: nest(raw) });
    } else {
      const words: string[] = [];
      while (at < lines.length && line().trim() !== '' && !/^(#|\||[-*] |\d+\. |!\[)/.test(line())) {
        words.push(line().trim());
        at += 1;
      }
      if (words.length === 0) {
        words.push(line().trim());
        at += 1;
      }
      blocks.push({ kind: 'paragraph', text: inline(words.join(' ')) });
    }
  }
  return blocks;
}

/**
 * The text of a rule. What it is about, if it begins with a name and a colon, is strong: whoever looks for an action finds it by its name.
 */
export function rule(text: string): Inline[] {
  const named = /^(\p{Lu}[\p{L}’' -]{2,28}): /u.exec(text);
  return named === null ? inline(text) : [{ kind: 'strong', text: named[1] ?? '' }, ...inline(text.slice((named[1] ?? '').length))];
}

function nest(raw: readonly { depth: number; text: string }[]): Item[] {
  const items: Item[] = [];
  for (const { depth, text } of raw) {
    const found = /^\*\*([A-Z]{2}-[A-Z]+\d+)\*\*:?\s*/.exec(text);
    const item: Item = { rule: found?.[1] ?? null, text: found ? rule(text.slice(found[0].length)) : inline(text), items: [] };
    const parent = items.at(-1);
    if (depth > 0 && parent !== undefined) parent.items.push(item);
    else items.push(item);
  }
  return items;
}
