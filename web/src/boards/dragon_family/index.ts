/** Dragon Family on the page. */

import type { EventLine } from '../../protocol';
import type { Pattern } from '../../table/narrowing';
import type { Note } from '../../table/sound';
import type { DragonFamilyView } from '../../views';
import type { GameBoard } from '../types';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import { combine } from './offers';
import { merge } from './open';
import Tally from './Tally.svelte';
import { ask, idle, reasons, say, where } from './telling';
import { own, ownKey } from './words';

// What a tile pays to everybody flies while the tile is laid: the lines that tell it take no time of their own.
const TIMES: Readonly<Record<string, number>> = {
  explored: 1050,
  moved: 850,
  redrew: 300,
  settled: 900,
  hatched: 900,
  traded: 550,
  fed: 360,
  grew: 620,
  end_by_lairs: 900,
  end_by_stack: 900,
  territory_scored: 1500,
};

const NOTES: Readonly<Record<string, Note>> = {
  explored: 'card',
  moved: 'card',
  collected: 'gain',
  settled: 'points',
  hatched: 'peek',
  traded: 'turn',
  fed: 'gain',
  grew: 'points',
  end_by_lairs: 'turn',
  end_by_stack: 'turn',
  territory_scored: 'points',
  won: 'win',
  victory_shared: 'win',
};

const SIGNS: Readonly<Record<string, string>> = {
  explore: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM16 8l-2.500 5.500L8 16l2.500-5.500Z',
  move: 'M4 19c5 0 3-9 8-9h8M16 6l4 4-4 4M4 19h.01',
  settle: 'M3 20v-7a9 9 0 0 1 18 0v7ZM9 20v-5a3 3 0 0 1 6 0v5',
  hatch: 'M12 3c4 0 7 6 7 10.500a7 7 0 0 1-14 0C5 9 8 3 12 3ZM5.500 12l3-2 2.500 3 3-3 2.500 3 2-1.500',
  trade: 'M4 8h14M15 5l3 3-3 3M20 16H6M9 13l-3 3 3 3',
  skip: 'M6 5l7 7-7 7M18 5v14',
  feed_native: 'M3 12h18a9 9 0 0 1-18 0ZM9 8c0-2 2-2 2-4M14 8c0-2 2-2 2-4',
  feed_gold: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8l1.200 2.800 3 .200-2.300 2 .8 3-2.700-1.700-2.700 1.700.8-3-2.300-2 3-.2Z',
};

/** A move of a kind that cannot be made now: the table says why not. */
function example(kind: string, view: DragonFamilyView): Pattern | null {
  if (kind === 'feed_native' || kind === 'feed_gold') return { kind, with: { place: view.chosen.dragon ?? 1 } };
  if (kind === 'trade') return { kind, with: { resource: 'leaf' } };
  return { kind };
}

export const board: GameBoard = {
  stills: {
    5: { picks: 'wanted', around: '.card, .ghost, .keeper, .turner, .yes' },
    6: { picks: [{ kind: 'hatch', with: { dragon: 'green' } }], around: '.sheet, .choice.thing' },
    14: { picks: [{ kind: 'settle' }], around: '.choice.site, .choice.thing' },
  },
  Board,
  Notes,
  Tally,
  duration: (event: EventLine) => TIMES[event.kind] ?? 0,
  turning: () => 0,
  sound: (event) => NOTES[event.kind] ?? null,
  combine,
  kinds: { choose_action: ['explore', 'move', 'settle'], hatch: ['hatch', 'trade', 'skip'], feed: ['feed_native', 'feed_gold', 'skip'] },
  say,
  where,
  ask,
  idle,
  reasons,
  signs: SIGNS,
  effect: (kind) => ownKey(`${kind}.effect`) ?? '',
  example,
  merge,
  status: (view: DragonFamilyView, seat: number) =>
    view.step === 'over' ? '' : own('status', { lairs: view.seats[seat]?.lairs_left ?? 0 }),
  score: (view: DragonFamilyView, seat: number) => view.seats[seat]?.points.total ?? null,
};
