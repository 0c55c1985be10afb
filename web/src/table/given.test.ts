import { describe, expect, it } from 'vitest';
import { isGiven } from './given';

describe('a name', () => {
  it('was given by the table, or chosen', () => {
    expect(['Ember 65', 'Flint 88'].map(isGiven)).toEqual([true, true]);
    expect(['Ember', 'Ann', 'Ember 7', 'Ann 12', 'Ember 65 '].map(isGiven)).toEqual([false, false, false, false, false]);
  });
});
