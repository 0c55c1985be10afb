import { describe, expect, it } from 'vitest';
import type { QuestionLine } from '../protocol';
import { Asking } from './asking.svelte';

const question = (number: number, names: string[] = ['1', '2']): QuestionLine => ({
  kind: 'die',
  rule: 'X-1',
  facts: {},
  text: '',
  seats: [0],
  open: true,
  lent: false,
  names,
  possible: names.map(() => true),
  number,
  more: 0,
  given: [],
  mover: 0,
});

function table(open: QuestionLine | null): { asking: Asking; said: [number, number, boolean][] } {
  const said: [number, number, boolean][] = [];
  const enter = (number: number, outcome: number, sure: boolean): boolean => said.push([number, outcome, sure]) > 0;
  return { asking: new Asking({ question: () => open, enter }), said };
}

describe('saying what a real box shows', () => {
  it('sends one answer to a question, however often it is tapped', () => {
    const { asking, said } = table(question(3));
    asking.answer(1);
    asking.answer(0);
    expect(said).toEqual([[3, 1, false]]);
    expect(asking.waits).toBe(true);
    asking.heard();
    expect(asking.waits).toBe(false);
  });

  it('says nothing where others are asked', () => {
    const { asking, said } = table(question(0, []));
    asking.answer(0);
    expect(said).toEqual([]);
  });

  it('asks once more before the game ends', () => {
    const { asking, said } = table(question(5));
    asking.answer(1);
    asking.refused('ends_game');
    expect(asking.ending).toBe(1);
    asking.answer(1, true);
    expect(said).toEqual([
      [5, 1, false],
      [5, 1, true],
    ]);
    asking.refused('impossible');
    expect(asking.ending).toBe(null);
  });
});
