/** Dragomino on the page. */

import type { EventLine } from '../../protocol';
import type { Note } from '../../table/sound';
import type { DragominoView } from '../../views';
import type { GameBoard } from '../types';
import { sayWhole, why } from './advising';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import { merge } from './open';
import { isEgg } from './scene';
import Tally from './Tally.svelte';
import { placeOf } from './seeking.svelte';
import { own, whereWords } from './words';

const TIMES: Readonly<Record<string, number>> = {
  picked: 480,
  placed: 760,
  placed_one: 760,
  placed_none: 460,
  dragon: 1150,
  shell: 1100,
  mommy: 1000,
  took_returned: 300,
  peeked: 600,
  returned: 350,
  mixed_back: 350,
  discarded: 560,
  revealed: 760,
};

/** What the others do is looked at by children: it takes its time. */
const OTHERS: Readonly<Record<string, number>> = {
  picked: 1000,
  placed: 1200,
  placed_one: 1200,
  placed_none: 800,
  shell: 1300,
  dragon: 1400,
};

const NOTES: Readonly<Record<string, Note>> = {
  picked: 'card',
  placed: 'gain',
  placed_one: 'gain',
  placed_none: 'gain',
  dragon: 'points',
  shell: 'turn',
  mommy: 'peek',
  peeked: 'peek',
  revealed: 'card',
  won: 'win',
  won_by_shells: 'win',
  shared: 'win',
};

export const board: GameBoard = {
  Board,
  Notes,
  Tally,
  // Whoever has just picked a domino wants to place it, not to see it fly.
  duration: (event: EventLine, mine: boolean) =>
    mine && event.kind === 'picked' ? 0 : ((mine ? undefined : OTHERS[event.kind]) ?? TIMES[event.kind] ?? 0),
  // Until all is told the board adds it to the old position, so that no score is known before its egg cracks.
  turning: (events) => events.length,
  sound: (event) => NOTES[event.kind] ?? null,
  kinds: {},
  taps: (event, events) => isEgg(events[events.indexOf(event) + 1]),
  say: (kind, parameters, names, words, now) => {
    // What a domino and a place earn is the view's to tell.
    const view = now?.view as DragominoView | undefined;
    const prospect = kind === 'pick' ? view?.prospects.find(({ domino }) => domino === parameters.domino) : undefined;
    if (prospect !== undefined) {
      const eggs = Math.max(0, ...prospect.matches.map(({ connections }) => connections.length));
      return own('pickfor', { domino: words.name(String(parameters.domino)), eggs });
    }
    if (kind !== 'place') return words.say('moves', kind, parameters, names, kind);
    if (view === undefined) return own('lay');
    const match = view.matches.find(
      ({ x, y, direction }) => x === parameters.x && y === parameters.y && direction === parameters.direction,
    );
    return own('here', { eggs: match?.connections.length ?? 0 });
  },
  where: (kind, parameters, words, view: DragominoView) => {
    const place = kind === 'place' ? placeOf(parameters) : null;
    return place === null || view.picked === null ? '' : whereWords(place, view.picked, words);
  },
  sayWhole,
  why,
  merge,
  status: (view: DragominoView, seat: number) =>
    own('status', { dragons: view.seats[seat]?.dragons ?? 0, shells: view.seats[seat]?.shells ?? 0 }),
  score: (view: DragominoView, seat: number) => view.seats[seat]?.points ?? null,
};
