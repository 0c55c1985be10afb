/** A puzzle: a position as one seat sees it, in which one move is clearly best. Made from the rules by `scripts/lessons.py`. */

import { BOARDS } from '../boards/index';
import type { LessonFrame } from '../lesson/lesson';
import type { Fact } from '../table/narrowing';

export interface Puzzle {
  /** Who is to move. */
  readonly seat: number;
  /** 1 is easy, 4 is very hard. */
  readonly grade: number;
  /** The best moves with their chances of victory, the solution first. */
  readonly moves: readonly { readonly action: number; readonly chance: number }[];
  /** What the solution, with all that belongs to it, would certainly bring, as the seat can know it. */
  readonly brings: readonly { readonly kind: string; readonly facts: Readonly<Record<string, Fact>> }[];
  readonly frame: LessonFrame;
}

const DAY = 24 * 60 * 60 * 1000;

/** The day's number by the reader's own calendar. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The game whose turn it is, and how often it was its turn before: the number of its puzzle is that, round and round. */
export function daily(day: number, games: readonly string[]): { game: string; turn: number } | null {
  const those = games.filter((game) => BOARDS[game]?.puzzles !== undefined);
  const game = those[day % those.length];
  return game === undefined ? null : { game, turn: Math.floor(day / those.length) };
}
