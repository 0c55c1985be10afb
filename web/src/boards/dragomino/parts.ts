/** What Dragomino brings to the page; all but this is loaded when it is first needed. */

import { api } from '../../api';
import type { BoardParts } from '../types';
import lesson from './lesson.toml';
import puzzles from './puzzles.toml';

export const parts: BoardParts = {
  board: async () => (await import('./index')).board,
  door: async () => (await import('./Door.svelte')).default,
  aloud: async () => (await import('./Picture.svelte')).default,
  lesson,
  puzzles,
  answers: async () => {
    const [{ answers, read }, printed] = await Promise.all([import('./answers'), api.components('dragomino')]);
    read(printed);
    return answers;
  },
};
