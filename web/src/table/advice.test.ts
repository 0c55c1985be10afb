import { describe, expect, it } from 'vitest';
import type { HintMessage, LegalMove } from '../protocol';
import { Advice } from './advice.svelte';

const MOVES: readonly LegalMove[] = [
  { action: 4, kind: 'gain', parameters: { card: 'red' }, notation: '', words: '' },
  { action: 5, kind: 'pass', parameters: {}, notation: '', words: '' },
];
const hint = (n: number): HintMessage => ({ type: 'hint', n, moves: [{ action: 4, chance: 0.5, words: '' }] }) as unknown as HintMessage;

describe('advice', () => {
  it('is asked for, comes, points, and is put away', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    expect(advice.waiting).toBe(true);
    advice.take(hint(3), 3, MOVES);
    expect([advice.waiting, advice.hint?.n, advice.pointed]).toEqual([false, 3, { kind: 'gain', with: { card: 'red' } }]);
    advice.point(5, MOVES);
    expect(advice.pointed).toEqual({ kind: 'pass', with: {} });
    advice.toggle(() => {
      throw new Error('nobody is asked');
    });
    expect([advice.hint, advice.pointed]).toEqual([null, null]);
  });

  it('for an earlier position is not shown', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    advice.take(hint(2), 3, MOVES);
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
