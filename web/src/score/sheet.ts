/** A score sheet while it is filled in. What it comes to is asked of the table: the game's own rules count. */

import type { FilledSheet, SheetField } from '../protocol';

/** An area of a map: what it is, how many places count, and what each seat has in it. */
export interface Area {
  symbol: string;
  size: number;
  counts: number[];
}

const letter = (seat: number): string => String.fromCharCode(65 + seat);

/** An area as the sheet takes it: `forest 4 A=2 B=1`. */
export function area(each: Area, players: number): string {
  const held = each.counts.slice(0, players).flatMap((count, seat) => (count > 0 ? [`${letter(seat)}=${count}`] : []));
  return [each.symbol, String(each.size), ...held].join(' ');
}

/** What a field holds before anybody has filled it in. */
export const empty = (field: SheetField): string[] =>
  field.kind === 'number' ? ['0'] : field.kind === 'seat' && field.least > 0 ? ['A'] : [];

export const blank = (fields: readonly SheetField[], eachSeat: boolean): Record<string, string[]> =>
  Object.fromEntries(fields.filter((field) => field.each_seat === eachSeat).map((field) => [field.name, empty(field)]));

/** What the table refuses, with the fields called as the sheet calls them. */
export const inWords = (text: string, label: (name: string) => string): string =>
  text.replace(/(?<=[“„])\w+(?=[”“])/g, (name) => label(name));

/** The sheet as it is sent. */
export function filled(names: readonly string[], table: Record<string, string[]>, seats: readonly Record<string, string[]>[]): FilledSheet {
  return { names: [...names], table, seats: names.map((_, seat) => seats[seat] ?? {}) };
}
