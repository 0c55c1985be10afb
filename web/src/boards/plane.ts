/** Places on a board, and how a part of it comes to the screen: the one set of types for all boards. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Spot {
  readonly w: number;
  readonly h: number;
}

/** Pixels for each unit of a plane, and where its origin lies on the screen. */
export interface Lens extends Spot {
  readonly scale: number;
}

export const centre = (box: Rect): Spot => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
export const inside = (box: Rect, spot: Spot): boolean =>
  spot.x >= box.x && spot.x <= box.x + box.w && spot.y >= box.y && spot.y <= box.y + box.h;

export const meet = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** The box around several, with some room at its sides and a little more below; null around none. */
export function around(boxes: readonly Rect[], pad: number, below = 0): Rect | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x)) - pad;
  const y = Math.min(...boxes.map((box) => box.y)) - pad;
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) + pad - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) + pad + below - y,
  };
}

/** All of a part of the plane in the middle of a box of the screen; never larger than `most`. */
export function fit(part: Rect, box: Rect, most: number): Lens {
  const scale = Math.min(box.w / part.w, box.h / part.h, most);
  return { scale, x: box.x + box.w / 2 - (part.x + part.w / 2) * scale, y: box.y + box.h / 2 - (part.y + part.h / 2) * scale };
}

/** Zoom about a point of the screen, which stays where it is. */
export function zoom(lens: Lens, factor: number, about: Spot, least: number, most: number): Lens {
  const scale = Math.min(Math.max(lens.scale * factor, least), most);
  const ratio = scale / lens.scale;
  return { scale, x: about.x - (about.x - lens.x) * ratio, y: about.y - (about.y - lens.y) * ratio };
}

export const shift = (lens: Lens, dx: number, dy: number): Lens => ({ ...lens, x: lens.x + dx, y: lens.y + dy });

export const toScreen = (lens: Lens, spot: Spot): Spot => ({ x: lens.x + spot.x * lens.scale, y: lens.y + spot.y * lens.scale });
export const toPlane = (lens: Lens, spot: Spot): Spot => ({ x: (spot.x - lens.x) / lens.scale, y: (spot.y - lens.y) / lens.scale });

/** The lens moved as little as need be for a spot of the plane to lie inside a box of the screen. */
export function bring(lens: Lens, spot: Spot, box: Rect): Lens {
  const at = toScreen(lens, spot);
  const pull = (value: number, least: number, most: number): number => (value < least ? least - value : value > most ? most - value : 0);
  const [dx, dy] = [pull(at.x, box.x, box.x + box.w), pull(at.y, box.y, box.y + box.h)];
  return dx === 0 && dy === 0 ? lens : shift(lens, dx, dy);
}
