/** What an analysis says of a move: how it compares with the best one, and what came of it. */

import type { AnalysedDecision } from '../protocol';

/** A move that gives away so much of the chance to win is a mistake. */
const MISTAKE = 0.12;
/** What follows a move is worth a word if it changes the chance by so much. */
const FORTUNE = 0.08;

type Decisions = readonly AnalysedDecision[];

/** The decision that led to a position: an analysis counts the decisions before each move, so its first one is number 0. */
export function behind(decisions: Decisions, n: number): AnalysedDecision | undefined {
  return decisions.find((each) => each.n === n - 1);
}

/** How much of the chance to win a move gave away; null if nobody has tried it. */
export function given(decision: AnalysedDecision): number | null {
  const best = decision.best[0]?.chance ?? null;
  const made = decision.made.chance;
  return best === null || made === null ? null : Math.max(0, best - made);
}

export function isMistake(decision: AnalysedDecision): boolean {
  return (given(decision) ?? 0) > MISTAKE;
}

/** The position behind the next mistake after a position, from the beginning again after the last one; null if there is none. */
export function nextMistake(decisions: Decisions, n: number): number | null {
  const found = decisions.filter(isMistake).map((each) => each.n + 1);
  return found.find((each) => each > n) ?? found[0] ?? null;
}

/**
 * How much luck, and what the others knew, changed the mover's chance between a move and the next decision; null if that is not worth a
 * word.
 */
export function fortune(decisions: Decisions, decision: AnalysedDecision): number | null {
  const later = decisions.find((each) => each.n > decision.n)?.chances[decision.seat];
  const made = decision.made.chance;
  if (later === undefined || made === null || Math.abs(later - made) < FORTUNE) return null;
  return later - made;
}

/** A place on a curve: the number of a position, and a chance. */
export interface Point {
  readonly n: number;
  readonly chance: number;
}

/**
 * A seat's chance over the game, always from the same eyes: those of the viewer, or its own. Whoever moves knows other things than whoever
 * moved before, and a curve from changing eyes goes up and down where nothing has happened. A turn of many decisions is one point: what
 * was thought before it.
 */
export function curve(decisions: Decisions, seat: number, viewer: number | null): readonly Point[] {
  const found = decisions.filter((each, index) => each.seat === (viewer ?? seat) && decisions[index - 1]?.seat !== each.seat);
  return found.map(({ n, chances }) => ({ n, chance: chances[seat] ?? 0 }));
}

/** How high a curve is at a position: between two of its points, on the line between them. */
export function heightAt(points: readonly Point[], n: number): number | null {
  const before = points.findLast((each) => each.n <= n);
  const after = points.find((each) => each.n >= n);
  if (before === undefined || after === undefined) return (before ?? after)?.chance ?? null;
  const part = after.n === before.n ? 0 : (n - before.n) / (after.n - before.n);
  return before.chance + part * (after.chance - before.chance);
}
