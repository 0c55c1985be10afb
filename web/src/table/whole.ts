/** A hint as a whole move: the answers that a player decides together, made and said as one. */

import type { GameBoard } from '../boards/types';
import type { ForeseenEvent, HintAnswer, HintMove, LegalMove } from '../protocol';
import type { Offer } from './narrowing';

export type Answer = Pick<HintAnswer, 'action' | 'kind' | 'parameters' | 'notation' | 'words'>;

export interface Whole {
  /** What is made when it is taken: all of its answers. */
  readonly offer: Offer;
  /** The answers, the first first; one, where the board offers them as one choice. */
  readonly answers: readonly Answer[];
  /** What they would certainly bring. */
  readonly brings: readonly ForeseenEvent[];
}

/** Of several answers that are one choice, the choice; else the move itself. */
export function choiceOf(
  hint: Pick<HintMove, 'action' | 'then'>,
  offers: readonly Offer[],
  moves: readonly LegalMove[],
): Offer | undefined {
  const answers = [hint.action, ...hint.then.map((answer) => answer.action)];
  return (
    offers.find((offer) => offer.chain?.every((answer, index) => answer === answers[index])) ??
    offers.find((offer) => offer.action === hint.action) ??
    moves.find((move) => move.action === hint.action)
  );
}

/** The whole move of a hint, as far as the board says that its answers are one move. */
export function wholeOf(
  hint: Pick<HintMove, 'action' | 'then' | 'brings'>,
  offers: readonly Offer[],
  moves: readonly LegalMove[],
  board: Pick<GameBoard, 'whole'> | null,
): Whole | undefined {
  const first = choiceOf(hint, offers, moves);
  if (first === undefined) return undefined;
  if (first.chain !== undefined) return { offer: first, answers: [first], brings: hint.brings };
  const all: readonly Answer[] = [first, ...hint.then];
  const count = Math.max(1, board?.whole?.(all) ?? all.length);
  const answers = all.slice(0, count);
  return {
    offer: count > 1 && answers.length > 1 ? { ...first, chain: answers.map((answer) => answer.action) } : first,
    answers,
    brings: hint.brings.slice(0, hint.then[count - 1]?.before ?? hint.brings.length),
  };
}

/** What is left of a hint after its first answer; nothing where that was all. */
export function restOf(hint: HintMove): HintMove | null {
  const [next, ...then] = hint.then;
  if (next === undefined) return null;
  const { action, notation, words, before } = next;
  return {
    ...hint,
    action,
    notation,
    words,
    then: then.map((answer) => ({ ...answer, before: answer.before - before })),
    brings: hint.brings.slice(before),
  };
}

/** Sentences of one move that are told: a move that is followed does nothing that its words do not say, but for endless ones. */
const MOST_PARTS = 8;

/** The answers that say something: one that lets something pass, or ends something, says nothing beside others. */
export function telling(answers: readonly Answer[], idle: readonly string[] = []): readonly Answer[] {
  const said = answers.filter(({ kind }) => !idle.includes(kind));
  return said.length > 0 ? said : answers.slice(0, 1);
}

/** Sentences as one, each once. */
export function inOne(sentences: readonly string[]): string {
  const said = [...new Set(sentences.filter(Boolean))];
  const shown = said.slice(0, MOST_PARTS).map((each, index) => (index < said.length - 1 ? each.replace(/[.]$/, '') : each));
  return shown.join('. ') + (said.length > MOST_PARTS ? ' …' : '');
}

const nameOf = ({ kind, facts }: ForeseenEvent): string => `${kind} ${JSON.stringify(facts)}`;

/** What follows from each of several moves, and so speaks for none of them. */
export function sharedBy(wholes: readonly Whole[]): ReadonlySet<string> {
  const [first, ...others] = wholes.map(({ brings }) => brings.map(nameOf));
  return new Set(others.length === 0 ? [] : first?.filter((each) => others.every((other) => other.includes(each))));
}

/**
 * What of all that follows speaks for a move, or against it: what the mover gets, pays and loses, and what a rival loses by it.
 * `kinds`: which events may be told at all; `losses`: those of them that tell what somebody loses; `shared`: what follows anyway.
 */
export function speaking(
  brings: readonly ForeseenEvent[],
  mover: number,
  kinds: readonly string[],
  losses: readonly string[] = [],
  shared: ReadonlySet<string> = new Set(),
): readonly ForeseenEvent[] {
  return brings.filter(
    (event) => kinds.includes(event.kind) && (event.facts.seat === mover || losses.includes(event.kind)) && !shared.has(nameOf(event)),
  );
}
