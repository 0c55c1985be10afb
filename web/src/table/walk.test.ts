import { describe, expect, it } from 'vitest';
import { isDirection, nearest } from './walk';

const spots = [
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 100 },
  { x: 10, y: 90 },
  { x: -100, y: 0 },
];

describe('nearest', () => {
  it('takes the next spot straight ahead', () => {
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowLeft')).toBe(4);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(3);
  });

  it('prefers what lies ahead to what is near but aside', () => {
    expect(
      nearest(
        { x: 0, y: 0 },
        [
          { x: 20, y: 90 },
          { x: 110, y: 0 },
        ],
        'ArrowRight',
      ),
    ).toBe(1);
  });

  it('finds nothing where nothing is', () => {
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, [], 'ArrowDown')).toBe(-1);
  });

  it('knows the four keys', () => {
    expect(isDirection('ArrowUp')).toBe(true);
    expect(isDirection('Enter')).toBe(false);
  });
});
