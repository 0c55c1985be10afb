/** Where handlers and lairs stand on the map, in units of the map: their feet. */

import type { DragonFamilyTileView } from '../../views';
import type { Spot } from '../plane';
import { type Cell, heart, middle } from './hex';

export interface Standing extends Spot {
  readonly seat: number;
  readonly handler: number;
  readonly tile: number;
}

const row = (count: number, index: number, at: Spot, most: number, wide: number): Spot => {
  const step = count > 1 ? Math.min(most, wide / (count - 1)) : 0;
  return { x: at.x + (index - (count - 1) / 2) * step, y: at.y + (index % 2 && step < 22 ? 5 : 0) };
};

/** All handlers, those behind first. On the start tile each seat keeps to one of its cells. */
export function standing(tiles: readonly DragonFamilyTileView[]): Standing[] {
  const found: Standing[] = [];
  for (const tile of tiles) {
    const centre = heart(tile);
    tile.cells.forEach((cell: Cell, index: number) => {
      const here = tile.handlers.filter((handler) => handler.seat % tile.cells.length === index);
      const spot = middle(cell);
      // In front of a lair, and on the start tile away from the keep in its middle.
      const away =
        tile.cells.length > 1
          ? { x: (spot.x - centre.x) * 0.36, y: (spot.y - centre.y) * 0.3 + 18 }
          : { x: 0, y: tile.lair === null ? 24 : 46 };
      here.forEach((handler, number) =>
        found.push({ ...handler, ...row(here.length, number, { x: spot.x + away.x, y: spot.y + away.y }, 30, 66) }),
      );
    });
  }
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Where a lair stands. */
export function lairSpot(tile: DragonFamilyTileView): Spot {
  const at = heart(tile);
  return { x: at.x, y: at.y + 5 };
}
