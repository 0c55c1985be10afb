/**
 * Whole actions as one choice. The table asks for an action step by step: what, with which tile, with which handler and where, turned how.
 * On the page all of it is chosen on the map first; then the answers go out in a row.
 * The position itself says which whole actions there are and which answers they take.
 */

import type { LegalMove } from '../../protocol';
import type { Fact, Offer, Pattern } from '../../table/narrowing';
import type { DragonFamilyChoicesView, DragonFamilyExploreView, DragonFamilyView } from '../../views';

const NO_CHOICES: DragonFamilyChoicesView = { explores: [], places: [], moves: [], settles: [], payments: [] };

// A whole choice has a number of its own: those of the table's moves are not below zero.
const NUMBERS = new Map<string, number>();
function numberOf(name: string): number {
  const number = NUMBERS.get(name) ?? -1 - NUMBERS.size;
  NUMBERS.set(name, number);
  return number;
}

function whole(kind: string, parameters: Readonly<Record<string, Fact>>, chain: readonly number[]): Offer {
  const name = `${kind} ${Object.values(parameters).join(' ')}`;
  return { action: numberOf(name), kind, parameters, notation: '', words: '', chain, ask: kind === 'explore' };
}

/** Resources as somebody counts them: "2 gold". */
export const counted = (resources: readonly string[]): string[] =>
  [...new Set(resources)].map((name) => `${resources.filter((each) => each === name).length} ${name}`);

/** All that may be done now, as whole choices, each with what is said of it: `brings` is what the player gets or pays. */
export function combine(view: DragonFamilyView, legal: readonly LegalMove[]): Offer[] {
  const { explores, places, moves, settles, payments } = view.choices ?? NO_CHOICES;
  const mine = view.seats[view.turn ?? 0];
  const terrain = (tile: number): string => view.tiles.find((each) => each.id === tile)?.kind ?? '';
  const brings = new Map(
    places.map(({ q, r, gains }) => [`${q},${r}`, counted(gains.find((gain) => gain.seat === view.turn)?.resources ?? [])]),
  );
  // Who goes is said only where both handlers could.
  const goes = ({ q, r, hand, rotation }: DragonFamilyExploreView): number =>
    explores.filter((each) => each.q === q && each.r === r && each.hand === hand && each.rotation === rotation).length;
  const all = [
    ...explores.map((explore) => {
      const { answers, ...each } = explore;
      const told = { ...each, brings: brings.get(`${each.q},${each.r}`) ?? [] };
      return whole('explore', goes(explore) > 1 && each.handler > 1 ? { ...told, other: 1 } : told, answers);
    }),
    ...moves.map(({ handler, tile, resource, answers }) =>
      whole('move', { handler, tile, terrain: terrain(tile), brings: counted(resource === null ? [] : [resource]) }, answers),
    ),
    ...settles.map(({ tile, nest, answers }) =>
      whole('settle', { tile, nest, terrain: terrain(tile), dragon: mine?.dragons[nest - 1]?.dragon ?? '' }, answers),
    ),
  ];
  const begun = new Set(all.map((offer) => offer.chain?.[0]));
  const rest = legal.filter((move) => !begun.has(move.action));
  return [
    ...all,
    ...rest.map((move) => {
      // Gold for gold can only lose: it is no way to trade that is offered beside others.
      if (move.kind === 'trade' && move.parameters.resource === 'gold') return { ...move, kind: 'trade_gold' };
      const paid = payments.find((payment) => payment.answer === move.action);
      // How an egg is paid for makes no other kind of move.
      return paid === undefined ? move : { ...move, kind: 'hatch', parameters: { ...move.parameters, brings: counted(paid.resources) } };
    }),
  ];
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
