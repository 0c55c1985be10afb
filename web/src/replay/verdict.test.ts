import { describe, expect, it } from 'vitest';
import type { AnalysedDecision } from '../protocol';
import { behind, curve, fortune, given, heightAt, isMistake, nextMistake } from './verdict';

const move = (action: number, chance: number | null) => ({ action, notation: '', words: '', chance });
function decision(n: number, made: number | null, best: number, chances: number[] = [best, 1 - best]): AnalysedDecision {
  return { n, seat: 0, chances, made: move(1, made), best: [move(2, best)] };
}

describe('the verdict on a move', () => {
  it('belongs to the move that led to the position', () => {
    const decisions = [decision(0, 0.5, 0.5), decision(1, 0.4, 0.5), decision(2, 0.5, 0.5)];
    expect(behind(decisions, 0)).toBeUndefined();
    expect(behind(decisions, 1)?.n).toBe(0);
    expect(behind(decisions, 2)?.made.chance).toBe(0.4);
  });

  it('calls a move that nobody tried no mistake', () => {
    expect([given(decision(0, null, 0.9)), isMistake(decision(0, null, 0.9))]).toEqual([null, false]);
    expect(isMistake(decision(0, 0, 0.9))).toBe(true);
    expect(isMistake(decision(0, 0.85, 0.9))).toBe(false);
  });

  it('leads from mistake to mistake, and from the last to the first', () => {
    const decisions = [decision(0, 0.2, 0.6), decision(1, 0.6, 0.6), decision(2, 0.1, 0.6)];
    expect([nextMistake(decisions, 0), nextMistake(decisions, 1), nextMistake(decisions, 3)]).toEqual([1, 3, 1]);
    expect(nextMistake([decision(0, 0.6, 0.6)], 0)).toBeNull();
  });

  it('has a word for what came of a move', () => {
    const decisions = [decision(0, 0.4, 0.5), decision(1, 0.5, 0.5, [0.7, 0.3])];
    expect(fortune(decisions, decisions[0] as AnalysedDecision)).toBeCloseTo(0.3);
    expect(fortune(decisions, decisions[1] as AnalysedDecision)).toBeNull();
    expect(fortune([decision(0, 0.4, 0.5), decision(1, 0.5, 0.5, [0.42, 0.58])], decisions[0] as AnalysedDecision)).toBeNull();
  });
});

describe('the curve of a seat', () => {
  const decisions = [0, 1, 0, 1].map((seat, n) => ({ ...decision(n, 0.5, 0.5, [0.5 + n / 10, 0.5 - n / 10]), seat }));

  it('is seen with the same eyes all the time: its own, or those of whoever looks', () => {
    expect(curve(decisions, 0, null)).toEqual([
      { n: 0, chance: 0.5 },
      { n: 2, chance: 0.7 },
    ]);
    expect(curve(decisions, 0, 1).map(({ n }) => n)).toEqual([1, 3]);
  });

  it('has a height between its points', () => {
    expect(heightAt(curve(decisions, 0, null), 1)).toBeCloseTo(0.6);
    expect(heightAt(curve(decisions, 0, null), 3)).toBeCloseTo(0.7);
    expect(heightAt([], 3)).toBeNull();
  });
});
