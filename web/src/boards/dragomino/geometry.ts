/**
 * Islands as geometry: where a domino may lie, where it would match, how it turns, which ghost lies where, and how an island fits its place on the screen.
 *
 * What may be placed is the server's to say. The same is worked out here for a domino that is only being looked at, before it is picked; the tests compare both.
 */

import type { DragominoCellView, DragominoConnectionView, DragominoDominoView, DragominoHalfView } from '../../views';

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Half `a` at x,y and half `b` in the direction. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
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

const spotKey = (x: number, y: number): string => `${x},${y}`;

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

/** How squares come to the screen: pixels for each square, and where the corner of square 0,0 lies. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle around squares. */
export function bounds(cells: readonly Spot[]): Rect {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** The whole island with a margin, in squares, in the middle of a box of the screen; never larger than `most` pixels for each square. */
export function fit(cells: readonly Spot[], box: Rect, margin: number, most: number): Camera {
  const inner = bounds(cells);
  const scale = Math.min(box.w / (inner.w + margin * 2), box.h / (inner.h + margin * 2), most);
  return { scale, x: box.x + box.w / 2 - (inner.x + inner.w / 2) * scale, y: box.y + box.h / 2 - (inner.y + inner.h / 2) * scale };
}

/** Zoom about a point of the screen, which stays where it is. */
export function zoom(camera: Camera, factor: number, about: Spot, least: number, most: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), most);
  const ratio = scale / camera.scale;
  return { scale, x: about.x - (about.x - camera.x) * ratio, y: about.y - (about.y - camera.y) * ratio };
}

export const toCells = (camera: Camera, point: Spot): Spot => ({
  x: (point.x - camera.x) / camera.scale,
  y: (point.y - camera.y) / camera.scale,
});
export const toScreen = (camera: Camera, spot: Spot): Spot => ({
  x: camera.x + spot.x * camera.scale,
  y: camera.y + spot.y * camera.scale,
});
