import { describe, expect, it } from 'vitest';
import { aboutTable, standing, undone } from './undone';

const told = (n: number, kind = 'discarded', facts: Record<string, number> = {}) => ({ n, kind, facts });
const back = (n: number, count: number) => told(n, 'taken_back', { seat: 0, count });

describe('what was taken back', () => {
  it('is nothing as long as nobody takes anything back', () => {
    expect([...undone([told(0), told(1), told(2)])]).toEqual([]);
  });

  it('is the decisions before the taking back, as many as it says', () => {
    expect([...undone([told(0, 'hand'), told(1), told(2), told(3), back(4, 2)])]).toEqual([2, 3]);
  });

  it('counts decisions that nobody was told of', () => {
    expect([...undone([told(1), told(3), back(4, 2)])]).toEqual([2, 3]);
  });

  it('goes on behind what was taken back before', () => {
    expect([...undone([told(1), told(2), back(3, 1), told(4), back(5, 2)])].sort()).toEqual([1, 2, 4]);
  });

  it('knows only the decisions of the pages that are here', () => {
    expect([...undone([told(7), back(8, 3)])]).toEqual([7]);
  });

  it('is left out of what stands, and so is not counted', () => {
    const events = [told(0, 'hand'), told(1), told(2), told(2, 'table_paused'), back(3, 1), told(4)];
    expect(standing(events).map((event) => [event.n, event.kind])).toEqual([
      [0, 'hand'],
      [1, 'discarded'],
      [2, 'table_paused'],
      [3, 'taken_back'],
      [4, 'discarded'],
    ]);
  });

  it('leaves alone what happened around the game', () => {
    expect([aboutTable(told(1, 'table_asked_take_back')), aboutTable(back(1, 1)), aboutTable(told(1))]).toEqual([true, true, false]);
  });
});
