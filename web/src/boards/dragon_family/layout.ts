/** Where things lie around the map, for any size of screen: with the other nests at the side, or all of it in rows for a phone. */

import type { Rect } from '../plane';

export interface Layout {
  readonly tall: boolean;
  /** What of the map is never covered. */
  readonly room: Rect;
  /** The same for a map that is wider than high: below the other nests, over the whole width. */
  readonly below: Rect;
  /** The signs for closer, farther and the lens. */
  readonly knobs: Rect;
  /** The own nest: its three places for dragons, and its four heaps of resources. */
  readonly nest: Rect;
  readonly places: readonly Rect[];
  readonly heaps: readonly Rect[];
  readonly name: Rect;
  /** The tiles in hand. */
  readonly hand: Rect;
  readonly tiles: readonly Rect[];
  /** The eggs that are left, by colour. */
  readonly larder: Rect;
  readonly eggs: readonly Rect[];
  /** The other seats' nests, in the order in which their seats are given. */
  readonly plates: readonly Rect[];
  /** Round and stack. */
  readonly sign: Rect;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function arrange(width: number, height: number, others: number): Layout {
  return width < height * 1.05 ? tall(width, height, others) : wide(width, height, others);
}

function grid(box: Rect, columns: number, rows: number, gap: number): Rect[] {
  const [w, h] = [(box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (w + gap),
    y: box.y + Math.floor(index / columns) * (h + gap),
    w,
    h,
  }));
}

function wide(width: number, height: number, others: number): Layout {
  const pad = 12;
  const tray = clamp(height * 0.205, 128, 168);
  const side = clamp(width * 0.2, 168, 226);
  const top = height - tray - pad;
  const inner = width - pad * 2;
  const larderW = clamp(inner * 0.2, 150, 226);
  const handW = clamp(inner * 0.29, 216, 330);
  const nest: Rect = { x: pad, y: top, w: inner - larderW - handW - pad * 2, h: tray };
  const hand: Rect = { x: nest.x + nest.w + pad, y: top, w: handW, h: tray };
  const larder: Rect = { x: hand.x + handW + pad, y: top, w: larderW, h: tray };
  const head = 28;
  const heapsW = clamp(nest.w * 0.27, 96, 150);
  const signH = 36;
  const plateY = pad + signH + 8;
  const plateH = Math.min((top - plateY - pad * others) / Math.max(1, others), 132);
  const sideX = width - side - pad;
  const tileW = (hand.w - 20) / 3;
  return {
    tall: false,
    room: { x: pad, y: pad, w: width - side - pad * 3, h: top - pad * 2 },
    below: { x: pad, y: plateY + others * (plateH + pad), w: inner, h: Math.max(1, top - pad - plateY - others * (plateH + pad)) },
    knobs: { x: pad, y: top - pad - 48, w: 172, h: 48 },
    nest,
    name: { x: nest.x + 12, y: nest.y + 8, w: nest.w - 24, h: 24 },
    places: grid({ x: nest.x + 10, y: nest.y + head + 6, w: nest.w - heapsW - 30, h: tray - head - 14 }, 3, 1, 8),
    heaps: grid({ x: nest.x + nest.w - heapsW - 10, y: nest.y + head + 8, w: heapsW, h: tray - head - 18 }, 2, 2, 6),
    hand,
    tiles: Array.from({ length: 3 }, (_, index) => ({ x: hand.x + 10 + index * tileW, y: hand.y + 8, w: tileW, h: tray - 16 })),
    larder,
    eggs: grid({ x: larder.x + 8, y: larder.y + 8, w: larder.w - 16, h: tray - 16 }, 4, 1, 4),
    plates: Array.from({ length: others }, (_, index) => ({ x: sideX, y: plateY + index * (plateH + pad), w: side, h: plateH })),
    sign: { x: sideX, y: pad, w: side, h: signH },
  };
}

