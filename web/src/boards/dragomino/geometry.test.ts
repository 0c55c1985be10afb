import { describe, expect, it } from 'vitest';
import type { DragominoView } from '../../views';
import { type Spot, toPlane, toScreen, zoom } from '../plane';
import {
  beside,
  bounds,
  clockwise,
  cover,
  DIRECTIONS,
  fitIsland,
  isDirection,
  keyOf,
  middle,
  nearest,
  opposite,
  type Placement,
  sideMiddle,
  sideOf,
  turned,
  walk,
} from './geometry';
import load from './positions.toml';

const at = (x: number, y: number, direction: string): Placement => ({ x, y, direction: isDirection(direction) ? direction : 'N' });
function read(place: string): Placement {
  const [x, y, direction] = place.split(',');
  return at(Number(x), Number(y), direction ?? '');
}
/** Positions of games: an island, and the places of the picked domino that are legal there. */
const POSITIONS = (await load()).map(({ view, moves }) => {
  const { seats, seat } = view as unknown as DragominoView;
  const cells: readonly Spot[] = seats[seat ?? 0]?.cells ?? [];
  return { cells, places: moves.map(({ parameters: { x, y, direction } }) => at(Number(x), Number(y), String(direction))) };
});

const START = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
/** The places beside the starting domino that point east, and some that point otherwise. */
const EAST = ['-1,-1', '0,-1', '1,-1', '-2,0', '2,0', '-1,1', '0,1', '1,1'].map((spot) => read(`${spot},E`));
const SOME = [...EAST, at(2, 0, 'S'), at(2, 0, 'N'), at(1, 2, 'N'), at(-1, 0, 'N'), at(3, 0, 'W')];

describe('turning', () => {
  it('goes round in four steps, both ways', () => {
    expect(clockwise('N')).toBe('E');
    expect(clockwise('W')).toBe('N');
    expect(clockwise('N', -1)).toBe('W');
    for (const way of DIRECTIONS) expect(opposite(opposite(way))).toBe(way);
  });
  it('keeps half a where it is if that is allowed', () => {
    expect(turned(SOME, at(2, 0, 'E'), 'S')).toEqual(at(2, 0, 'S'));
  });
  it('else takes the nearest place of the new direction', () => {
    // Half a at 3,0 is free but would touch nothing when it points north; the nearest place that does is beside it.
    const place = turned(SOME, at(3, 0, 'W'), 'N');
    expect(place?.direction).toBe('N');
    expect(place).toEqual(at(2, 0, 'N'));
  });
  it('finds a place for every direction from everywhere', () => {
    for (const { places: all } of POSITIONS) {
      for (const place of all) for (const way of DIRECTIONS) expect(turned(all, place, way)?.direction).toBe(way);
    }
  });
});

describe('ghosts', () => {
  const east = EAST;
  it('have their middle between their halves', () => {
    expect(middle(at(2, 0, 'E'))).toEqual({ x: 3, y: 0.5 });
    expect(middle(at(2, 0, 'N'))).toEqual({ x: 2.5, y: 0 });
    expect(beside(at(2, 0, 'N'))).toEqual({ x: 2, y: -1 });
    expect(cover(at(2, 0, 'N'))).toEqual({ x: 2, y: -1, w: 1, h: 2 });
    expect(cover(at(2, 0, 'W'))).toEqual({ x: 1, y: 0, w: 2, h: 1 });
  });
  it('the nearest one is found, and none out of reach', () => {
    expect(nearest(east, { x: 3.2, y: 0.4 })).toEqual(at(2, 0, 'E'));
    expect(nearest(east, { x: 20, y: 0 }, 1)).toBeNull();
  });
  it('lie at least a square apart when they point the same way, so that each can be touched', () => {
    for (const { places } of POSITIONS) {
      for (const way of DIRECTIONS) {
        const spots = places.filter((place) => place.direction === way).map(middle);
        spots.forEach((one, index) =>
          spots.slice(index + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(1)),
        );
      }
    }
  });
  it('are walked with the arrow keys, straight ahead first', () => {
    expect(walk(east, at(0, 1, 'E'), 'E')).toEqual(at(1, 1, 'E'));
    expect(walk(east, at(0, 1, 'E'), 'N')).toEqual(at(0, -1, 'E'));
    expect(walk(east, at(2, 0, 'E'), 'E')).toBeNull();
  });
  it('can all be reached with the arrow keys', () => {
    for (const { places } of POSITIONS) {
      for (const way of DIRECTIONS) {
        const all = places.filter((place) => place.direction === way);
        const seen = new Set<string>();
        const queue = all.slice(0, 1);
        while (queue.length > 0) {
          const place = queue.pop() as Placement;
          if (seen.has(keyOf(place))) continue;
          seen.add(keyOf(place));
          for (const arrow of DIRECTIONS) {
            const next = walk(all, place, arrow);
            if (next !== null) queue.push(next);
          }
        }
        expect(seen.size).toBe(all.length);
      }
    }
  });
  it('a side has one name from both of its squares', () => {
    expect(sideOf(0, 0, 'E')).toBe(sideOf(1, 0, 'W'));
    expect(sideOf(0, 0, 'S')).toBe(sideOf(0, 1, 'N'));
    expect(sideMiddle(0, 0, 'E')).toEqual({ x: 1, y: 0.5 });
  });
});

describe('the camera', () => {
  const box = { x: 100, y: 50, w: 600, h: 300 };
  it('shows the whole island with its margin', () => {
    for (const { cells } of POSITIONS) {
      const camera = fitIsland(cells, box, 2, 100);
      const inner = bounds(cells);
      const corner = toScreen(camera, { x: inner.x - 2, y: inner.y - 2 });
      const end = toScreen(camera, { x: inner.x + inner.w + 2, y: inner.y + inner.h + 2 });
      expect(corner.x).toBeGreaterThanOrEqual(box.x - 0.001);
      expect(corner.y).toBeGreaterThanOrEqual(box.y - 0.001);
      expect(end.x).toBeLessThanOrEqual(box.x + box.w + 0.001);
      expect(end.y).toBeLessThanOrEqual(box.y + box.h + 0.001);
    }
  });
  it('with a margin of two squares shows every place', () => {
    for (const { cells, places } of POSITIONS) {
      const inner = bounds(cells);
      for (const place of places) {
        const there = cover(place);
        expect(there.x).toBeGreaterThanOrEqual(inner.x - 2);
        expect(there.y).toBeGreaterThanOrEqual(inner.y - 2);
        expect(there.x + there.w).toBeLessThanOrEqual(inner.x + inner.w + 2);
        expect(there.y + there.h).toBeLessThanOrEqual(inner.y + inner.h + 2);
      }
    }
  });
  it('puts the island in the middle and does not blow up a small one', () => {
    const camera = fitIsland(START, box, 1, 60);
    expect(camera.scale).toBe(60);
    expect(toScreen(camera, { x: 1, y: 0.5 })).toEqual({ x: 400, y: 200 });
  });
  it('zooms about a point that stays, within limits', () => {
    const camera = fitIsland(START, box, 1, 60);
    const about = { x: 430, y: 120 };
    const closer = zoom(camera, 1.5, about, 10, 200);
    expect(closer.scale).toBe(90);
    const [before, after] = [toPlane(camera, about), toPlane(closer, about)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoom(camera, 100, about, 10, 200).scale).toBe(200);
    expect(zoom(camera, 0.001, about, 10, 200).scale).toBe(10);
  });
});
