/** What is said of moves and of what is being chosen: as a person would, who points at the board meanwhile. */

import type { Fact, Narrowing } from '../../table/narrowing';
import type { DragonFamilyView } from '../../views';
import type { GameWords } from '../../words';
import { list } from '../../words';
import { type Cell, gridOf, hourOf, terrainOf, waters } from './hex';
import { own, ownKey } from './words';

type Facts = Readonly<Record<string, Fact>>;

/** Several things with their numbers: "1 leaf and 2 gold", or "nothing". */
export function goods(amounts: Fact | undefined, words: GameWords): string {
  const all = Array.isArray(amounts) ? amounts.map((amount) => words.name(String(amount))) : [];
  return all.length === 0 ? own('say.nothing') : list(all);
}

function sayExplore(parameters: Facts, words: GameWords): string {
  const piece = String(parameters.piece);
  const facts = { kind: words.name(terrainOf(piece)), gains: goods(parameters.brings, words) };
  const move =
    waters(piece) > 0 ? own('say.ocean', { ...facts, hour: hourOf(piece, Number(parameters.rotation)) }) : own('say.explore', facts);
  return parameters.other === undefined ? move : own('say.second', { move });
}

/** Moves that the table asks for one by one say little by themselves: what they are about is lit on the board. */
const PARTS: Readonly<Record<string, string>> = {
  tile: 'say.tile',
  handler: 'say.handler',
  place: 'say.place',
  rotate: 'say.rotate',
  to: 'say.to',
  lair: 'say.lair',
};

/** The sentence of a move; of a kind of move, if nothing more is known of it. */
export function say(
  kind: string,
  parameters: Facts,
  names: readonly string[],
  words: GameWords,
  now?: { readonly view: DragonFamilyView | null },
): string {
  if (Object.keys(parameters).length === 0) return ownKey(kind) ?? words.say('moves', kind, parameters, names, kind);
  const named = (name: string): string => words.name(String(parameters[name]));
  switch (kind) {
    case 'explore':
      return sayExplore(parameters, words);
    case 'move':
      return own('say.move', { terrain: named('terrain'), gains: goods(parameters.brings, words) });
    case 'settle':
      return own('say.settle', words.called({ terrain: String(parameters.terrain), dragon: String(parameters.dragon) }));
    case 'hatch':
    case 'hatch_with_gold':
      return own(parameters.brings === undefined ? 'say.hatch' : 'say.paid', {
        ...words.called({ dragon: String(parameters.dragon) }),
        gains: goods(parameters.brings, words),
      });
    case 'trade':
    case 'trade_gold':
      return own('say.trade', { goods: words.name(`3 ${String(parameters.resource)}`) });
    case 'feed_native':
    case 'feed_gold': {
      const fed = now?.view?.seats[now.view.turn ?? 0]?.dragons[Number(parameters.place) - 1]?.dragon;
      const gold = kind === 'feed_gold';
      if (fed === undefined || fed === null) return own(gold ? 'say.gold' : 'say.feed');
      return own(gold ? 'say.gold.named' : 'say.feed.named', words.called({ dragon: fed }));
    }
    case 'redraw':
      return own('say.redraw', { count: Array.isArray(parameters.places) ? parameters.places.length : 0 });
    default:
      return PARTS[kind] === undefined ? words.say('moves', kind, parameters, names, kind) : own(PARTS[kind]);
  }
}

/** Where a cell lies, for those who cannot see it. */
export function spotWords(cell: Cell | undefined, view: DragonFamilyView): string {
  return cell === undefined
    ? ''
    : own(
        'spot',
        gridOf(
          cell,
          view.tiles.flatMap((tile) => tile.cells),
        ),
      );
}

/** Where a move would be, and whence, for those who cannot see it. */
export function where(_kind: string, parameters: Facts, _words: GameWords, view: DragonFamilyView): string {
  const { q, r, tile, handler } = parameters;
  const here = typeof q === 'number' && typeof r === 'number' ? { q, r } : view.tiles.find((each) => each.id === tile)?.cells[0];
  const from = view.tiles.find((each) => each.handlers.some((who) => who.seat === view.turn && who.handler === handler))?.cells[0];
  return [spotWords(here, view), from === undefined ? '' : own('from', { spot: spotWords(from, view) })].filter(Boolean).join(', ');
}

/** What is being chosen now, after what has been picked; null while nothing is. */
export function ask(view: DragonFamilyView, narrowing: Narrowing, words: GameWords): string | null {
  const { picks, left } = narrowing;
  if (picks.length === 0) return null;
  const kinds = new Set(left.map((offer) => offer.kind));
  const picked = (name: string): Fact | undefined => picks.findLast((pick) => pick.with?.[name] !== undefined)?.with?.[name];
  if (kinds.size > 1) return picked('handler') === undefined ? null : own('ask.handler');
  if (kinds.has('settle')) return own('ask.settle');
  if (kinds.has('move')) return own(picked('handler') === undefined && view.chosen.handler === null ? 'ask.move' : 'ask.target');
  if (kinds.has('hatch') && picked('dragon') !== undefined) return own('ask.pay', words.called({ dragon: String(picked('dragon')) }));
  if (!kinds.has('explore')) return null;
  const [only] = left;
  if (left.length === 1 && only !== undefined) {
    const { q, r, hand } = only.parameters;
    const ways = narrowing.moves.filter(({ parameters }) => parameters.q === q && parameters.r === r && parameters.hand === hand);
    return own(ways.length > 1 ? 'ask.turn' : 'ask.lay');
  }
  return own(picked('hand') === undefined ? 'ask.explore' : 'ask.tile');
}

/** What follows from a choice and says why it is good; what the choice says itself is left out. */
const REASONS = ['shared', 'redrew', 'settled', 'hatched', 'traded', 'fed', 'grew', 'end_by_lairs', 'end_by_stack'] as const;
const SAID: Readonly<Record<string, readonly string[]>> = {
  settle: ['settled'],
  hatch: ['hatched', 'fed'],
  hatch_with_gold: ['hatched', 'fed'],
  trade: ['traded'],
  redraw: ['redrew'],
  feed_native: ['fed'],
  feed_gold: ['fed'],
  skip: ['fed'],
};

export const reasons = (kind: string): readonly string[] => REASONS.filter((event) => !SAID[kind]?.includes(event));

/** Answers that say nothing beside others. */
export const idle: readonly string[] = ['skip', 'pass', 'keep'];
