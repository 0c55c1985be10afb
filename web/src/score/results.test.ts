import { beforeEach, describe, expect, it } from 'vitest';
import { forgetResult, keepResult, keptResults, keptSheets, type KeptResult } from './results';

const held = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => void held.set(key, text) },
});

const result = (when: number, match?: string): KeptResult => ({
  game: 'dragomino',
  when,
  players: [{ name: 'Ann', score: 7, won: true }],
  source: match === undefined ? 'sheet' : 'table',
  ...(match === undefined ? {} : { match }),
});

describe('the results of a group', () => {
  beforeEach(() => held.clear());

  it('are kept in order and forgotten one by one', () => {
    keepResult(result(1));
    expect(keepResult(result(2)).map((kept) => kept.when)).toEqual([1, 2]);
    expect(forgetResult(1).map((kept) => kept.when)).toEqual([2]);
    expect(keptResults()).toEqual([result(2)]);
  });

  it('have a match once', () => {
    keepResult(result(1, 'abcd'));
    expect(keepResult(result(2, 'abcd')).map((kept) => kept.when)).toEqual([2]);
  });

  it('are none where something else is stored', () => {
    held.set('clutch.results', '{');
    expect(keptResults()).toEqual([]);
    held.set('clutch.results', '7');
    expect(keptResults()).toEqual([]);
  });

  it('go to the table where they come from a score sheet, the newest first', () => {
    keepResult(result(1));
    keepResult(result(2, 'abcd'));
    keepResult({ ...result(3), players: [{ name: ' ', score: 1, won: true }] });
    keepResult(result(4));
    expect(keptSheets().map((sheet) => sheet.when)).toEqual([4, 1]);
    expect(Object.keys(keptSheets()[0] ?? {})).toEqual(['game', 'when', 'players']);
  });

  it('go to the table as far as one question carries them', () => {
    for (let when = 1; when <= 1000; when += 1) keepResult(result(when));
    const sheets = keptSheets();
    expect(sheets[0]?.when).toBe(1000);
    expect(sheets.length).toBeGreaterThan(500);
    expect(JSON.stringify({ sheets }).length).toBeLessThan(62_000);
  });
});
