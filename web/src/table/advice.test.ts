import { describe, expect, it } from 'vitest';
import type { HintMessage, HintMove, LegalMove } from '../protocol';
import { Advice, choiceOf } from './advice.svelte';

const MOVES: readonly LegalMove[] = [
  { action: 4, kind: 'gain', parameters: { card: 'red' }, notation: '', words: '' },
  { action: 5, kind: 'pass', parameters: {}, notation: '', words: '' },
];
const hint = (n: number): HintMessage => ({ type: 'hint', n, moves: [{ action: 4, chance: 0.5, words: '' }] }) as unknown as HintMessage;

const choice = (move: { action: number }): LegalMove | undefined => MOVES.find((each) => each.action === move.action);

describe('advice', () => {
  it('of several answers is the choice that takes them', () => {
    const then = (...actions: number[]): HintMove['then'] => actions.map((action) => ({ action }) as HintMove['then'][number]);
    const offers = [
      { ...(MOVES[0] as LegalMove), action: -1, chain: [4, 7, 8] },
      { ...(MOVES[0] as LegalMove), action: -2, chain: [4, 7, 9] },
      { ...(MOVES[1] as LegalMove), kind: 'renamed' },
    ];
    expect(choiceOf({ action: 4, then: then(7, 9, 5) }, offers, MOVES)?.action).toBe(-2);
    expect(choiceOf({ action: 5, then: [] }, offers, MOVES)?.kind).toBe('renamed');
    expect(choiceOf({ action: 4, then: then(6) }, offers, MOVES)?.action).toBe(4);
    expect(choiceOf({ action: 12, then: [] }, offers, MOVES)).toBeUndefined();
  });

  it('is asked for, comes, points, and is put away', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    expect(advice.waiting).toBe(true);
    advice.take(hint(3), 3, choice);
    expect([advice.waiting, advice.hint?.n, advice.pointed]).toEqual([false, 3, { kind: 'gain', with: { card: 'red' } }]);
    advice.point(MOVES[1]);
    expect(advice.pointed).toEqual({ kind: 'pass', with: {} });
    advice.toggle(() => {
      throw new Error('nobody is asked');
    });
    expect([advice.hint, advice.pointed]).toEqual([null, null]);
  });

  it('for an earlier position is not shown', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    advice.take(hint(2), 3, choice);
    expect([advice.waiting, advice.hint, advice.pointed]).toEqual([false, null, null]);
  });

  it('is not waited for when the question did not go out, or was refused', () => {
    const advice = new Advice();
    advice.toggle(() => false);
    expect(advice.waiting).toBe(false);
    advice.toggle(() => true);
    advice.refuse();
    expect(advice.waiting).toBe(false);
  });
});
