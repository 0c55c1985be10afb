/** The boards by the games' names. Each is loaded when it is first needed; a new game adds a folder and a line. */

import type { Component } from 'svelte';
import type { GameBoard } from './types';

interface Entry {
  board: () => Promise<GameBoard>;
  /** The picture on the game's door in the lobby. */
  door: () => Promise<Component>;
  lesson?: () => Promise<Lesson>;
}

/** A lesson: positions of a short game as one seat saw them, and what is said at each. */
export interface Lesson {
  readonly steps: readonly import('../lesson/lesson').LessonStep[];
}

export const BOARDS: Readonly<Record<string, Entry>> = {
  dragon_kin: {
    board: async () => (await import('./dragon_kin/index')).board,
    door: async () => (await import('./dragon_kin/Door.svelte')).default,
  },
};
