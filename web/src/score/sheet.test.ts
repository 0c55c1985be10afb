import { describe, expect, it } from 'vitest';
import { area, blank, empty, inWords } from './sheet';
import type { SheetField } from '../protocol';

const field = (name: string, kind: SheetField['kind'], least = 0, each = true): SheetField => ({
  name,
  kind,
  symbols: [],
  least,
  most: 9,
  each_seat: each,
});

describe('a score sheet', () => {
  it('writes an area with what each player has in it', () => {
    expect(area({ symbol: 'forest', size: 4, counts: [2, 0, 1] }, 3)).toBe('forest 4 A=2 C=1');
    expect(area({ symbol: 'ocean', size: 0, counts: [1, 1] }, 1)).toBe('ocean 0 A=1');
  });

  it('begins empty, with a player where somebody has to be named', () => {
    expect(empty(field('gold', 'number'))).toEqual(['0']);
    expect(empty(field('mommy', 'seat', 1, false))).toEqual(['A']);
    expect(blank([field('gold', 'number'), field('line', 'pieces', 7, false)], true)).toEqual({ gold: ['0'] });
    expect(blank([field('gold', 'number'), field('line', 'pieces', 7, false)], false)).toEqual({ line: [] });
  });

  it('calls its fields in a refusal as people do', () => {
    const label = (name: string): string => (name === 'line' ? 'The royal line' : name);
    expect(inWords('“line” takes 7, not 0.', label)).toBe('“The royal line” takes 7, not 0.');
    expect(inWords('„line“ nimmt 7, nicht 0.', label)).toBe('„The royal line“ nimmt 7, nicht 0.');
    expect(inWords('Name as many players as lines.', label)).toBe('Name as many players as lines.');
  });
});
