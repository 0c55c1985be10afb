/**
 * Where a domino could lie, and where it would match.
 *
 * What may be placed is the server's to say. The same is worked out here for a domino that is only being looked at, before it is picked; the tests compare both.
 */

import type { DragominoCellView, DragominoConnectionView, DragominoDominoView, DragominoHalfView } from '../../views';
import type { Spot } from '../plane';
import { beside, type Direction, DIRECTIONS, keyOf, opposite, type Placement, STEPS } from './geometry';

const spotKey = (x: number, y: number): string => `${x},${y}`;

/** All places beside an island: both squares free, and at least one of them next to a square of the island. */
export function placements(cells: readonly Spot[]): Placement[] {
  const taken = new Set(cells.map((cell) => spotKey(cell.x, cell.y)));
  const border = new Map<string, Spot>();
  for (const cell of cells) {
    for (const [dx, dy] of Object.values(STEPS)) {
      const spot = { x: cell.x + dx, y: cell.y + dy };
      if (!taken.has(spotKey(spot.x, spot.y))) border.set(spotKey(spot.x, spot.y), spot);
    }
  }
  const found = new Map<string, Placement>();
  for (const { x, y } of border.values()) {
    for (const direction of DIRECTIONS) {
      const there: Placement = { x, y, direction };
      const other = beside(there);
      if (taken.has(spotKey(other.x, other.y))) continue;
      const back: Placement = { ...other, direction: opposite(direction) };
      found.set(keyOf(there), there);
      found.set(keyOf(back), back);
    }
  }
  return [...found.values()];
}

/** The sides where a domino would meet its own terrain, half `a` before half `b`; by `per_square` one for each half. */
export function connections(
  cells: readonly DragominoCellView[],
  domino: DragominoDominoView,
  place: Placement,
  options: { readonly perSquare: boolean; readonly thirst: boolean },
): DragominoConnectionView[] {
  const at = new Map(cells.map((cell) => [spotKey(cell.x, cell.y), cell]));
  const other = beside(place);
  const half = (square: DragominoHalfView, spot: Spot, inner: Direction): DragominoConnectionView[] => {
    const found: DragominoConnectionView[] = [];
    for (const direction of DIRECTIONS) {
      const [dx, dy] = STEPS[direction];
      const neighbour = direction === inner ? undefined : at.get(spotKey(spot.x + dx, spot.y + dy));
      if (neighbour === undefined || neighbour.terrain !== square.terrain) continue;
      const wet = options.thirst && (square.hole || neighbour.hole);
      const first = found[0];
      if (options.perSquare && first !== undefined) found[0] = { ...first, wet: first.wet || wet };
      else found.push({ x: spot.x, y: spot.y, direction, terrain: square.terrain, wet });
    }
    return found;
  };
  return [...half(domino.a, { x: place.x, y: place.y }, place.direction), ...half(domino.b, other, opposite(place.direction))];
}
