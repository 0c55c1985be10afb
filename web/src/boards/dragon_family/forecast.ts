/**
 * Where a tile could lie, and what an Explore would earn.
 *
 * What may be laid is the server's to say. The same is worked out here before the table is told of an Explore, so that all of it can be chosen, and thought better of; the tests compare both.
 */

import type { DragonFamilyTileView, DragonFamilyView } from '../../views';
import { beside, type Cell, type Ground, isWater, keyOf, resourceOf, STEPS, waters } from './hex';

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
