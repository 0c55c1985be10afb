/** Where things lie in the nursery, for any size of screen: with the other islands at the side, or all of it in rows for a phone. */

import type { Rect } from '../plane';

export interface Layout {
  readonly tall: boolean;
  /** The sea with the island that is looked at. */
  readonly sea: Rect;
  /** The places of the offer; each is a domino of two squares side by side. */
  readonly offer: readonly Rect[];
  readonly shelf: Rect;
  readonly stack: Rect;
  readonly rounds: Rect;
  readonly piles: readonly Rect[];
  /** The other islands, in the order in which their seats are given. */
  readonly minis: readonly Rect[];
  /** Where the picked domino is held while its place is sought, with the sign for turning. */
  readonly hand: Rect;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** How many dominoes are on offer, and how many nests there are. */
export interface Pieces {
  readonly offer: number;
  readonly piles: number;
}

export function arrange(width: number, height: number, others: number, pieces: Pieces): Layout {
  return width < height * 1.05 ? tall(width, height, others, pieces) : wide(width, height, others, pieces);
}

const row = (count: number, box: Rect, gap: number): Rect[] => {
  const w = (box.w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: box.x + index * (w + gap), y: box.y, w, h: box.h }));
};

function dominoes(count: number, box: Rect, most: number): Rect[] {
  return row(count, box, 0).map((slot) => {
    const square = Math.min((slot.w - 10) / 2, slot.h - 8, most);
    return { x: slot.x + slot.w / 2 - square, y: slot.y + (slot.h - square) / 2, w: square * 2, h: square };
  });
}

function wide(width: number, height: number, others: number, pieces: Pieces): Layout {
  const pad = 12;
  const side = others > 0 ? clamp(width * 0.25, 180, 320) : 0;
  const main = width - side - pad * (others > 0 ? 3 : 2);
  const shelfH = clamp(height * 0.145, 76, 124);
  const pilesH = clamp(height * 0.16, 88, 132);
  const shelf: Rect = { x: pad, y: pad, w: main, h: shelfH };
  const left = clamp(main * 0.17, 96, 150);
  const sea: Rect = { x: pad, y: pad * 2 + shelfH, w: main, h: height - shelfH - pilesH - pad * 4 };
  const miniH = Math.min((height - pad * (others + 1)) / Math.max(1, others), side * 1.4);
  return {
    tall: false,
    sea,
    shelf,
    rounds: { x: shelf.x + 12, y: shelf.y + 10, w: left - 20, h: 18 },
    stack: { x: shelf.x + 14, y: shelf.y + 34, w: left - 24, h: shelfH - 42 },
    offer: dominoes(pieces.offer, { x: shelf.x + left, y: shelf.y, w: main - left - 8, h: shelfH }, 92),
    piles: row(pieces.piles, { x: pad, y: height - pad - pilesH, w: main, h: pilesH }, 8),
    minis: Array.from({ length: others }, (_, index) => ({ x: width - side - pad, y: pad + index * (miniH + pad), w: side, h: miniH })),
    hand: { x: sea.x + sea.w - 108, y: sea.y + sea.h - 108, w: 96, h: 96 },
  };
}

function tall(width: number, height: number, others: number, pieces: Pieces): Layout {
  const pad = 6;
  const miniH = others > 0 ? clamp(height * 0.15, 74, 112) : 0;
  const pilesH = clamp(height * 0.13, 70, 96);
  const square = clamp((width - pad * 2 - 40) / (pieces.offer * 2) - 3, 40, 74);
  const shelfH = square + 32;
  const inner = width - pad * 2;
  const shelf: Rect = { x: pad, y: pad * 2 + miniH - (others > 0 ? 0 : pad), w: inner, h: shelfH };
  const seaY = shelf.y + shelfH + pad;
  const sea: Rect = { x: pad, y: seaY, w: inner, h: height - seaY - pilesH - pad * 2 };
  return {
    tall: true,
    sea,
    shelf,
    rounds: { x: shelf.x + 10, y: shelf.y + 5, w: inner * 0.36, h: 14 },
    stack: { x: shelf.x + shelf.w - 70, y: shelf.y + 3, w: 62, h: 18 },
    offer: dominoes(pieces.offer, { x: shelf.x, y: shelf.y + 20, w: inner, h: shelfH - 20 }, 74),
    piles: row(pieces.piles, { x: pad, y: height - pad - pilesH, w: inner, h: pilesH }, 4),
    minis: others > 0 ? row(others, { x: pad, y: pad, w: inner, h: miniH }, 6) : [],
    hand: { x: sea.x + sea.w - 84, y: sea.y + sea.h - 84, w: 78, h: 78 },
  };
}
