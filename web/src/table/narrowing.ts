/**
 * Choosing a move by narrowing.
 *
 * Everything that can be clicked carries a pattern: some kinds of move and some parameters. Picking it keeps the legal moves that fit; when
 * one is left, that is the choice.
 * `back` takes the last pick away. This is the only way of choosing, for every game; it knows no rule, only the moves that the server has
 * offered.
 */

import type { LegalMove } from '../protocol';

export type Fact = number | string | number[] | string[];

/** What a clickable thing stands for. Without `kind` it may stand for moves of any kind. */
export interface Pattern {
  readonly kind?: string | readonly string[];
  readonly with?: Readonly<Record<string, Fact>>;
}

/**
 * A move that may be chosen. Where the table asks several questions in a row, a board may offer their answers as one choice, so that
 * nothing is said to the table before all of it is chosen:
 * `chain` are the moves that it stands for, in order.
 */
export interface Offer extends LegalMove {
  readonly chain?: readonly number[];
  /** It is shown on the board before it is made, whatever the player has set: picking it again makes it. */
  readonly ask?: boolean;
  /** Its sentence, where that is more than the move's own. */
  readonly said?: string;
}

export interface Narrowing {
  /** All that may be done now. */
  readonly moves: readonly Offer[];
  /** What has been picked, in order. */
  readonly picks: readonly Pattern[];
  /** The moves that fit all picks. */
  readonly left: readonly Offer[];
}

/** What a pick leads to. */
export type Outcome =
  | { readonly step: 'narrowed'; readonly narrowing: Narrowing }
  /** One move is left: make it, or ask once if it is an important one. */
  | { readonly step: 'chosen'; readonly narrowing: Narrowing; readonly move: Offer }
  /** No legal move fits: nothing has changed. */
  | { readonly step: 'refused'; readonly narrowing: Narrowing };

export const NOTHING: Narrowing = { moves: [], picks: [], left: [] };

/** All moves open. */
export function begin(moves: readonly Offer[]): Narrowing {
  return { moves, picks: [], left: moves };
}

function same(one: Fact | undefined, other: Fact): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => part === other[index]);
  }
  return one === other;
}

/** Whether a move is one that the pattern stands for. */
export function fits(move: Pick<LegalMove, 'kind' | 'parameters'>, pattern: Pattern): boolean {
  if (pattern.kind !== undefined) {
    const kinds = typeof pattern.kind === 'string' ? [pattern.kind] : pattern.kind;
    if (!kinds.includes(move.kind)) return false;
  }
  return Object.entries(pattern.with ?? {}).every(([name, fact]) => same(move.parameters[name], fact));
}

/** Whether picking this would leave a move. */
export function allows(narrowing: Narrowing, pattern: Pattern): boolean {
  return narrowing.left.some((move) => fits(move, pattern));
}

/** Whether this has been picked already. */
export function picked(narrowing: Narrowing, pattern: Pattern): boolean {
  return narrowing.picks.some((pick) => equal(pick, pattern));
}

function equal(one: Pattern, other: Pattern): boolean {
  const kinds = (pattern: Pattern) => (typeof pattern.kind === 'string' ? [pattern.kind] : (pattern.kind ?? [])).join();
  const left = one.with ?? {};
  const right = other.with ?? {};
  return (
    kinds(one) === kinds(other) &&
    Object.keys(left).length === Object.keys(right).length &&
    Object.entries(left).every(([name, fact]) => same(right[name], fact))
  );
}

/**
 * Pick something. A pick that contradicts the earlier ones but fits the moves as a whole starts over with itself: whoever taps another card
 * has changed their mind.
 */
export function pick(narrowing: Narrowing, pattern: Pattern): Outcome {
  for (const base of [narrowing, begin(narrowing.moves)]) {
    const left = base.left.filter((move) => fits(move, pattern));
    if (left.length > 0) return settle({ moves: base.moves, picks: [...base.picks, pattern], left });
  }
  return { step: 'refused', narrowing };
}

function settle(narrowing: Narrowing): Outcome {
  const [move, ...others] = narrowing.left;
  return move !== undefined && others.length === 0 ? { step: 'chosen', narrowing, move } : { step: 'narrowed', narrowing };
}

/** One step back: without the last pick. */
export function back(narrowing: Narrowing): Narrowing {
  const picks = narrowing.picks.slice(0, -1);
  return { moves: narrowing.moves, picks, left: narrowing.moves.filter((move) => picks.every((pattern) => fits(move, pattern))) };
}

/** The kinds of move that are left, in the order in which the server offers them. */
export function kinds(narrowing: Narrowing): string[] {
  return [...new Set(narrowing.left.map((move) => move.kind))];
}

/**
 * New moves have come in. What was picked stays picked only while the moves are still the same: another position is another question.
 */
export function renew(narrowing: Narrowing, moves: readonly Offer[]): Narrowing {
  const unchanged = moves.length === narrowing.moves.length && moves.every((move, index) => move.action === narrowing.moves[index]?.action);
  return unchanged
    ? { ...narrowing, moves, left: moves.filter((move) => narrowing.picks.every((pattern) => fits(move, pattern))) }
    : begin(moves);
}
