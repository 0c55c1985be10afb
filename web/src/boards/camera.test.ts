import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { type Lens, type Spot, toPlane, toScreen } from './plane';

const ROOM = { x: 100, y: 50, w: 400, h: 200 };
const FITTED: Lens = { scale: 2, x: 120, y: 60 };
const finger = (pointerId: number) => ({ pointerId });
const at = (x: number, y: number): Spot => ({ x, y });
let camera: Camera;
beforeEach(() => {
  camera = new Camera({ fitted: () => FITTED, room: () => ROOM, least: 1, most: 8 });
});

function rolling(deltaY: number, ctrlKey = false) {
  const wheel = { deltaY, ctrlKey, stopped: false, preventDefault: () => void (wheel.stopped = true) };
  return wheel;
}

describe('the camera', () => {
  it('shows what fits until it is moved, and again when asked', () => {
    expect(camera.lens).toBe(FITTED);
    camera.shift(5, -3);
    expect(camera.lens).toEqual({ scale: 2, x: 125, y: 57 });
    camera.fit();
    expect(camera.lens).toBe(FITTED);
  });

  it('follows a finger once it has strayed, and swallows the click that ends it', () => {
    const click = { stopped: 0, stopPropagation: () => void (click.stopped += 1) };
    camera.touch(finger(1), at(200, 100));
    camera.drag(finger(1), at(204, 103));
    expect([camera.moved, camera.held]).toEqual([null, false]);
    camera.drag(finger(1), at(220, 110));
    expect(camera.held).toBe(true);
    expect(camera.lens.x).toBe(FITTED.x + 16);
    camera.release(finger(1));
    expect([camera.held, camera.holds(finger(1))]).toEqual([false, false]);
    camera.swallow(click);
    camera.swallow(click);
    expect(click.stopped).toBe(1);
  });

  it('leaves a finger alone that began elsewhere', () => {
    camera.drag(finger(3), at(300, 100));
    expect([camera.holds(finger(3)), camera.moved]).toEqual([false, null]);
  });

  it('pinches about the middle between two fingers', () => {
    camera.touch(finger(1), at(200, 100));
    camera.touch(finger(2), at(300, 100));
    const spot = toPlane(camera.lens, at(250, 100));
    camera.drag(finger(1), at(150, 100));
    camera.drag(finger(2), at(350, 100));
    expect(camera.lens.scale).toBeCloseTo(4, 6);
    expect(toScreen(camera.lens, spot).x).toBeCloseTo(250, 6);
  });

  it('stays between the limits; what fits is never too small', () => {
    camera.closer(100);
    expect(camera.lens.scale).toBe(8);
    camera.closer(0.0001);
    expect(camera.lens.scale).toBe(1);
    const far = new Camera({ fitted: () => ({ ...FITTED, scale: 0.5 }), room: () => ROOM, least: 1, most: 8 });
    far.closer(0.0001);
    expect(far.lens.scale).toBe(0.5);
  });

  it('zooms with the wheel about the pointer, inside its room only', () => {
    const outside = rolling(-100);
    camera.wheel(outside, at(20, 20));
    expect([outside.stopped, camera.moved]).toEqual([false, null]);
    const spot = toPlane(camera.lens, at(300, 120));
    const wheel = rolling(-100);
    camera.wheel(wheel, at(300, 120));
    expect(wheel.stopped).toBe(true);
    expect(camera.lens.scale).toBeGreaterThan(2);
    expect(toScreen(camera.lens, spot)).toEqual({ x: expect.closeTo(300, 6) as number, y: expect.closeTo(120, 6) as number });
  });

  it('turns what is in hand once for each notch, and zooms with Ctrl', () => {
    const turns: number[] = [];
    const turn = (way: 1 | -1): void => void turns.push(way);
    camera.wheel(rolling(25), at(300, 120), turn, 1000);
    camera.wheel(rolling(25), at(300, 120), turn, 1010);
    camera.wheel(rolling(60), at(300, 120), turn, 1050);
    expect(turns).toEqual([1]);
    camera.wheel(rolling(-100), at(300, 120), turn, 2000);
    expect([turns, camera.moved]).toEqual([[1, -1], null]);
    camera.wheel(rolling(-100, true), at(300, 120), turn, 3000);
    expect([turns.length, camera.lens.scale > 2]).toEqual([2, true]);
  });

  it('listens to its keys and to no others', () => {
    const press = (key: string, shiftKey = false): boolean => camera.press({ key, shiftKey });
    expect([press('x'), press('ArrowLeft'), camera.moved]).toEqual([false, false, null]);
    expect(press('ArrowLeft', true)).toBe(true);
    expect(camera.lens.x).toBe(FITTED.x + 70);
    expect(press('+')).toBe(true);
    expect(camera.lens.scale).toBe(2.5);
    expect(press('-')).toBe(true);
    expect(camera.lens.scale).toBe(2);
    expect(press('0')).toBe(true);
    expect(camera.moved).toBe(null);
  });

  it('looks at a spot from near, and brings one into view without need for more', () => {
    camera.lookAt(at(10, 10), 4);
    expect(toScreen(camera.lens, at(10, 10))).toEqual({ x: 300, y: 150 });
    expect(camera.sees(at(10, 10))).toBe(true);
    const still = camera.lens;
    camera.bring(at(10, 10), 40);
    expect(camera.lens).toBe(still);
    expect(camera.sees(at(200, 10))).toBe(false);
    camera.bring(at(200, 10), 40);
    expect(toScreen(camera.lens, at(200, 10)).x).toBe(ROOM.x + ROOM.w - 40);
  });
});
