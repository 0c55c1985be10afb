import { describe, expect, it } from 'vitest';
import { leadOf } from './chances';

describe('a chance in words', () => {
  it('compares it with what chance alone would give', () => {
    expect([0.2, 0.5, 0.8, 1].map((chance) => leadOf(chance, 2))).toEqual(['behind', 'even', 'ahead', 'ahead']);
    expect([0.05, 0.25, 0.5].map((chance) => leadOf(chance, 4))).toEqual(['behind', 'even', 'ahead']);
  });
});
