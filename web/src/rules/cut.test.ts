import { describe, expect, it } from 'vitest';
import { cut } from './cut';

const WHOLE = { x: 0, y: 0, w: 900, h: 600 };

describe('a picture cut out of a board', () => {
  it('is as broad as what it shows', () => {
    expect(cut({ x: 100, y: 50, w: 600, h: 200 }, WHOLE, 700)).toEqual({ x: 100, y: 50, w: 600, h: 200 });
  });
  it('shows more beside it, where it would be drawn too large', () => {
    const { x, w } = cut({ x: 400, y: 50, w: 100, h: 200 }, WHOLE, 600);
    expect(w).toBe(400);
    expect(x).toBe(250);
  });
  it('stays on the board', () => {
    expect(cut({ x: -20, y: -16, w: 100, h: 700 }, WHOLE, 600)).toEqual({ x: 0, y: 0, w: 400, h: 600 });
    expect(cut({ x: 860, y: 500, w: 60, h: 120 }, WHOLE, 600)).toEqual({ x: 500, y: 480, w: 400, h: 120 });
  });
});
