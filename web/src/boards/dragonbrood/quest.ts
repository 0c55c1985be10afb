/** How far a solo quest has come. */

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
  const mode = String(view.options.solo_mode);
  const seat = view.seats[0];
  if (mode === 'none' || seat === undefined) return null;
  if (mode === 'training') return { mode, done: false, facts: { score: seat.score }, colours: [] };
  if (mode === 'cursebreaker') {
    const awake = seat.dragons.filter((dragon) => dragon.level === 4);
    const here = awake.filter((dragon) => dragon.status === 'ready' || dragon.status === 'placed').length;
    return { mode, done: view.success, facts: { count: awake.length, here, all: tables().cursebreaker.elders }, colours: [] };
  }
  const grown = tables().colour.map((colour) => colour.id);
  const buried = new Set(view.graves.filter((grave) => grave.level === 3).map((grave) => grave.colour ?? ''));
  const living = new Set(seat.dragons.filter((dragon) => dragon.level === 3).map((dragon) => dragon.colour));
  const colours = grown.map((colour) => ({ colour, where: buried.has(colour) ? ('grave' as const) : living.has(colour) ? ('board' as const) : null }));
  const each = tables().catch_them_all.colours_on_board;
  const count = (where: string): number => Math.min(each, colours.filter((colour) => colour.where === where).length);
  return { mode, done: view.success, facts: { board: count('board'), grave: count('grave'), each }, colours };
}
