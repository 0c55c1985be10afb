/**
 * A lesson: a short game as one seat saw it. What is said at each step is among the game's words. Made from the rules by
 * `scripts/lessons.py`.
 */

import type { EventLine, LegalMove, PromptLine } from '../protocol';

export interface LessonFrame {
  readonly view: Record<string, unknown>;
  readonly events: readonly EventLine[];
  readonly moves: readonly LegalMove[];
  readonly prompt: PromptLine;
}

export interface LessonStep {
  /** The number of the move that the learner makes here, or of several that are one choice; without one the learner reads on. */
  readonly do: number | readonly number[] | null;
  /** The part of the board that the step speaks of. */
  readonly zone?: string;
  /** What happened since the step before. */
  readonly frames: readonly LessonFrame[];
}

export interface Lesson {
  readonly game: string;
  /** The names of those who play with the learner, who sits first. */
  readonly others: readonly string[];
  readonly steps: readonly LessonStep[];
}
