import { describe, expect, it } from 'vitest';
import type { GameBoard } from '../boards/types';
import type { AnalysedDecision, AnalysedMove } from '../protocol';
import type { GameWords } from '../words';
import { answersAfter, sayAnalysed, sayBrings } from './telling';

const move = (action: number, kind: string): AnalysedMove => ({
  action,
  kind,
  parameters: {},
  notation: '',
  words: `${kind} in English`,
  chance: 0.5,
});
const decision = (n: number, seat: number, kind: string): AnalysedDecision => ({ n, seat, chances: [], made: move(n, kind), best: [] });

const board = { say: (kind: string) => `${kind} auf Deutsch`, idle: ['skip'], reasons: () => ['gained'] } as unknown as GameBoard;
const words = { say: (_: string, kind: string) => `${kind} auf Deutsch.` } as unknown as GameWords;
const how = { board, words, names: [], view: null };

describe('an analysis in words', () => {
  it('is told in the language of the page, not in the one in which it was made', () => {
    expect(sayAnalysed(move(1, 'explore'), [], how)).toBe('explore auf Deutsch');
  });

  it('names a whole move, and nothing of it that says nothing', () => {
    const then = [decision(2, 0, 'tile'), decision(3, 0, 'skip')].map(({ made }) => ({ ...made, kind: made.kind ?? '', parameters: {} }));
    expect(sayAnalysed(move(1, 'explore'), then, how)).toBe('explore auf Deutsch. tile auf Deutsch');
  });

  it('takes for the answers of a move what the same seat decided right after it', () => {
    const all = [decision(0, 0, 'a'), decision(1, 0, 'b'), decision(2, 1, 'c'), decision(3, 0, 'd')];
    expect(answersAfter(all, all[0] as AnalysedDecision).map(({ kind }) => kind)).toEqual(['b']);
    expect(answersAfter(all, all[2] as AnalysedDecision)).toEqual([]);
  });

  it('says of the better move what it would have brought its mover', () => {
    const event = (kind: string, seat: number) => ({ kind, rule: '', facts: { seat }, text: '' });
    const judged = {
      ...decision(0, 0, 'a'),
      best: [move(5, 'explore')],
      brings: [event('moved', 0), event('gained', 1), event('gained', 0)],
    };
    expect(sayBrings(judged, how)).toBe('gained auf Deutsch.');
  });
});
