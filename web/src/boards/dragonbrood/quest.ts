/** How far a solo quest has come, for the page's words. */

import type { DragonbroodView } from '../../views';
import { tables } from './tables';

export interface Goal {
  readonly mode: string;
  readonly done: boolean;
  readonly facts: Readonly<Record<string, number>>;
  /** Catch Them All: the twelve colours, and where each is. */
  readonly colours: readonly { readonly colour: string; readonly where: 'board' | 'grave' | null }[];
}

export function quest(view: DragonbroodView): Goal | null {
  const { quest: found } = view;
  if (found === null) return null;
  const { mode, success: done } = found;
  if (mode !== 'catch_them_all')
    return { mode, done, facts: { count: found.reached, score: found.reached, all: found.goal ?? 0 }, colours: [] };
  const each = tables().catch_them_all.colours_on_board;
  const colours = tables().colour.map(({ id: colour }) => ({
    colour,
    where: found.buried.includes(colour) ? ('grave' as const) : found.on_board.includes(colour) ? ('board' as const) : null,
  }));
  const count = (where: string): number => Math.min(each, colours.filter((colour) => colour.where === where).length);
  return { mode, done, facts: { board: count('board'), grave: count('grave'), each }, colours };
}

/** The points of a source: a part of the score, or a bonus tile. */
export function pointsOf(view: DragonbroodView, seat: number, source: string): number {
  const parts = view.seats[seat]?.parts;
  if (parts === undefined) return 0;
  const { tiles, ...plain } = parts;
  return (plain as Readonly<Record<string, number>>)[source] ?? tiles[source] ?? 0;
}
