/** Dragon Kin on the page. */

import type { EventLine } from '../../protocol';
import type { Pattern } from '../../table/narrowing';
import type { Note } from '../../table/sound';
import type { DragonKinView } from '../../views';
import type { GameBoard } from '../types';
import { sayWhole, vain, why } from './advising';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import Tally from './Tally.svelte';
import { merge } from './open';
import { own, ownKey } from './words';

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
  stopped: 900,
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

const SIGNS: Readonly<Record<string, string>> = {
  gain: 'M7 2.500h10v12H7ZM12 17v4.500M9.5 19.200l2.5 2.3 2.5-2.3',
  interfere: 'M8.5 6h7v12h-7ZM3 10a9 9 0 0 1 4-6M7 7.500V4H3.500M21 14a9 9 0 0 1-4 6M17 16.500V20h3.5',
  scry: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  ally: 'M3.5 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0ZM10.1 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z',
};

/** A move of a kind that cannot be made now, as near to a sensible one as there is. */
function example(kind: string, view: DragonKinView): Pattern | null {
  const other = view.seats.find((seat) => seat.seat !== view.seat);
  const dragon = view.in_play.find((each) => (view.gallery[each] ?? 0) > 0) ?? view.in_play[0] ?? '';
  if (kind === 'gain') return { kind, with: { dragon: view.in_play.find((each) => (view.hand?.[each] ?? 0) > 0) ?? dragon } };
  if (kind === 'ally') return { kind, with: { dragon } };
  if (kind === 'interfere' && other !== undefined) return { kind, with: { target: other.seat, slot: 0 } };
  return null;
}

export const board: GameBoard = {
  Board,
  Notes,
  Tally,
  duration: (event: EventLine, mine: boolean) =>
    mine && (event.kind === 'scried' || event.kind === 'foresaw') ? 1300 : (TIMES[event.kind] ?? 0),
  // The end of a round is played over the old cards; the new ones come with the deal.
  turning: (events) =>
    events.some((event) => event.kind === 'revealed')
      ? Math.max(
          0,
          events.findIndex((event) => event.kind === 'dealt'),
        )
      : 0,
  sound: (event) => NOTES[event.kind] ?? null,
  kinds: { discard: ['discard'], action: ['gain', 'interfere', 'scry', 'ally'] },
  say: (kind, parameters, names, words) => {
    if (Object.keys(parameters).length === 0) return ownKey(kind) ?? kind;
    return words.say('moves', kind, parameters, names, kind);
  },
  sayWhole,
  why,
  vain,
  signs: SIGNS,
  effect: (kind) => ownKey(`${kind}.effect`) ?? '',
  example,
  merge,
  status: (view: DragonKinView, seat: number) => {
    const held = view.seats[seat]?.hand_size ?? 0;
    return view.step === 'over' ? '' : own('cards', { count: held });
  },
  score: (view: DragonKinView, seat: number) =>
    view.options.game_length === 'single_round' && view.step !== 'over' ? null : (view.seats[seat]?.total ?? null),
};
