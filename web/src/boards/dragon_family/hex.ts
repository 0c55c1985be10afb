/**
 * The map as geometry: hexagons that stand on a point, edges that must match, what an Explore would earn, and how the map fits its place on the screen.
 *
 * What may be laid is the server's to say. The same is worked out here before the table is told of an Explore, so that all of it can be chosen, and thought better of; the tests compare both.
 */

import type { DragonFamilyTileView, DragonFamilyView } from '../../views';

export interface Cell {
  readonly q: number;
  readonly r: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Spot {
  readonly w: number;
  readonly h: number;
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

// Tiles

/** Water edges of a kind of tile; the others are land all around. */
export const waters = (kind: string): number => (kind.startsWith('ocean_') ? Number(kind.slice(6)) : 0);
export const terrainOf = (kind: string): string => (kind.startsWith('ocean') ? 'ocean' : kind === 'start' ? 'town' : kind);
export const RESOURCE_OF: Readonly<Record<string, string>> = { forest: 'leaf', mountain: 'ruby', ocean: 'pearl', town: 'gold' };
export const FOOD_OF: Readonly<Record<string, string>> = { green: 'leaf', red: 'ruby', blue: 'pearl', gold: 'gold' };
export const resourceOf = (terrain: string): string => RESOURCE_OF[terrain] ?? 'gold';

/** Whether a tile's edge in a direction is water, in a rotation: the water edges lie side by side. */
export const isWater = (kind: string, rotation: number, direction: number): boolean =>
  (((direction - rotation) % 6) + 6) % 6 < waters(kind);

export type Ground = ReadonlyMap<string, DragonFamilyTileView>;

/** Which tile lies on each cell. */
export function groundOf(tiles: readonly DragonFamilyTileView[]): Ground {
  return new Map(tiles.flatMap((tile) => tile.cells.map((cell) => [keyOf(cell), tile] as const)));
}

/** The empty cells around a tile. */
export function rim(ground: Ground, tile: DragonFamilyTileView): Cell[] {
  const found = new Map<string, Cell>();
  for (const cell of tile.cells) {
    for (let direction = 0; direction < 6; direction += 1) {
      const next = beside(cell, direction);
      if (!ground.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  return [...found.values()];
}

/** The rotations in which a kind fits on an empty cell: where a tile lies already, land must meet land, and water water. */
export function fitting(ground: Ground, kind: string, cell: Cell): number[] {
  const rotations = waters(kind) > 0 ? [0, 1, 2, 3, 4, 5] : [0];
  return rotations.filter((rotation) =>
    STEPS.every((_, direction) => {
      const neighbour = ground.get(keyOf(beside(cell, direction)));
      return neighbour === undefined || (neighbour.edges[(direction + 3) % 6] === 'water') === isWater(kind, rotation, direction);
    }),
  );
}

/** The tiles around a cell, each once, in the order of directions; `edges` says how often it is touched. */
export function around(
  ground: Ground,
  cell: Cell,
): { readonly tile: DragonFamilyTileView; readonly direction: number; readonly edges: number }[] {
  const found = new Map<number, { tile: DragonFamilyTileView; direction: number; edges: number }>();
  for (let direction = 0; direction < 6; direction += 1) {
    const tile = ground.get(keyOf(beside(cell, direction)));
    if (tile === undefined) continue;
    const known = found.get(tile.id);
    if (known === undefined) found.set(tile.id, { tile, direction, edges: 1 });
    else known.edges += 1;
  }
  return [...found.values()];
}

/** A resource that a seat gains, and from which tile. `lost`: the supply has none of it left. */
export interface Gain {
  readonly seat: number;
  readonly tile: number;
  readonly resource: string;
  readonly lost: boolean;
}

/** What a tile laid on this cell would bring to everybody, in the order in which it is paid: first the one who lays it, then the others clockwise. */
export function gains(view: DragonFamilyView, ground: Ground, cell: Cell, seat: number): Gain[] {
  const left: Record<string, number> | null = view.supply === null ? null : { ...view.supply };
  const found: Gain[] = [];
  const pay = (who: number, tile: DragonFamilyTileView): void => {
    const resource = resourceOf(tile.terrain);
    const lost = left !== null && (left[resource] ?? 0) === 0;
    if (left !== null && !lost) left[resource] = (left[resource] ?? 0) - 1;
    found.push({ seat: who, tile: tile.id, resource, lost });
  };
  const near = around(ground, cell);
  for (let direction = 0; direction < 6; direction += 1) {
    // By option the second edge of the start tile pays too.
    const tile = ground.get(keyOf(beside(cell, direction)));
    if (
      tile !== undefined &&
      (view.options.start_tile_gain === 'per_edge' || near.some((each) => each.tile === tile && each.direction === direction))
    )
      pay(seat, tile);
  }
  for (let step = 1; step < view.players; step += 1) {
    const other = (seat + step) % view.players;
    for (const { tile } of near) {
      if (!tile.handlers.some((handler) => handler.seat === other) && tile.lair?.seat !== other) continue;
      pay(other, tile);
      if (view.options.opponent_payout === 'once') break;
    }
  }
  return found;
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

// The camera

/** How the map comes to the screen: pixels for each unit, and where its origin lies. */
export interface Camera extends Spot {
  readonly scale: number;
}

/** The smallest rectangle around the hexagons of some cells. */
export function bounds(cells: readonly Cell[]): Rect {
  const spots = cells.map(middle);
  const [left, right] = [Math.min(...spots.map((spot) => spot.x)) - HALF, Math.max(...spots.map((spot) => spot.x)) + HALF];
  const [top, foot] = [Math.min(...spots.map((spot) => spot.y)) - SIZE, Math.max(...spots.map((spot) => spot.y)) + SIZE];
  return { x: left, y: top, w: right - left, h: foot - top };
}

/** The cells, and so many more around them, in the middle of a box of the screen; never larger than `most`. */
export function fit(cells: readonly Cell[], box: Rect, rings: number, most: number): Camera {
  const inner = bounds(cells);
  const scale = Math.min(box.w / (inner.w + rings * 4 * HALF), box.h / (inner.h + rings * 3 * SIZE), most);
  return { scale, x: box.x + box.w / 2 - (inner.x + inner.w / 2) * scale, y: box.y + box.h / 2 - (inner.y + inner.h / 2) * scale };
}

/** Zoom about a point of the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, about: Spot, least: number, most: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), most);
  const ratio = scale / camera.scale;
  return { scale, x: about.x - (about.x - camera.x) * ratio, y: about.y - (about.y - camera.y) * ratio };
}

export const toScreen = (camera: Camera, spot: Spot): Spot => ({
  x: camera.x + spot.x * camera.scale,
  y: camera.y + spot.y * camera.scale,
});
export const toMap = (camera: Camera, spot: Spot): Spot => ({
  x: (spot.x - camera.x) / camera.scale,
  y: (spot.y - camera.y) / camera.scale,
});

/** The camera moved as little as need be for a spot to lie inside a box. */
export function bring(camera: Camera, spot: Spot, box: Rect): Camera {
  const at = toScreen(camera, spot);
  const pull = (value: number, least: number, most: number): number => (value < least ? least - value : value > most ? most - value : 0);
  const [dx, dy] = [pull(at.x, box.x, box.x + box.w), pull(at.y, box.y, box.y + box.h)];
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Where a tile is: the middle of its cells. */
export function heart(tile: { readonly cells: readonly Cell[] }): Spot {
  const spots = tile.cells.map(middle);
  return { x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length, y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length };
}
