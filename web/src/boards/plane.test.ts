import { describe, expect, it } from 'vitest';
import { around, centre, fit, inside, shift, toPlane, toScreen } from './plane';

const BOX = { x: 10, y: 20, w: 80, h: 40 };

describe('the plane', () => {
  it('has boxes with a middle, an inside and an outside', () => {
    expect(centre(BOX)).toEqual({ x: 50, y: 40 });
    expect([inside(BOX, { x: 10, y: 20 }), inside(BOX, { x: 91, y: 30 }), inside(BOX, { x: 30, y: 61 })]).toEqual([true, false, false]);
  });
  it('has a box around several, and none around none', () => {
    expect(around([], 3)).toBe(null);
    expect(around([BOX, { x: 0, y: 50, w: 20, h: 30 }], 2, 5)).toEqual({ x: -2, y: 18, w: 94, h: 69 });
  });
  it('comes to the screen whole and in the middle, and not too large', () => {
    const part = { x: -1, y: -1, w: 4, h: 4 };
    const lens = fit(part, BOX, 100);
    expect(lens.scale).toBe(10);
    expect(toScreen(lens, centre(part))).toEqual(centre(BOX));
    expect(fit(part, BOX, 3).scale).toBe(3);
  });
  it('and back again', () => {
    const lens = shift({ scale: 4, x: 3, y: 5 }, 2, -2);
    expect(toPlane(lens, toScreen(lens, { x: 7, y: -9 }))).toEqual({ x: 7, y: -9 });
  });
});
