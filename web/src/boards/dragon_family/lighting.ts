/** Where on the board something is that somebody points at beside it: a line of the log, a hint, a move in words. */

import type { Fact } from '../../table/narrowing';
import type { Lit } from '../../table/spotlight.svelte';
import type { DragonFamilyView } from '../../views';
import { type Cell, keyOf } from './hex';

export interface Lights {
  /** Cells of the map. */
  readonly cells: readonly Cell[];
  /** Places of the own hand and nest, from 1, and eggs by their colour. */
  readonly hand: readonly number[];
  readonly nest: readonly number[];
  readonly eggs: readonly string[];
}

export const DARK: Lights = { cells: [], hand: [], nest: [], eggs: [] };

const numbers = (fact: Fact | undefined): number[] => [fact ?? []].flat().map(Number);

export function lightsOf(lit: Lit | null, view: DragonFamilyView): Lights {
  if (lit === null) return DARK;
  const { kind, parameters: facts } = lit;
  const scored = kind === 'territory_scored' ? view.territories.find((each) => each.tiles.includes(Number(facts.tile))) : undefined;
  const moving = lit.of === 'move';
  // A handler shows where it stands now, so only a move that is still to be made is about that.
  const handlers = moving ? numbers(facts.handler) : [];
  const standing = (view.seats[view.turn ?? 0]?.handlers ?? []).filter((each) => handlers.includes(each.handler)).map((each) => each.tile);
  // What somebody drew is a kind of tile, no tile of the map.
  const tiles = typeof facts.tile === 'string' ? [] : numbers(facts.tile);
  const wanted = new Set([...tiles, ...numbers(facts.tiles).filter(Number.isInteger), ...standing, ...(scored?.tiles ?? [])]);
  const cells = [
    ...view.tiles.filter((tile) => wanted.has(tile.id)).flatMap((tile) => tile.cells),
    ...(facts.q === undefined ? [] : [{ q: Number(facts.q), r: Number(facts.r) }]),
  ];
  return {
    cells: [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()],
    hand: moving ? [...numbers(facts.hand), ...numbers(facts.places), ...(kind === 'tile' ? numbers(facts.place) : [])] : [],
    nest: moving ? [...numbers(facts.nest), ...(kind.startsWith('feed') || kind === 'lair' ? numbers(facts.place) : [])] : [],
    eggs: moving && kind.startsWith('hatch') ? [String(facts.dragon)] : [],
  };
}
