/** Where things lie for any size of screen: the island with a column beside it, or all of it in rows for a phone. */

import type { Rect } from '../plane';

export interface Layout {
  readonly tall: boolean;
  /** The square of the island with dice and track. */
  readonly map: Rect;
  readonly plates: readonly Rect[];
  /** Deck, discard pile and cards in play. */
  readonly piles: Rect | null;
  /** The buttons of a turn, or of a moment for red cards. */
  readonly bar: Rect;
  readonly deeds: readonly Rect[];
  readonly pips: Rect;
  readonly hand: Rect;
  readonly card: { readonly w: number; readonly h: number };
}

export const SHAPE = 1.4;
/** How much of a card is seen at rest, where there is a pointer that can rest on it. */
export const SHOWN = 0.62;
/** The buttons of a turn. */
export const DEEDS = 6;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function arrange(width: number, height: number, players: number): Layout {
  return width < height * 1.02 ? tall(width, height, players) : wide(width, height, players);
}

function wide(width: number, height: number, players: number): Layout {
  const pad = clamp(width * 0.012, 6, 14);
  const cardH = clamp(height * 0.215, 92, 182);
  // At rest the lower part of the cards, with their text, lies below the edge: a card that is looked at rises.
  const handH = cardH * SHOWN + 8;
  const least = clamp(width * 0.27, 196, 340);
  const side = Math.min(height - handH - pad * 1.5, width - least - pad * 3);
  const columnW = Math.min(width - side - pad * 3, 400);
  const left = Math.max(pad, (width - side - columnW - pad) / 2);
  const map: Rect = { x: left, y: pad * 0.7, w: side, h: side };
  const column: Rect = { x: map.x + side + pad, y: pad, w: columnW, h: height - pad * 2 };
  const buttonH = clamp(height * 0.066, 44, 54);
  const gap = clamp(height * 0.01, 4, 8);
  const barH = buttonH * 3 + gap * 2 + 40;
  const pilesH = clamp(height * 0.115, 46, 92);
  const platesH = column.h - barH - pilesH - pad * 2;
  const plateH = Math.min((platesH - gap * (players - 1)) / players, players < 3 ? 124 : 100);
  const bar: Rect = { x: column.x, y: column.y + column.h - barH, w: columnW, h: barH };
  const half = (columnW - gap) / 2;
  return {
    tall: false,
    map,
    plates: Array.from({ length: players }, (_, index) => ({ x: column.x, y: column.y + index * (plateH + gap), w: columnW, h: plateH })),
    piles: { x: column.x, y: bar.y - pad - pilesH, w: columnW, h: pilesH },
    bar,
    pips: { x: bar.x, y: bar.y, w: bar.w, h: 34 },
    deeds: Array.from({ length: DEEDS }, (_, index) => ({
      x: bar.x + (index % 2) * (half + gap),
      y: bar.y + 40 + Math.floor(index / 2) * (buttonH + gap),
      w: half,
      h: buttonH,
    })),
    hand: { x: map.x, y: height - handH, w: side, h: handH },
    card: { w: cardH / SHAPE, h: cardH },
  };
}

function tall(width: number, height: number, players: number): Layout {
  const pad = 4;
  const plateH = clamp(height * 0.072, 40, 52);
  const barH = clamp(height * 0.086, 48, 58);
  const cardH = clamp(height * 0.17, 76, 150);
  const side = Math.min(width - 2, height - plateH - barH - cardH - 30);
  const plateW = (width - pad * (players + 1)) / players;
  const map: Rect = { x: (width - side) / 2, y: plateH + pad * 2, w: side, h: side };
  const rest = height - map.y - side;
  const handH = Math.min(rest - barH - 8, cardH + 34);
  const card = Math.min(handH - 14, 150);
  const bar: Rect = { x: pad, y: map.y + side + Math.max(2, (rest - barH - handH) / 2), w: width - pad * 2, h: barH };
  const pipsW = 44;
  const gap = 4;
  const buttonW = (bar.w - pipsW - gap * DEEDS) / DEEDS;
  return {
    tall: true,
    map,
    plates: Array.from({ length: players }, (_, index) => ({ x: pad + index * (plateW + pad), y: pad, w: plateW, h: plateH })),
    piles: null,
    bar,
    pips: { x: bar.x, y: bar.y, w: pipsW, h: barH },
    deeds: Array.from({ length: DEEDS }, (_, index) => ({
      x: bar.x + pipsW + gap + index * (buttonW + gap),
      y: bar.y,
      w: buttonW,
      h: barH,
    })),
    hand: { x: 0, y: height - handH, w: width, h: handH },
    card: { w: card / SHAPE, h: card },
  };
}

/** Cards side by side, turned a little around a point far below; where they would lie too close the strip is longer than its place and can be swiped. */
export function fan(
  count: number,
  place: Rect,
  card: { readonly w: number; readonly h: number },
  least: number,
): { readonly w: number; readonly cards: readonly (Rect & { readonly turn: number })[] } {
  const room = place.w - 16;
  const step = count > 1 ? Math.max(Math.min(card.w * 0.97, (room - card.w) / (count - 1)), Math.min(least, card.w)) : 0;
  const used = card.w + step * Math.max(0, count - 1);
  const w = Math.max(place.w, used + 16);
  const start = (w - used) / 2;
  const turn = Math.min(2.6, 14 / Math.max(1, count));
  return {
    w,
    cards: Array.from({ length: count }, (_, index) => {
      const off = index - (count - 1) / 2;
      return {
        x: start + index * step,
        y: Math.max(place.h - card.h - 4, 4) + Math.min(8, off * off * 0.8),
        w: card.w,
        h: card.h,
        turn: off * turn,
      };
    }),
  };
}
