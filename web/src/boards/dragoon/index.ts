/** Dragoon on the page. */

import type { EventLine } from '../../protocol';
import type { Note } from '../../table/sound';
import type { GameBoard } from '../types';
import { idle, losses, reasons, sayWhole, whole } from './advising';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import { merge, type OpenView } from './open';
import { changes } from './scene';
import Tally from './Tally.svelte';
import { own } from './words';

const TIMES: Readonly<Record<string, number>> = {
  round: 700,
  settled_village: 820,
  grew: 820,
  rolled_cave: 820,
  rolled_city: 820,
  rolled_empty: 820,
  thief_gained: 420,
  treasure_placed: 520,
  treasure_moved: 700,
  treasure_gone: 400,
  last_place: 420,
  chose_first: 350,
  turn: 320,
  drew: 260,
  reshuffled: 400,
  evicted: 700,
  sent_home: 620,
  moved: 420,
  discarded: 320,
  claimed: 520,
  destroyed: 760,
  stopped: 700,
  stole_cave: 1250,
  stole_treasure: 1250,
  entered_cave: 300,
  fought: 1500,
  won_combat: 650,
  slipped_away: 650,
  played: 950,
  reacted: 1100,
  snuffed_out: 700,
  flew: 680,
  flew_home: 680,
  more_actions: 420,
  robbed: 600,
  rose_up: 520,
  picked: 560,
  collected_standing: 620,
  rolled_tribute: 1000,
  rerolled_tribute: 1100,
  intimidated: 1000,
  collected: 900,
  collected_nothing: 420,
  dropped: 520,
  sudden_death: 900,
};
/** What I have just done myself needs no showing; what it brings does. */
const MINE: Readonly<Record<string, number>> = { played: 260, chose_first: 0, discarded: 120, intimidated: 500, reacted: 600 };

const NOTES: Readonly<Record<string, Note>> = {
  settled_village: 'gain',
  grew: 'gain',
  moved: 'card',
  flew: 'turn',
  flew_home: 'turn',
  sent_home: 'turn',
  drew: 'card',
  played: 'card',
  reacted: 'peek',
  claimed: 'gain',
  destroyed: 'points',
  fought: 'turn',
  stole_cave: 'points',
  stole_treasure: 'points',
  won_combat: 'points',
  collected: 'points',
  collected_standing: 'points',
  dropped: 'no',
  rolled_tribute: 'turn',
  won: 'win',
  shared: 'win',
};

export const board: GameBoard = {
  Board,
  Notes,
  Tally,
  duration: (event: EventLine, mine: boolean) => (mine ? MINE[event.kind] : undefined) ?? TIMES[event.kind] ?? 0,
  // Until all is told the board adds it to the old position, so that no gold is counted before its die has come to rest.
  turning: (events) => events.length,
  harms: (event, seat, before: OpenView) => {
    if (event.kind === 'dropped') return event.facts.seat === seat;
    if ((event.kind !== 'claimed' && event.kind !== 'destroyed') || event.facts.seat === seat) return false;
    return before?.cells.find(({ cell }) => cell === event.facts.cell)?.totem === seat;
  },
  lost: (events, seat) => {
    const gold = events.reduce((sum, event) => sum + Math.min(0, changes(event)[seat] ?? 0), 0);
    return gold < 0 ? own('lost', { gold: -gold }) : null;
  },
  sound: (event) => NOTES[event.kind] ?? null,
  kinds: {},
  say: (kind, parameters, names, words) => words.say('moves', kind, parameters, names, kind),
  whole,
  sayWhole,
  idle,
  reasons,
  losses,
  merge,
  // The plates on the board show everybody's gold: it need not stand beside the board, too.
  score: () => null,
};
