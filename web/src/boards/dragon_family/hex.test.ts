import { describe, expect, it } from 'vitest';
import type { DragonFamilyTileView, DragonFamilyView } from '../../views';
import { bring, toPlane, toScreen, zoom } from '../plane';
import {
  beside,
  border,
  bounds,
  corner,
  fitMap,
  groundOf,
  HALF,
  heart,
  isWater,
  keyOf,
  middle,
  outline,
  seen,
  SIZE,
  STEPS,
  waters,
} from './hex';
import { coast, lines, marks } from './ink';
import { arrange, parts } from './layout';
import load from './positions.toml';
import { standing } from './standing';

/** Maps of games that were played. */
const VIEWS = (await load()).map(({ view }) => view as unknown as DragonFamilyView);
const START = (VIEWS[0] as (typeof VIEWS)[number]).tiles[0] as DragonFamilyTileView;
const BOX = { x: 10, y: 20, w: 800, h: 500 };
const near = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < 0.2;

describe('cells', () => {
  it('have neighbours a hexagon away, the way back being three further on', () => {
    for (let direction = 0; direction < 6; direction += 1) {
      const there = middle(beside({ q: 0, r: 0 }, direction));
      expect(Math.hypot(there.x, there.y)).toBeCloseTo(HALF * 2);
      expect(beside(beside({ q: 3, r: -2 }, direction), direction + 3)).toEqual({ q: 3, r: -2 });
    }
  });
  it('share both ends of an edge with the neighbour there', () => {
    for (let direction = 0; direction < 6; direction += 1) {
      const there = middle(beside({ q: 0, r: 0 }, direction));
      const theirs = [corner(direction + 3), corner(direction + 4)].map((spot) => ({ x: there.x + spot.x, y: there.y + spot.y }));
      expect(near(corner(direction), theirs[1] as never)).toBe(true);
      expect(near(corner(direction + 1), theirs[0] as never)).toBe(true);
    }
  });
});

describe('coasts', () => {
  it('run from corner to corner, between water and land', () => {
    for (const kind of ['ocean_2', 'ocean_3', 'ocean_4', 'ocean_5']) {
      for (let rotation = 0; rotation < 6; rotation += 1) {
        const shore = coast(kind, rotation, { q: 4, r: -3 });
        expect(near(shore[0] as never, corner(rotation + waters(kind)))).toBe(true);
        expect(near(shore.at(-1) as never, corner(rotation))).toBe(true);
        expect(isWater(kind, rotation, rotation) && !isWater(kind, rotation, rotation + 5)).toBe(true);
        expect(shore.every(({ x, y }) => Math.hypot(x, y) <= SIZE + 0.1)).toBe(true);
      }
    }
  });
  it('meet at the corners: wherever tiles lie all around, none or two end', () => {
    for (const { tiles } of VIEWS) {
      const ground = groundOf(tiles);
      const ends = new Map<string, number>();
      const all = new Map<string, number>();
      const name = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
      for (const tile of tiles) {
        for (const cell of tile.cells) {
          const at = middle(cell);
          for (let index = 0; index < 6; index += 1) {
            const spot = corner(index);
            const key = name(at.x + spot.x, at.y + spot.y);
            all.set(key, (all.get(key) ?? 0) + 1);
          }
          if (waters(tile.kind) === 0) continue;
          const shore = coast(tile.kind, tile.rotation, cell);
          for (const end of [shore[0], shore.at(-1)]) {
            const key = name(at.x + (end?.x ?? 0), at.y + (end?.y ?? 0));
            ends.set(key, (ends.get(key) ?? 0) + 1);
          }
        }
      }
      for (const [key, count] of ends) if (all.get(key) === 3) expect(count, key).toBe(2);
      expect(ground.size).toBeGreaterThan(0);
    }
  });
  it('are drawn the same again and again, and no two tiles alike', () => {
    expect(coast('ocean_3', 2, { q: 1, r: 1 })).toEqual(coast('ocean_3', 2, { q: 1, r: 1 }));
    expect(marks('forest', 0, { q: 1, r: 1 })).toBe(marks('forest', 0, { q: 1, r: 1 }));
    expect(marks('forest', 0, { q: 1, r: 1 })).not.toEqual(marks('forest', 0, { q: 2, r: 1 }));
    expect(marks('mountain', 0, { q: 1, r: 1 }).every((mark) => !mark.d.includes('NaN'))).toBe(true);
  });
  it('every edge between two tiles is drawn once', () => {
    const { tiles } = VIEWS[2] as (typeof VIEWS)[number];
    const ground = groundOf(tiles);
    const edges = [...ground.keys()].flatMap((key) => {
      const [q, r] = key.split(',').map(Number) as [number, number];
      return [0, 1, 2].filter((direction) => {
        const other = ground.get(keyOf(beside({ q, r }, direction)));
        return other !== undefined && other !== ground.get(key);
      });
    });
    expect(lines(ground).inner.split('M')).toHaveLength(edges.length + 1);
  });
});

