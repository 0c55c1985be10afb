/** Dragon Kin on the page. */

import type { EventLine } from '../../protocol';
import type { Note } from '../../table/sound';
import type { DragonKinView } from '../../views';
import type { GameBoard } from '../types';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import Tally from './Tally.svelte';
import { merge } from './open';
import { isOwn, own } from './words';

const TIMES: Readonly<Record<string, number>> = {
  discarded: 460,
  gained: 460,
  allied: 520,
  interfered: 900,
  scried: 620,
  foresaw: 260,
  revealed: 1500,
  ranked: 1500,
  scored_kin: 760,
  scored_coup: 1000,
  scored_nothing: 380,
  scored: 620,
  won: 500,
  won_shared: 500,
  dealt: 300,
};

const NOTES: Readonly<Record<string, Note>> = {
  discarded: 'card',
  gained: 'gain',
  allied: 'gain',
  interfered: 'turn',
  scried: 'peek',
  revealed: 'turn',
  scored_kin: 'points',
  scored_coup: 'points',
  won: 'win',
  won_shared: 'win',
};

export const board: GameBoard = {
  Board,
  Notes,
  Tally,
  duration: (event: EventLine, mine: boolean) =>
    mine && (event.kind === 'scried' || event.kind === 'foresaw') ? 1300 : (TIMES[event.kind] ?? 0),
  // The end of a round is played over the old cards; the new ones come with the deal.
  turning: (events) => (events.some((event) => event.kind === 'revealed') ? Math.max(0, events.findIndex((event) => event.kind === 'dealt')) : 0),
  sound: (event) => NOTES[event.kind] ?? null,
  kinds: { discard: ['discard'], action: ['gain', 'interfere', 'scry', 'ally'] },
  say: (kind, parameters, names, words) => {
    if (Object.keys(parameters).length === 0) return isOwn(kind) ? own(kind) : kind;
    return words.say('moves', kind, parameters, names, kind);
  },
  merge,
  score: (view: DragonKinView, seat: number) => (view.options.game_length === 'single_round' && view.step !== 'over' ? null : (view.seats[seat]?.total ?? null)),
};
