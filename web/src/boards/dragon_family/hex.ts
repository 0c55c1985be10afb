/** The map as geometry: hexagons that stand on a point, their edges and outlines, and how the map fits its place on the screen. */

import type { DragonFamilyTileView } from '../../views';
import { fit, type Lens, type Rect, type Spot } from '../plane';

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a hexagon to a corner, in units of the map. */
export const SIZE = 60;
export const HALF = (SIZE * Math.sqrt(3)) / 2;

/** E, SE, SW, W, NW, NE. */
export const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const keyOf = (cell: Cell): string => `${cell.q},${cell.r}`;
export const beside = (cell: Cell, direction: number): Cell => {
  const step = STEPS[((direction % 6) + 6) % 6] as Cell;
  return { q: cell.q + step.q, r: cell.r + step.r };
};
export const middle = (cell: Cell): Spot => ({ x: 2 * HALF * (cell.q + cell.r / 2), y: 1.5 * SIZE * cell.r });

/** A corner of a hexagon around (0, 0): the edge in direction d runs from corner d to corner d + 1. */
export function corner(index: number, size = SIZE): Spot {
  const angle = ((60 * index - 30) * Math.PI) / 180;
  return { x: Math.cos(angle) * size, y: Math.sin(angle) * size };
}
const fine = (value: number): number => Math.round(value * 10) / 10;
export const hexagon = (size = SIZE): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((index) => corner(index, size))
    .map(({ x, y }) => `${fine(x)} ${fine(y)}`)
    .join('L')}Z`;

/**
 * Where a cell lies, for those who cannot see the map: its row and its column among these cells, counted from the upper left; the first
 * ones are beyond them.
 */
export function gridOf(cell: Cell, cells: readonly Cell[]): { row: number; column: number } {
  const across = ({ q, r }: Cell): number => q + Math.floor(r / 2);
  return { row: cell.r - Math.min(...cells.map(({ r }) => r)) + 2, column: across(cell) - Math.min(...cells.map(across)) + 2 };
}

// Tiles

/** Water edges of a kind of tile; the others are land all around. */
export const waters = (kind: string): number => (kind.startsWith('ocean_') ? Number(kind.slice(6)) : 0);
export const terrainOf = (kind: string): string => (kind.startsWith('ocean') ? 'ocean' : kind === 'start' ? 'town' : kind);

/** Whether a tile's edge in a direction is water, in a rotation: the water edges lie side by side. */
export const isWater = (kind: string, rotation: number, direction: number): boolean =>
  (((direction - rotation) % 6) + 6) % 6 < waters(kind);

/** Where a turned tile's water lies, as on the face of a clock: three is to the right. */
export const hourOf = (kind: string, rotation: number): number => ((2 * rotation + waters(kind) + 1) % 12) + 1;

export type Ground = ReadonlyMap<string, DragonFamilyTileView>;

/** Which tile lies on each cell. */
export function groundOf(tiles: readonly DragonFamilyTileView[]): Ground {
  return new Map(tiles.flatMap((tile) => tile.cells.map((cell) => [keyOf(cell), tile] as const)));
}

// Outlines

/** An edge of a cell on the border of a group of cells. */
export interface Edge {
  readonly cell: Cell;
  readonly direction: number;
}

/** The edges between cells of the group and all others. */
export function border(cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(keyOf));
  return cells.flatMap((cell) =>
    STEPS.flatMap((_, direction) => (inside.has(keyOf(beside(cell, direction))) ? [] : [{ cell, direction }])),
  );
}

/** Cells as closed outlines, moved inwards a little: one path. */
export function outline(cells: readonly Cell[], inset = 0): string {
  const edges = border(cells);
  const name = (spot: Spot): string => `${Math.round(spot.x)},${Math.round(spot.y)}`;
  const ends = edges.map(({ cell, direction }) => {
    const at = middle(cell);
    const [a, b] = [corner(direction), corner(direction + 1)];
    const [from, to] = [
      { x: at.x + a.x, y: at.y + a.y },
      { x: at.x + b.x, y: at.y + b.y },
    ];
    const angle = (direction * 60 * Math.PI) / 180;
    return { from, to, nx: -Math.cos(angle) * inset, ny: -Math.sin(angle) * inset };
  });
  const starting = new Map<string, number[]>();
  ends.forEach((edge, index) => starting.set(name(edge.from), [...(starting.get(name(edge.from)) ?? []), index]));
  const done = new Set<number>();
  let path = '';
  for (let index = 0; index < ends.length; index += 1) {
    if (done.has(index)) continue;
    const loop: number[] = [];
    let at: number | undefined = index;
    while (at !== undefined && !done.has(at)) {
      done.add(at);
      loop.push(at);
      at = starting.get(name((ends[at] as (typeof ends)[number]).to))?.find((next) => !done.has(next));
    }
    path += loop
      .map((each, step) => {
        const edge = ends[each] as (typeof ends)[number];
        const next = ends[loop[(step + 1) % loop.length] as number] as (typeof ends)[number];
        // Where two edges meet, each is moved inwards by the same amount: the corner goes along both.
        const [mx, my] = [edge.nx + next.nx, edge.ny + next.ny];
        const length = (mx * mx + my * my) / (2 * inset * inset || 1) || 1;
        const x = edge.to.x + mx / length;
        const y = edge.to.y + my / length;
        return `${step === 0 ? 'M' : 'L'}${fine(x)} ${fine(y)}`;
      })
      .join('');
    path += 'Z';
  }
  return path;
}

// What is seen of it

/** The smallest rectangle around the hexagons of some cells. */
export function bounds(cells: readonly Cell[]): Rect {
  const spots = cells.map(middle);
  const [left, right] = [Math.min(...spots.map((spot) => spot.x)) - HALF, Math.max(...spots.map((spot) => spot.x)) + HALF];
  const [top, foot] = [Math.min(...spots.map((spot) => spot.y)) - SIZE, Math.max(...spots.map((spot) => spot.y)) + SIZE];
  return { x: left, y: top, w: right - left, h: foot - top };
}

/** The cells in the middle of that box of the screen in which they are largest; never larger than `most`. */
export function fitMap(cells: readonly Cell[], boxes: readonly Rect[], most: number): Lens {
  const all = bounds(cells);
  const lenses = boxes.map((box) => fit({ x: all.x - 8, y: all.y - 8, w: all.w + 16, h: all.h + 16 }, box, most));
  return lenses.reduce((best, lens) => (lens.scale > best.scale * 1.04 ? lens : best));
}

/** What is to be seen of the map: all tiles, and the empty cells around those from which this seat sets out, or anybody for a spectator. */
export function seen(tiles: readonly DragonFamilyTileView[], seat: number | null): Cell[] {
  const leaves = (tile: DragonFamilyTileView): boolean => tile.handlers.some((handler) => seat === null || handler.seat === seat);
  const cells = tiles.flatMap((tile) =>
    leaves(tile) ? tile.cells.flatMap((cell) => [cell, ...STEPS.map((_, way) => beside(cell, way))]) : tile.cells,
  );
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/** Where a tile is: the middle of its cells. */
export function heart(tile: { readonly cells: readonly Cell[] }): Spot {
  const spots = tile.cells.map(middle);
  return { x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length, y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length };
}
