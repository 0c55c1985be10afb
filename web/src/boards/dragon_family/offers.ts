/**
 * Whole actions as one choice. The table asks for an action step by step: what, with which tile, with which handler and where, turned how. On the page all of it is chosen on the map first;
 * then the answers go out in a row. Wherever in this row the table is asking, the choices that are left have the same shape: `explore`, `move` and `settle` with everything that belongs to them.
 */

import type { LegalMove } from '../../protocol';
import type { Offer, Pattern } from '../../table/narrowing';
import type { DragonFamilyView } from '../../views';
import { EXPLORE, going, handling, holding, MOVE, placing, SETTLE, settling, turning } from './actions';
import { fitting, rim } from './forecast';
import { type Ground, groundOf } from './hex';

/** An Explore with all that belongs to it; `hand` counts the tiles of the hand from 1. */
export interface Explore {
  readonly handler: number;
  readonly q: number;
  readonly r: number;
  readonly hand: number;
  readonly rotation: number;
}

// Each choice has a number of its own, apart from those of the table's moves.
const [EXPLORES, MOVES, SETTLES] = [10_000_000, 20_000_000, 30_000_000];

const offer = (action: number, kind: string, parameters: LegalMove['parameters'], chain: readonly number[], ask = false): Offer => ({
  action,
  kind,
  parameters,
  notation: '',
  words: '',
  chain,
  ask,
});

/** The same tile twice in a hand is one choice: the first of them. */
export const firstOf = (hand: readonly string[], place: number): number => hand.indexOf(hand[place - 1] ?? '') + 1;

function explores(view: DragonFamilyView, ground: Ground, known: DragonFamilyView['chosen'], open: readonly number[] | null): Offer[] {
  const me = view.turn === null ? undefined : view.seats[view.turn];
  const hand = me?.hand ?? [];
  if (me === undefined) return [];
  const tiles = known.place !== null ? [known.place] : hand.map((_, index) => index + 1).filter((place) => firstOf(hand, place) === place);
  const [first, second] = me.handlers;
  const handlers =
    known.handler !== null
      ? me.handlers.filter((each) => each.handler === known.handler)
      : me.handlers.filter((each) => each === first || second?.tile !== first?.tile);
  const steps = known.cell !== null ? 1 : known.place !== null ? 2 : 3;
  return handlers.flatMap(({ handler, tile }) => {
    const under = view.tiles.find((each) => each.id === tile);
    const cells = known.cell !== null ? [known.cell] : under === undefined ? [] : rim(ground, under);
    return cells.flatMap(({ q, r }) =>
      tiles.flatMap((place) =>
        fitting(ground, hand[place - 1] ?? '', { q, r })
          .filter((rotation) => open === null || open.includes(rotation))
          .map((rotation) => {
            const all = [holding(place), placing(handler, q, r), turning(rotation)];
            const chain = [...(view.step === 'choose_action' ? [EXPLORE] : []), ...all.slice(3 - steps)];
            const number = EXPLORES + placing(handler, q, r) * 18 + (place - 1) * 6 + rotation;
            return offer(number, 'explore', { handler, q, r, hand: place, rotation, piece: hand[place - 1] ?? '' }, chain, true);
          }),
      ),
    );
  });
}

function moves(view: DragonFamilyView, known: number | null): Offer[] {
  const me = view.turn === null ? undefined : view.seats[view.turn];
  if (me === undefined) return [];
  const [first, second] = me.handlers;
  const handlers = me.handlers.filter((each) => (known !== null ? each.handler === known : each === first || second?.tile !== first?.tile));
  return handlers.flatMap(({ handler, tile: here }) =>
    view.tiles
      .filter(({ id }) => id !== here)
      .map(({ id }) => {
        const chain = [...(view.step === 'choose_action' ? [MOVE] : []), ...(known === null ? [handling(handler)] : []), going(id)];
        return offer(MOVES + handler * 100 + id, 'move', { handler, tile: id }, chain);
      }),
  );
}

/** Where a grown dragon of the nest can live. */
export const canLive = (dragon: string, terrain: string): boolean =>
  terrain !== 'town' && (dragon === 'gold' || { green: 'forest', red: 'mountain', blue: 'ocean' }[dragon] === terrain);

function settles(view: DragonFamilyView): Offer[] {
  const me = view.turn === null ? undefined : view.seats[view.turn];
  if (me === undefined || me.lairs_left === 0) return [];
  const twins = me.dragons.map((dragon) => `${dragon.dragon},${dragon.food_native},${dragon.food_gold}`);
  const tiles = view.tiles.filter((tile) => tile.lair === null && me.handlers.some((handler) => handler.tile === tile.id));
  return tiles.flatMap((tile) =>
    me.dragons
      .filter((dragon, index) => dragon.grown && twins.indexOf(twins[index] ?? '') === index && canLive(dragon.dragon, tile.terrain))
      .map(({ place }) =>
        offer(SETTLES + settling(tile.id, place), 'settle', { tile: tile.id, nest: place }, [
          ...(view.step === 'choose_action' ? [SETTLE] : []),
          settling(tile.id, place),
        ]),
      ),
  );
}

/** All that may be done now, as whole choices. */
export function combine(view: DragonFamilyView, legal: readonly LegalMove[]): Offer[] {
  const ground = groundOf(view.tiles);
  const may = (action: number): boolean => legal.some((move) => move.action === action);
  switch (view.step) {
    case 'choose_action':
      return [
        ...(may(EXPLORE) ? explores(view, ground, view.chosen, null) : []),
        ...(may(MOVE) ? moves(view, null) : []),
        ...(may(SETTLE) ? settles(view) : []),
        ...legal.filter((move) => move.kind === 'pass'),
      ];
    case 'explore_tile':
    case 'explore_place':
      return explores(view, ground, view.chosen, null);
    case 'explore_rotate':
      return explores(
        view,
        ground,
        view.chosen,
        legal.map((move) => Number(move.parameters.rotation)),
      );
    case 'move_handler':
      return moves(view, null);
    case 'move_dest':
      return moves(view, view.chosen.handler);
    case 'settle_choice':
      return settles(view);
    case 'hatch':
      // How it is paid makes no other kind of move.
      return legal.map((move) => (move.kind === 'hatch_with_gold' ? { ...move, kind: 'hatch' } : move));
    default:
      return [...legal];
  }
}

/** What a move of the table, which a hint points to, is among the whole choices. */
export function widen(pattern: Pattern): Pattern {
  const facts = pattern.with ?? {};
  const put = (kind: string, names: Readonly<Record<string, string>>): Pattern => ({
    kind,
    with: Object.fromEntries(Object.entries(names).flatMap(([from, to]) => (facts[from] === undefined ? [] : [[to, facts[from]]]))),
  });
  switch (pattern.kind) {
    case 'tile':
      return put('explore', { place: 'hand' });
    case 'place':
      return put('explore', { handler: 'handler', q: 'q', r: 'r' });
    case 'rotate':
      return put('explore', { rotation: 'rotation' });
    case 'handler':
      return put('move', { handler: 'handler' });
    case 'to':
      return put('move', { tile: 'tile' });
    case 'lair':
      return put('settle', { tile: 'tile', place: 'nest' });
    case 'hatch_with_gold':
      return { ...pattern, kind: 'hatch' };
    default:
      return pattern;
  }
}