function tall(width: number, height: number, others: number): Layout {
  const pad = 6;
  const inner = width - pad * 2;
  const columns = others === 4 ? 2 : Math.max(1, others);
  const rows = others === 4 ? 2 : 1;
  const plateH = others === 1 ? 46 : others === 4 ? 42 : 58;
  const platesH = others > 0 ? rows * plateH + (rows - 1) * 4 : 0;
  const nestH = clamp(height * 0.16, 92, 120);
  const handH = clamp(height * 0.135, 74, 104);
  const nest: Rect = { x: pad, y: height - nestH - handH - pad * 2, w: inner, h: nestH };
  const hand: Rect = { x: pad, y: height - handH - pad, w: inner * 0.6, h: handH };
  const larder: Rect = { x: hand.x + hand.w + pad, y: hand.y, w: inner - hand.w - pad, h: handH };
  const head = 20;
  const heapsW = clamp(nest.w * 0.3, 96, 150);
  const tileW = (hand.w - 8) / 3;
  const mapY = pad * 2 + platesH - (others > 0 ? 0 : pad);
  return {
    tall: true,
    room: { x: pad, y: mapY, w: inner, h: nest.y - mapY - pad },
    below: { x: pad, y: mapY, w: inner, h: nest.y - mapY - pad },
    knobs: { x: pad, y: mapY, w: inner, h: 38 },
    nest,
    name: { x: nest.x + 6, y: nest.y + 3, w: nest.w - 12, h: 18 },
    places: grid({ x: nest.x + 6, y: nest.y + head + 2, w: nest.w - heapsW - 18, h: nestH - head - 6 }, 3, 1, 4),
    heaps: grid({ x: nest.x + nest.w - heapsW - 6, y: nest.y + head + 2, w: heapsW, h: nestH - head - 8 }, 2, 2, 4),
    hand,
    tiles: Array.from({ length: 3 }, (_, index) => ({ x: hand.x + 4 + index * tileW, y: hand.y + 4, w: tileW, h: handH - 8 })),
    larder,
    eggs: grid({ x: larder.x + 4, y: larder.y + 4, w: larder.w - 8, h: handH - 8 }, 4, 1, 2),
    plates: others > 0 ? grid({ x: pad, y: pad, w: inner, h: platesH }, columns, rows, 4).slice(0, others) : [],
    sign: { x: pad + 2, y: mapY + 2, w: 150, h: 26 },
  };
}

export const RESOURCES = ['leaf', 'ruby', 'pearl', 'gold'] as const;
export const DRAGONS = ['green', 'red', 'blue', 'gold'] as const;

/** How another seat's nest is drawn in a box: who, three dragons, four resources. */
export interface Parts {
  readonly head: Rect;
  readonly dragons: readonly Rect[];
  readonly goods: readonly Rect[];
  /** Lairs left and tiles in hand have a row of their own. */
  readonly foot: Rect | null;
}

export function parts(w: number, h: number): Parts {
  const row = (box: Rect, count: number): Rect[] => grid(box, count, 1, 2);
  if (h >= 98) {
    const goods = 24;
    return {
      head: { x: 8, y: 6, w: w - 16, h: 24 },
      dragons: row({ x: 8, y: 32, w: w * 0.62 - 8, h: h - 32 - goods - 8 }, 3),
      goods: row({ x: 8, y: h - goods - 5, w: w - 16, h: goods }, 4),
      foot: { x: w * 0.64 + 2, y: 34, w: w * 0.36 - 10, h: h - 34 - goods - 10 },
    };
  }
  if (h >= 74)
    return {
      head: { x: 6, y: 4, w: w - 12, h: 22 },
      dragons: row({ x: 6, y: 27, w: w - 12, h: h - 27 - 24 }, 3),
      goods: row({ x: 6, y: h - 22, w: w - 12, h: 19 }, 4),
      foot: null,
    };
  if (w >= 170) {
    const head = Math.min(20, h * 0.44);
    return {
      head: { x: 4, y: 2, w: w - 8, h: head },
      dragons: row({ x: 4, y: head + 3, w: w * 0.4, h: h - head - 5 }, 3),
      goods: row({ x: w * 0.4 + 8, y: head + 3, w: w * 0.6 - 12, h: h - head - 5 }, 4),
      foot: null,
    };
  }
  return {
    head: { x: 3, y: 2, w: w - 6, h: 17 },
    dragons: row({ x: 3, y: 20, w: w - 6, h: h - 20 - 18 }, 3),
    goods: row({ x: 2, y: h - 17, w: w - 4, h: 15 }, 4),
    foot: null,
  };
}
