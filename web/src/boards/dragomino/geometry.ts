/** Islands as geometry: squares and sides, how a domino turns, which ghost lies where, and how an island fits its place on the screen. */

import { fit, type Lens, type Rect, type Spot } from '../plane';

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Half `a` at x,y and half `b` in the direction. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export const isDirection = (text: string): text is Direction => (DIRECTIONS as readonly string[]).includes(text);
export const step = (direction: string): readonly [number, number] => (isDirection(direction) ? STEPS[direction] : [0, 0]);
export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4] as Direction;
export const clockwise = (direction: Direction, quarters = 1): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 4) % 4] as Direction;

export const keyOf = (place: Placement): string => `${place.x},${place.y},${place.direction}`;
/** The side of a square, the same from both squares. */
export function sideOf(x: number, y: number, direction: string): string {
  const [dx, dy] = step(direction);
  return `${2 * x + dx},${2 * y + dy}`;
}
/** The middle of a side, in squares. */
export function sideMiddle(x: number, y: number, direction: string): Spot {
  const [dx, dy] = step(direction);
  return { x: x + 0.5 + dx / 2, y: y + 0.5 + dy / 2 };
}

/** Where half `b` lies. */
export function beside(place: Placement): Spot {
  const [dx, dy] = STEPS[place.direction];
  return { x: place.x + dx, y: place.y + dy };
}

/** The middle of a placement, in squares. */
export function middle(place: Placement): Spot {
  const [dx, dy] = STEPS[place.direction];
  return { x: place.x + 0.5 + dx / 2, y: place.y + 0.5 + dy / 2 };
}

/** The squares that a placement covers, as a rectangle. */
export function cover(place: Placement): Rect {
  const other = beside(place);
  return {
    x: Math.min(place.x, other.x),
    y: Math.min(place.y, other.y),
    w: Math.abs(place.x - other.x) + 1,
    h: Math.abs(place.y - other.y) + 1,
  };
}

/** The placement whose middle is nearest to a point, if one is near enough. */
export function nearest(places: readonly Placement[], point: Spot, reach = Infinity): Placement | null {
  let best: Placement | null = null;
  let least = reach;
  for (const place of places) {
    const centre = middle(place);
    const away = Math.hypot(centre.x - point.x, centre.y - point.y);
    if (away < least) {
      least = away;
      best = place;
    }
  }
  return best;
}

/** The same domino turned: the place of the wanted direction that keeps half `a` where it is, or else the nearest. */
export function turned(places: readonly Placement[], from: Placement, direction: Direction): Placement | null {
  const wanted = places.filter((place) => place.direction === direction);
  return wanted.find((place) => place.x === from.x && place.y === from.y) ?? nearest(wanted, middle(from));
}

/** The next placement when an arrow key is pressed: forward counts simply, sideways three times. Null at the edge. */
export function walk(places: readonly Placement[], from: Placement, way: Direction): Placement | null {
  const [dx, dy] = STEPS[way];
  const start = middle(from);
  let best: Placement | null = null;
  let least = Infinity;
  for (const place of places) {
    const centre = middle(place);
    const forward = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    if (forward < 0.25) continue;
    const sideways = Math.abs((centre.x - start.x) * dy) + Math.abs((centre.y - start.y) * dx);
    const cost = forward + sideways * 3;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** The smallest rectangle around squares. */
export function bounds(cells: readonly Spot[]): Rect {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** The whole island with a margin, in squares, in the middle of a box of the screen; never larger than `most` pixels for each square. */
export function fitIsland(cells: readonly Spot[], box: Rect, margin: number, most: number): Lens {
  const { x, y, w, h } = bounds(cells);
  return fit({ x: x - margin, y: y - margin, w: w + margin * 2, h: h + margin * 2 }, box, most);
}

/** Where a watering hole lies in its square, from its upper left corner. */
export const HOLE: Spot = { x: 0.27, y: 0.78 };
