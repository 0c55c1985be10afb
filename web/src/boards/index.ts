/** The boards by the games' names. Each is loaded when it is first needed; a new game adds a folder and a line. */

import type { Component } from 'svelte';
import { api } from '../api';
import type { Lesson } from '../lesson/lesson';
import { standard } from './dragon_kin/choosing';
import { choosing } from './dragonbrood/choosing';
import type { Choosing, GameBoard } from './types';

interface Entry {
  board: () => Promise<GameBoard>;
  /** The picture on the game's door in the lobby. */
  door: () => Promise<Component>;
  lesson?: () => Promise<Lesson>;
  choosing?: Choosing;
  /** What an option is if the host does not choose it, where that depends on another option; null: what the game says. */
  standard?: (option: string, value: (option: string) => unknown) => number | null;
}

export const BOARDS: Readonly<Record<string, Entry>> = {
  dragon_kin: {
    board: async () => (await import('./dragon_kin/index')).board,
    door: async () => (await import('./dragon_kin/Door.svelte')).default,
    lesson: async () => (await import('./dragon_kin/lesson.json')).default as unknown as Lesson,
    standard,
  },
  dragomino: {
    board: async () => (await import('./dragomino/index')).board,
    door: async () => (await import('./dragomino/Door.svelte')).default,
    lesson: async () => (await import('./dragomino/lesson.json')).default as unknown as Lesson,
  },
  dragoon: {
    board: async () => (await import('./dragoon/index')).board,
    door: async () => (await import('./dragoon/Door.svelte')).default,
    lesson: async () => (await import('./dragoon/lesson.json')).default as unknown as Lesson,
  },
  dragon_family: {
    board: async () => (await import('./dragon_family/index')).board,
    door: async () => (await import('./dragon_family/Door.svelte')).default,
    lesson: async () => (await import('./dragon_family/lesson.json')).default as unknown as Lesson,
  },
  dragonbrood: {
    // The board reads the game's tables from the server: what is corrected there is right here too.
    board: async () => {
      const [{ board, read }, tables] = await Promise.all([import('./dragonbrood/index'), api.components('dragonbrood')]);
      read(tables);
      return board;
    },
    door: async () => (await import('./dragonbrood/Door.svelte')).default,
    lesson: async () => (await import('./dragonbrood/lesson.json')).default as unknown as Lesson,
    choosing,
  },
};
