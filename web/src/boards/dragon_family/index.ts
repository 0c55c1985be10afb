/** Dragon Family on the page. */

import type { EventLine } from '../../protocol';
import type { Note } from '../../table/sound';
import type { DragonFamilyView } from '../../views';
import type { GameBoard } from '../types';
import Board from './Board.svelte';
import Notes from './Notes.svelte';
import { terrainOf, waters } from './hex';
import { combine } from './offers';
import { merge } from './open';
import Tally from './Tally.svelte';
import { isOwn, own } from './words';

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

export const board: GameBoard = {
  Board,
  Notes,
  Tally,
  duration: (event: EventLine) => TIMES[event.kind] ?? 0,
  turning: () => 0,
  sound: (event) => NOTES[event.kind] ?? null,
  combine,
  kinds: { choose_action: ['explore', 'move', 'settle'], hatch: ['hatch', 'trade', 'skip'], feed: ['feed_native', 'feed_gold', 'skip'] },
  say: (kind, parameters, names, words) => {
    if (Object.keys(parameters).length === 0) return isOwn(kind) ? own(kind) : words.say('moves', kind, parameters, names, kind);
    if (kind === 'explore') {
      const piece = String(parameters.piece);
      const facts = { kind: words.name(terrainOf(piece)), waters: waters(piece), q: Number(parameters.q), r: Number(parameters.r), rotation: Number(parameters.rotation) };
      const move = own(waters(piece) > 0 ? 'say.ocean' : 'say.explore', facts);
      return parameters.handler === 2 ? own('say.second', { move }) : move;
    }
    if (kind === 'move') return own('say.move', { handler: Number(parameters.handler), tile: Number(parameters.tile) });
    if (kind === 'settle') return own('say.settle', { tile: Number(parameters.tile), nest: Number(parameters.nest) });
    return words.say('moves', kind === 'hatch' && parameters.gold !== 0 && parameters.dragon !== 'gold' ? 'hatch_with_gold' : kind, parameters, names, kind);
  },
  merge,
  score: (view: DragonFamilyView, seat: number) => view.seats[seat]?.points.total ?? null,
};
