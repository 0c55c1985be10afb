/** What Dragonbrood brings to the page; all but this is loaded when it is first needed. */

import { api } from '../../api';
import type { BoardParts } from '../types';
import lesson from './lesson.toml';
import puzzles from './puzzles.toml';

export const parts: BoardParts = {
  // The board reads the game's tables from the server: what is corrected there is right here too.
  board: async () => {
    const [{ board, read }, tables] = await Promise.all([import('./index'), api.components('dragonbrood')]);
    read(tables);
    return board;
  },
  door: async () => (await import('./Door.svelte')).default,
  lesson,
  puzzles,
  answers: async () => {
    const [{ answers, read }, printed] = await Promise.all([import('./answers'), api.components('dragonbrood')]);
    read(printed);
    return answers;
  },
  honours: ['solo_mode', 'solo_difficulty'],
};
