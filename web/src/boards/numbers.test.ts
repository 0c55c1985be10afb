/** A board knows moves by their kinds and parameters. Their numbers are the table's: a board passes on those that it was given, and makes up none. */

import { describe, expect, it } from 'vitest';

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('./*/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** Boards that still reckon with numbers of moves; this list is to become empty. */
const STILL_NUMBERED: readonly string[] = ['dragon_family'];

/** A number that is given to an action, or a table of numbers of its own. */
const MADE_UP = /\baction\s*[:=]\s*\{?\s*-?\d|from '\.\/actions'|\bchoose\([^()]*,\s*\d/;

const game = (path: string): string => path.split('/')[1] ?? '';
const boards = [...new Set(Object.keys(SOURCES).map(game))];
const numbered = (path: string): boolean =>
  !path.endsWith('.test.ts') && (path.endsWith('/actions.ts') || MADE_UP.test(SOURCES[path] ?? ''));

describe('the numbers of moves', () => {
  it('are looked for in every board', () => {
    expect(boards.length).toBeGreaterThanOrEqual(5);
    expect(MADE_UP.test('{ action: 12 }')).toBe(true);
    expect(MADE_UP.test('choose(pattern, 7)')).toBe(true);
    expect(MADE_UP.test('{ action: move.action }')).toBe(false);
  });

  it.each(boards.filter((board) => !STILL_NUMBERED.includes(board)))('are in no file of %s', (board) => {
    expect(Object.keys(SOURCES).filter((path) => game(path) === board && numbered(path))).toEqual([]);
  });

  it.each(STILL_NUMBERED)('are still in %s, or it leaves the list', (board) => {
    expect(Object.keys(SOURCES).some((path) => game(path) === board && numbered(path))).toBe(true);
  });
});
