import { describe, expect, it } from 'vitest';
import type { DragominoCellView, DragominoDominoView, DragominoMatchView, DragominoOptions } from '../../views';
import { toPlane, toScreen, zoom } from '../plane';
import { connections, placements } from './forecast';
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
import found from './positions.json';

interface Position {
  options: DragominoOptions;
  cells: DragominoCellView[];
  picked: DragominoDominoView;
  legal: string;
  matches: DragominoMatchView[];
}
/** Positions from games of the engine: an island, the domino to be placed, what is legal there by name and number, and what it would earn. */
const POSITIONS = found as Position[];

const at = (x: number, y: number, direction: string): Placement => ({ x, y, direction: isDirection(direction) ? direction : 'N' });
const START = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

describe('placements', () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))('are those of the engine (position %i)', (_, position) => {
    const mine = placements(position.cells).map(keyOf);
    const legal = position.legal.split(' ').map((place) => place.split(':')[0]);
    expect(mine.sort()).toEqual(legal.sort());
  });
  it('on the starting domino are 32', () => {
    expect(placements(START)).toHaveLength(32);
  });
  it('never touch by a corner only, and never lie on something', () => {
    const keys = placements(START).map(keyOf);
    expect(keys).toContain('2,0,E');
    expect(keys).not.toContain('2,1,E');
    expect(keys).not.toContain('1,0,E');
    expect(keys).not.toContain('0,-2,E');
  });
});

describe('connections', () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))('are those of the engine (position %i)', (_, position) => {
    const options = { perSquare: position.options.egg_rule === 'per_square', thirst: position.options.thirst };
    const told = new Map(position.matches.map((match) => [`${match.x},${match.y},${match.direction}`, match.connections]));
    for (const place of placements(position.cells)) {
      expect(connections(position.cells, position.picked, place, options), keyOf(place)).toEqual(told.get(keyOf(place)) ?? []);
    }
    expect(told.size).toBeGreaterThan(0);
  });
  it('a double does not match itself', () => {
    const cells = START.map((spot, index) => ({ ...spot, terrain: index ? 'snow' : 'desert', hole: false, domino: 'start' }));
    const double = { domino: 'd01', a: { terrain: 'desert', hole: true }, b: { terrain: 'desert', hole: false } };
    const sides = connections(cells, double, at(0, 1, 'W'), { perSquare: false, thirst: true });
    expect(sides).toEqual([{ x: 0, y: 1, direction: 'N', terrain: 'desert', wet: true }]);
  });
});

describe('turning', () => {
  it('goes round in four steps, both ways', () => {
    expect(clockwise('N')).toBe('E');
    expect(clockwise('W')).toBe('N');
    expect(clockwise('N', -1)).toBe('W');
    for (const way of DIRECTIONS) expect(opposite(opposite(way))).toBe(way);
  });
  it('keeps half a where it is if that is allowed', () => {
    expect(turned(placements(START), at(2, 0, 'E'), 'S')).toEqual(at(2, 0, 'S'));
  });
  it('else takes the nearest place of the new direction', () => {
    // Half a at 3,0 is free but would touch nothing when it points north; the nearest place that does is beside it.
    const place = turned(placements(START), at(3, 0, 'W'), 'N');
    expect(place?.direction).toBe('N');
    expect(place).toEqual(at(2, 0, 'N'));
  });
  it('finds a place for every direction from everywhere', () => {
    for (const { cells } of POSITIONS) {
      const all = placements(cells);
      for (const place of all) for (const way of DIRECTIONS) expect(turned(all, place, way)?.direction).toBe(way);
    }
  });
});

describe('ghosts', () => {
  const east = placements(START).filter((place) => place.direction === 'E');
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
    for (const { cells } of POSITIONS) {
      for (const way of DIRECTIONS) {
        const spots = placements(cells)
          .filter((place) => place.direction === way)
          .map(middle);
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
    for (const { cells } of POSITIONS) {
      for (const way of DIRECTIONS) {
        const all = placements(cells).filter((place) => place.direction === way);
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
    for (const { cells } of POSITIONS) {
      const inner = bounds(cells);
      for (const place of placements(cells)) {
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