describe('outlines', () => {
  it('go once around a group of cells, and around its holes', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((direction) => beside({ q: 0, r: 0 }, direction));
    expect(border([{ q: 0, r: 0 }])).toHaveLength(6);
    expect(border(ring)).toHaveLength(24);
    expect(outline(ring, 3).split('Z')).toHaveLength(3);
    expect(outline([{ q: 0, r: 0 }], 3)).not.toContain('NaN');
  });
});

describe('camera', () => {
  const { tiles } = VIEWS[4] as (typeof VIEWS)[number];
  const cells = tiles.flatMap((tile) => tile.cells);
  it('fits all tiles into its place', () => {
    const camera = fitMap(cells, [BOX], 9);
    const box = bounds(cells);
    const [from, to] = [toScreen(camera, box), toScreen(camera, { x: box.x + box.w, y: box.y + box.h })];
    expect(from.x).toBeGreaterThanOrEqual(BOX.x - 0.01);
    expect(from.y).toBeGreaterThanOrEqual(BOX.y - 0.01);
    expect(to.x).toBeLessThanOrEqual(BOX.x + BOX.w + 0.01);
    expect(to.y).toBeLessThanOrEqual(BOX.y + BOX.h + 0.01);
  });
  it('takes the place in which the map is larger', () => {
    const [slim, flat] = [
      { x: 0, y: 0, w: 300, h: 500 },
      { x: 0, y: 0, w: 900, h: 300 },
    ];
    const row = [0, 1, 2, 3, 4, 5, 6].map((q) => ({ q, r: 0 }));
    expect(fitMap(row, [slim, flat], 9)).toEqual(fitMap(row, [flat], 9));
    expect(fitMap([{ q: 0, r: 0 }, ...STEPS], [slim, flat], 9)).toEqual(fitMap([{ q: 0, r: 0 }, ...STEPS], [slim], 9));
  });
  it('shows where somebody can set out to', () => {
    for (const seat of [null, 0, 1]) {
      const all = new Set(seen(tiles, seat).map(keyOf));
      for (const tile of tiles) {
        const leaves = tile.handlers.some((handler) => seat === null || handler.seat === seat);
        for (const cell of tile.cells) {
          expect(all.has(keyOf(cell))).toBe(true);
          if (leaves) for (const way of STEPS.keys()) expect(all.has(keyOf(beside(cell, way)))).toBe(true);
        }
      }
      expect(all.size).toBeLessThan(tiles.length * 7);
    }
    expect(seen(tiles, 0).length).toBeLessThan(seen(tiles, null).length);
  });
  it('zooms about a point, within limits', () => {
    const camera = fitMap(cells, [BOX], 1);
    const about = { x: 300, y: 200 };
    const next = zoom(camera, 1.4, about, 0.1, 3);
    expect(near(toPlane(camera, about), toPlane(next, about))).toBe(true);
    expect(zoom(camera, 100, about, 0.1, 3).scale).toBe(3);
    expect(zoom(camera, 0.001, about, 0.1, 3).scale).toBe(0.1);
  });
  it('brings a spot into view, and stays where it is if it can be seen', () => {
    const camera = fitMap(cells, [BOX], 1);
    expect(bring(camera, heart(START), BOX)).toBe(camera);
    const away = { ...camera, x: camera.x + 5000 };
    const back = toScreen(bring(away, heart(START), BOX), heart(START));
    expect(back.x).toBeCloseTo(BOX.x + BOX.w);
  });
});

describe('places', () => {
  it('every handler stands on its tile', () => {
    for (const { tiles, players } of VIEWS) {
      const people = standing(tiles);
      expect(people).toHaveLength(players * 2);
      for (const who of people) {
        const tile = tiles.find((each) => each.id === who.tile);
        expect(tile?.cells.some((cell) => Math.hypot(middle(cell).x - who.x, middle(cell).y - who.y) < SIZE)).toBe(true);
      }
      expect(new Set(people.map((who) => `${Math.round(who.x)},${Math.round(who.y)}`)).size).toBe(people.length);
    }
  });
  it.each([
    [1080, 780, 1],
    [1080, 780, 4],
    [390, 634, 1],
    [390, 634, 4],
    [360, 560, 2],
    [760, 420, 3],
  ])('nothing lies outside %i by %i with %i others, and the map has room', (width, height, others) => {
    const layout = arrange(width, height, others);
    const boxes = [
      layout.room,
      layout.nest,
      layout.hand,
      layout.larder,
      ...layout.places,
      ...layout.heaps,
      ...layout.tiles,
      ...layout.eggs,
      ...layout.plates,
    ];
    for (const box of boxes) {
      expect(box.w).toBeGreaterThan(0);
      expect(box.h).toBeGreaterThan(0);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(width);
      expect(box.y + box.h).toBeLessThanOrEqual(height);
    }
    expect(layout.plates).toHaveLength(others);
    expect(layout.room.h).toBeGreaterThan(height * 0.4);
    for (const plate of layout.plates) {
      const inner = parts(plate.w, plate.h);
      for (const box of [inner.head, ...inner.dragons, ...inner.goods])
        expect(box.y >= 0 && box.h > 0 && box.y + box.h <= plate.h && box.x + box.w <= plate.w).toBe(true);
    }
  });
});
