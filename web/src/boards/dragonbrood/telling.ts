/** Moves in the words of somebody who plays: which dragon, what it costs and brings, as the view tells it. */

import type { Fact } from '../../table/narrowing';
import type { DragonbroodAnswerView, DragonbroodDragonView, DragonbroodProspectView, DragonbroodView } from '../../views';
import type { GameWords } from '../../words';
import { incomeTrack, STONES, type Bundle } from './tables';
import { own } from './words';

type Facts = Readonly<Record<string, Fact>>;

/** Some items in words. */
export const listed = (items: Bundle, words: GameWords): string =>
  Object.entries(items)
    .map(([kind, count]) => words.name(`${count} ${kind}`))
    .join(', ');

const isEmpty = (items: Bundle | undefined): boolean => Object.keys(items ?? {}).length === 0;

/** The stones whose colours are asked for. */
export function stoneOf(gain: Bundle): (typeof STONES)[number] {
  const has = (kind: string): boolean => (gain[kind] ?? 0) > 0;
  return STONES.find(has) ?? STONES.find((stone) => has(`${stone}_red`)) ?? 'crystal';
}

/** What a dragon would get at a place, in one line; empty where there is nothing certain to say. */
export function promised(found: DragonbroodProspectView, words: GameWords): string {
  if (found.remarks?.some((remark) => remark.kind === 'nothing')) return own('say.nothing');
  const parts = [
    ...(isEmpty(found.gain) ? [] : [listed(found.gain ?? {}, words)]),
    ...(found.trinkets === undefined ? [] : [own('say.trinkets', { count: found.trinkets[0] ?? 0 })]),
    ...(found.excavate === undefined ? [] : [own('say.digs', { count: found.excavate })]),
    ...(found.effect === 'excavate' ? [own('say.digs', { count: found.count ?? 0 })] : []),
    ...(found.effect === 'exchange' ? [own('exchanges', { count: found.count ?? 0 })] : []),
    ...(found.recipes ?? [])
      .filter((recipe) => recipe.payable)
      .slice(0, 1)
      .map((recipe) => own('say.evolve', words.called({ dragon: recipe.dragon }))),
  ];
  if (parts.length === 0) return '';
  if (found.lesser !== undefined) return own('say.prize', { what: parts.join(', ') });
  return found.when === 'now' ? parts.join(', ') : own('say.later', { what: parts.join(', '), ...words.called({ season: found.when }) });
}

const known = (view: DragonbroodView, slot: Fact | undefined, seat: number): DragonbroodDragonView | undefined =>
  view.seats[seat]?.dragons.find((dragon) => dragon.slot === slot);

/** A dragon by its kind, and where it is. */
function dragonNamed(dragon: DragonbroodDragonView, words: GameWords): string {
  const name = `${dragon.colour}_${dragon.level}`;
  return dragon.place === null ? words.name(name) : own('say.dragon.at', words.called({ dragon: name, place: dragon.place }));
}

/** The move of a dragon that is asked for by its number. */
function ofDragon(kind: string, facts: Facts, names: readonly string[], words: GameWords, view: DragonbroodView): string | null {
  const seat = kind === 'remove' ? Number(facts.target) : (view.decision?.seat ?? 0);
  const dragon = known(view, facts.slot, seat);
  if (dragon === undefined) return null;
  const said = dragonNamed(dragon, words);
  if (kind === 'pair') return own('say.pair', { dragon: said });
  if (kind === 'feed') return own('say.feed', { dragon: said, count: dragon.food });
  if (kind === 'leader') return own('say.leader', { dragon: said });
  if (kind === 'remove') return own('say.remove', { dragon: said, name: names[seat] ?? '' });
  return own('say.take', { dragon: said });
}

