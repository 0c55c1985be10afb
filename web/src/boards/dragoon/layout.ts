/** Where things lie for any size of screen: the island with a column beside it, or all of it in rows for a phone; the hand below. */

import type { Rect } from '../plane';

export interface Layout {
  readonly tall: boolean;
  /** The square of the island with dice and track. */
  readonly map: Rect;
  readonly plates: readonly Rect[];
  /** Which round it is, and how near the end. */
  readonly aim: Rect;
  /** Deck, discard pile and cards in play. */
  readonly piles: Rect | null;
  /** The buttons of a turn. */
  readonly bar: Rect;
  readonly deeds: readonly Rect[];
  readonly pips: Rect;
  /** What is asked and told: an answer out of turn, a target for a card. */
  readonly panel: Rect;
  readonly hand: Rect;
  /** The least width of a card in the hand. */
  readonly card: number;
}

/** The buttons of a turn. */
export const DEEDS = 6;
/** The height of the line that tells the round. */
const AIM = 20;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function arrange(width: number, height: number, players: number): Layout {
  return width < height * 1.02 ? tall(width, height, players) : wide(width, height, players);
}

function wide(width: number, height: number, players: number): Layout {
  const pad = clamp(width * 0.012, 6, 14);
  const handH = clamp(height * 0.228, 108, 160);
  const room = height - handH - pad * 1.5;
  const side = Math.min(room, width - clamp(width * 0.3, 250, 400) - pad * 3);
  const columnW = Math.min(width - side - pad * 3, 520);
  const left = Math.max(pad, (width - side - columnW - pad) / 2);
  const map: Rect = { x: left, y: pad * 0.7, w: side, h: side };
  const column: Rect = { x: map.x + side + pad, y: pad * 0.7, w: columnW, h: room - pad * 0.3 };
  const gap = clamp(height * 0.01, 4, 8);
  const buttonH = clamp(height * 0.068, 44, 54);
  const barH = buttonH * 3 + gap * 2 + 36;
  // The players stand in two columns: four of them take no more room than two.
  const rows = Math.ceil(players / 2);
  const half = (columnW - gap) / 2;
  const rest = column.h - barH - gap * 2 - AIM;
  const plateH = clamp((rest - 50 - gap * (rows - 1)) / rows, 36, 84);
  const platesH = plateH * rows + gap * (rows - 1);
  const pilesH = Math.min(rest - platesH, 104);
  const bar: Rect = { x: column.x, y: column.y + column.h - barH, w: columnW, h: barH };
  const top = column.y + AIM + platesH + gap;
  return {
    tall: false,
    map,
    plates: Array.from({ length: players }, (_, index) => ({
      x: column.x + (index % 2) * (half + gap),
      y: column.y + AIM + Math.floor(index / 2) * (plateH + gap),
      w: half,
      h: plateH,
    })),
    aim: { x: column.x, y: column.y - 2, w: columnW, h: AIM },
    piles: pilesH < 46 ? null : { x: column.x, y: bar.y - gap - pilesH, w: columnW, h: pilesH },
    bar,
    pips: { x: bar.x, y: bar.y, w: bar.w, h: 34 },
    deeds: Array.from({ length: DEEDS }, (_, index) => ({
      x: bar.x + (index % 2) * (half + gap),
      y: bar.y + 36 + Math.floor(index / 2) * (buttonH + gap),
      w: half,
      h: buttonH,
    })),
    panel: { x: column.x, y: top, w: columnW, h: column.y + column.h - top },
    hand: { x: pad, y: height - handH, w: width - pad * 2, h: handH },
    card: 132,
  };
}

function tall(width: number, height: number, players: number): Layout {
  const pad = 4;
  const plateH = clamp(height * 0.072, 40, 52);
  const barH = clamp(height * 0.086, 48, 58);
  const handH = clamp(height * 0.195, 92, 156);
  const side = Math.min(width - 2, height - plateH - barH - handH - AIM - 22);
  const plateW = (width - pad * (players + 1)) / players;
  const map: Rect = { x: (width - side) / 2, y: plateH + pad + AIM, w: side, h: side };
  const rest = height - map.y - side;
  const bar: Rect = { x: pad, y: map.y + side + Math.max(2, (rest - barH - handH) / 2), w: width - pad * 2, h: barH };
  const pipsW = 28;
  const gap = 4;
  const buttonW = (bar.w - pipsW - gap * DEEDS) / DEEDS;
  return {
    tall: true,
    map,
    plates: Array.from({ length: players }, (_, index) => ({ x: pad + index * (plateW + pad), y: pad, w: plateW, h: plateH })),
    aim: { x: pad, y: plateH + pad, w: width - pad * 2, h: AIM },
    piles: null,
    bar,
    pips: { x: bar.x, y: bar.y, w: pipsW, h: barH },
    deeds: Array.from({ length: DEEDS }, (_, index) => ({
      x: bar.x + pipsW + gap + index * (buttonW + gap),
      y: bar.y,
      w: buttonW,
      h: barH,
    })),
    panel: { x: pad, y: map.y + side, w: width - pad * 2, h: rest },
    hand: { x: 0, y: height - handH, w: width, h: handH },
    card: 134,
  };
}
