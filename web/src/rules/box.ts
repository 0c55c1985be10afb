/** What is in a game's box, as blocks of the same kind as the rules. */

import type { BoxTable } from '../protocol';
import { type Block, inline } from './markdown';

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Every table under its title, with where it comes from. */
export function boxBlocks(tables: readonly BoxTable[]): Block[] {
  return tables.flatMap((table): Block[] => [
    { kind: 'heading', level: 3, text: inline(table.title), id: `box-${table.name}` },
    ...(table.origin === '' ? [] : [{ kind: 'paragraph' as const, text: [{ kind: 'em' as const, text: upper(table.origin) }] }]),
    { kind: 'table', label: table.title, head: table.columns.map(inline), rows: table.rows.map((row) => row.map(inline)) },
  ]);
}