/** The colours of stones that are asked for by numbers. */
function ofStones(kind: string, facts: Facts, words: GameWords, view: DragonbroodView): string {
  const stone = stoneOf(view.decision?.gain ?? {});
  if (kind === 'colour') return words.name(`${stone}_${String(facts.colour)}`);
  const colour = view.decision?.kind === 'split_blue' ? 'blue' : 'red';
  return words.name(`${Number(facts.amount)} ${stone}_${colour}`);
}

/** What lies on an income space. */
export function onSpace(space: Fact | undefined, words: GameWords, view: DragonbroodView): string {
  const found = incomeTrack(view.options).find((each) => `${each.row}.${each.column}` === space);
  return listed(found?.items ?? {}, words);
}

/** Answers that are known by what they bring rather than by a number. */
function byTerms(kind: string, answer: DragonbroodAnswerView, words: GameWords): string | null {
  const dragons = answer.dragons.map((dragon) => words.name(dragon)).join(', ');
  if (kind === 'hatch') return own('say.hatch', { dragon: dragons, cost: listed(answer.pays, words) });
  if (kind === 'evolve_young' || kind === 'evolve_grown') return own('say.become', { dragon: dragons, cost: listed(answer.pays, words) });
  if (kind === 'break_up') return own('say.break.up', { dragons });
  if (kind === 'grave' || kind === 'yield' || kind === 'alchemy') return listed(answer.gains, words);
  if (kind === 'break') return own('say.trade', { pays: listed(answer.pays, words), gains: listed(answer.gains, words) });
  return null;
}

function ofTrade(kind: string, facts: Facts, words: GameWords, view: DragonbroodView): string | null {
  const trade = view.decision?.trades.find(
    (each) => each.kind === kind && Object.entries(each.parameters).every(([name, fact]) => facts[name] === fact),
  );
  if (trade === undefined) return null;
  const { pays, gains } = (view.decision?.boosted ?? 0) > 0 ? trade.boosted : trade.plain;
  if (kind === 'sell_egg') return own('say.egg', { gains: listed(gains, words) });
  return own('say.trade', { pays: listed(pays, words), gains: listed(gains, words) });
}

const OF_DRAGONS = ['dragon', 'pair', 'feed', 'leader', 'remove'];
const TO_PLACES = ['to', 'bump', 'join'];

/** The sentence of a move. Without a position it is said as far as the move itself tells it. */
export function sayMove(
  kind: string,
  facts: Facts,
  names: readonly string[],
  words: GameWords,
  now?: { readonly view: DragonbroodView | null; readonly notation: string },
): string {
  const plain = words.say('moves', kind, facts, names, kind);
  const view = now?.view ?? null;
  const asked = view?.decision ?? null;
  if (view === null || asked === null) return plain;
  if (OF_DRAGONS.includes(kind)) return ofDragon(kind, facts, names, words, view) ?? plain;
  if (kind === 'split' || kind === 'colour') return ofStones(kind, facts, words, view);
  if (kind === 'excavate') return own('say.excavate', { items: onSpace(facts.space, words, view) });
  if (kind === 'income') return own('say.income', { items: onSpace(facts.space, words, view) });
  if (kind === 'exchange' || kind === 'sell_egg') return ofTrade(kind, facts, words, view) ?? plain;
  if (TO_PLACES.includes(kind)) {
    const way = asked.journeys.find((each) => each.slot === asked.slot)?.ways.find((each) => each.place === facts.place);
    const said = way === undefined ? '' : promised(way.prospect, words);
    return said === '' ? plain : `${plain}: ${said}`;
  }
  const answer = asked.answers[now?.notation ?? ''];
  if (answer === undefined) return plain;
  const said = byTerms(kind, answer, words);
  if (said !== null) return said;
  const terms = [
    ...(isEmpty(answer.pays) ? [] : [own('say.for', { cost: listed(answer.pays, words) })]),
    ...(isEmpty(answer.gains) ? [] : [listed(answer.gains, words)]),
  ];
  return terms.length === 0 ? plain : `${plain}: ${terms.join(', ')}`;
}
