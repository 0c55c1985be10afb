/** Where things lie in the hall, for any size of screen: wide with rows across, or tall for a phone. */

import type { Rect } from '../plane';

export interface SeatPlace {
  readonly seat: number;
  /** The whole place of the seat, its name, its kin, and its cards in hand. */
  readonly area: Rect;
  readonly label: Rect;
  readonly kin: readonly Rect[];
  readonly fan: Rect;
}

/** A card of the hand: how far it is turned, and how much of its width can be seen. */
export interface Held extends Rect {
  readonly turn: number;
  readonly strip: number;
}

export interface Layout {
  readonly tall: boolean;
  /** Where there is no room for a fan, a number says how many cards somebody holds. */
  readonly compact: boolean;
  readonly line: readonly Rect[];
  readonly dais: Rect;
  readonly gallery: readonly Rect[];
  readonly galleryLabel: { readonly x: number; readonly y: number };
  readonly lineLabel: { readonly x: number; readonly y: number };
  readonly others: readonly SeatPlace[];
  readonly me: SeatPlace;
  /** Where the cards of the hand lie. */
  hand(count: number): readonly Held[];
}

export const SHAPE = 1.4;
/** From the line down to the gallery on a phone: the dais, who has looked, and a caption. */
const GALLERY_DROP = 58;
/** Nothing of the hand comes nearer to an edge, the frame of a chosen card included. */
const MARGIN = 12;
const FRAME = 4;
/** How far the outermost card of a full hand is turned, in degrees. */
const TURN = 3;
/** A line of its own for a hand that lies open. */
const OPEN_HAND = 28;
/** The height of a row in which a name and the number of cards stand one below the other, and the width of that number. */
const TWO_LINES = 56;
const COUNT = 46;
/** A finger needs this much. */
export const FINGER = 46;

const row = (count: number, x: number, y: number, w: number, h: number, gap: number): Rect[] =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * (w + gap), y, w, h }));

/** How many kinds of dragon are in play, how long the royal line is, and how many kin a seat can have. */
export interface Pieces {
  readonly kinds: number;
  readonly line: number;
  readonly kin: number;
}

/**
 * `seats` in the order in which they are shown: the one who looks last, the others clockwise after them.
 * With `open` the hands of the others lie open.
 */
export function arrange(width: number, height: number, seats: readonly number[], pieces: Pieces, open = false): Layout {
  return width < height * 0.95 ? tall(width, height, seats, pieces, open) : wide(width, height, seats, pieces, open);
}

function wide(width: number, height: number, seats: readonly number[], { kinds, line, kin }: Pieces, open: boolean): Layout {
  const pad = Math.max(10, width * 0.014);
  const others = seats.slice(0, -1);
  const inner = width - pad * 2;

  // The others along the top.
  const top = pad * 0.8;
  const gap = pad;
  const share = (inner - gap * (others.length - 1)) / Math.max(1, others.length);
  const wanted = Math.min(height * 0.135, 124);
  const compact = share < (wanted / SHAPE) * kin + 140;
  const kinH = compact ? Math.min(wanted, ((share - 18 - 8 * (kin - 1)) / kin) * SHAPE) : wanted;
  const kinW = kinH / SHAPE;
  const handRow = open ? OPEN_HAND : 0;
  const areaH = kinH + 34 + handRow;
  const areaW = Math.min(share, kinW * kin + (compact ? 18 + 8 * (kin - 1) : 140));
  const startX = (width - areaW * others.length - gap * (others.length - 1)) / 2;
  const places = others.map((seat, index): SeatPlace => {
    const area: Rect = { x: startX + index * (areaW + gap), y: top, w: areaW, h: areaH };
    const kinGap = compact ? 8 : 11;
    return {
      seat,
      area,
      label: { x: area.x + 8, y: area.y + 4, w: areaW - 16, h: 24 },
      kin: row(kin, area.x + 9, area.y + 29 + handRow, kinW, kinH, kinGap),
      fan: open
        ? { x: area.x + 9, y: area.y + 28, w: areaW - 18, h: OPEN_HAND }
        : compact
          ? { x: area.x + areaW - 56, y: area.y + 6, w: 48, h: 20 }
          : { x: area.x + areaW - 70, y: area.y + 36, w: 62, h: kinH - 14 },
    };
  });

  // The royal line on its dais.
  const below = top + areaH;
  const handH = Math.min(height * 0.225, 190);
  const galleryH = Math.min(height * 0.145, 118);
  const tilt = (TURN * Math.PI) / 180;
  const foot = MARGIN + FRAME + (handH / SHAPE / 2) * Math.sin(tilt) + handH * DROP * 12;
  const room = height - below - handH - galleryH - foot - 4;
  const lineH = Math.min(room - 116, ((inner - 60) / line / 1.1) * SHAPE, height * 0.27);
  const lineW = lineH / SHAPE;
  const lineGap = lineW * 0.11;
  const lineX = (width - lineW * line - lineGap * (line - 1)) / 2;
  const spare = Math.max(0, room - lineH - 112);
  const lineY = below + 32 + spare * 0.35;
  const dais: Rect = { x: lineX - lineW * 0.32, y: lineY - 14, w: lineW * line + lineGap * (line - 1) + lineW * 0.64, h: lineH + 48 };

  // The gallery below.
  const galleryY = lineY + lineH + 74 + spare * 0.3;
  const slotW = Math.min(galleryH / SHAPE, (inner - 40) / kinds - 10);
  const galleryGap = Math.min(26, (inner - slotW * kinds) / Math.max(1, kinds - 1) - 2, slotW * 0.34);
  const galleryX = (width - slotW * kinds - galleryGap * (kinds - 1)) / 2;

  // My own place along the bottom: kin on the left, the hand in the middle and on the right.
  const mine = seats[seats.length - 1] ?? 0;
  const myKinH = Math.min(handH * 0.78, 140);
  const myKinW = myKinH / SHAPE;
  const bottom = height - pad;
  const myX = pad;
  const myArea: Rect = { x: myX, y: bottom - myKinH - 36, w: myKinW * kin + 9 * (kin - 1) + 18, h: myKinH + 36 };
  const me: SeatPlace = {
    seat: mine,
    area: myArea,
    label: { x: myArea.x + 8, y: myArea.y + 4, w: myArea.w - 16, h: 24 },
    kin: row(kin, myArea.x + 9, myArea.y + 29, myKinW, myKinH, 9),
    fan: { x: width * 0.7, y: bottom - handH, w: 10, h: 10 },
  };
  const cardH = handH;
  const cardW = cardH / SHAPE;
  const side = MARGIN + FRAME + cardH * Math.sin(tilt);
  const handX = myArea.x + myArea.w + side;
  const handW = width - handX - side;
  return {
    tall: false,
    compact,
    line: row(line, lineX, lineY, lineW, lineH, lineGap),
    dais,
    gallery: row(kinds, galleryX, galleryY, slotW, slotW * SHAPE, galleryGap),
    galleryLabel: { x: width / 2, y: galleryY - 22 },
    lineLabel: { x: width / 2, y: lineY - 11 },
    others: places,
    me,
    hand: (count) => fan(count, handX, height - cardH - foot, handW, cardW, cardH, TURN),
  };
}

function tall(width: number, height: number, seats: readonly number[], { kinds, line, kin }: Pieces, open: boolean): Layout {
  const pad = 8;
  const others = seats.slice(0, -1);
  const inner = width - pad * 2;
  const perRow = kinds > 8 ? 5 : kinds > 6 ? 4 : 6;
  const galleryRows = Math.ceil(kinds / perRow);

  const lineGap = 4;
  const lineW = Math.min((inner - lineGap * (line - 1) - 6) / line, 74);
  const lineH = lineW * SHAPE;

  const handH = Math.min(118, height * 0.165);
  const myKinH = Math.min(64, height * 0.1);
  // The others' rows get their least, then the gallery what it wants, then the rows what is left.
  const LEAST_ROW = Math.min(52, Math.max(38, 38 + (height - 560) * 0.2));
  const fixed = 6 + lineH + 24 + GALLERY_DROP + handH + myKinH + MARGIN + FRAME + 20;
  const forGallery = height - fixed - others.length * (LEAST_ROW + 5);
  const galleryW = Math.max(26, Math.min(inner / perRow - 10, 58, (forGallery / galleryRows - 9) / SHAPE));
  const free = height - fixed - galleryRows * (galleryW * SHAPE + 9);
  const rowH = Math.max(LEAST_ROW, Math.min(92, free / Math.max(1, others.length) - 5));
  const kinH = rowH - 6;
  const kinW = kinH / SHAPE;

  // What is left over spreads between the rows, the line, the gallery and my own place.
  const spare = Math.max(0, free - others.length * (rowH + 5)) / 4;
  let y = 6 + spare * 0.6;
  const places = others.map((seat): SeatPlace => {
    const area: Rect = { x: pad, y, w: inner, h: rowH };
    y += rowH + 5;
    const pitch = Math.max(kinW + 5, FINGER);
    const kinX = area.x + inner - kin * pitch;
    // In a low row the number of cards stands beside the name, not below it.
    const low = rowH < TWO_LINES && !open;
    const labelW = kinX - area.x - 14 - (low ? COUNT : 0);
    return {
      seat,
      area,
      label: { x: area.x + 8, y: area.y + rowH / 2 - (low ? 12 : 23), w: labelW, h: 24 },
      kin: row(kin, kinX + (pitch - kinW - 5) / 2, area.y + 3, kinW, kinH, pitch - kinW),
      fan: low
        ? { x: area.x + 8 + labelW + 4, y: area.y + rowH / 2 - 9, w: COUNT, h: 20 }
        : { x: area.x + 36, y: area.y + rowH / 2 + 4, w: kinX - area.x - 42, h: 20 },
    };
  });
  const lineX = (width - lineW * line - lineGap * (line - 1)) / 2;
  const lineY = y + 22 + spare;
  const dais: Rect = { x: 3, y: lineY - 8, w: width - 6, h: lineH + 36 };
  const galleryY = lineY + lineH + GALLERY_DROP + spare * 0.8;
  const step = inner / perRow;
  const gallery = Array.from({ length: kinds }, (_, index): Rect => ({
    x: pad + (index % perRow) * step + (step - galleryW) / 2,
    y: galleryY + Math.floor(index / perRow) * (galleryW * SHAPE + 9),
    w: galleryW,
    h: galleryW * SHAPE,
  }));
  const mine = seats[seats.length - 1] ?? 0;
  const myKinW = myKinH / SHAPE;
  const foot = MARGIN + FRAME;
  const myY = height - handH - foot - myKinH - 16;
  const kinX = pad + inner - kin * (myKinW + 5);
  const me: SeatPlace = {
    seat: mine,
    area: { x: pad, y: myY - 4, w: inner, h: myKinH + 8 },
    label: { x: pad + 8, y: myY + myKinH / 2 - 12, w: kinX - pad - 16, h: 24 },
    kin: row(kin, kinX, myY, myKinW, myKinH, 5),
    fan: { x: width / 2, y: height - handH - foot, w: 10, h: 10 },
  };
  return {
    tall: true,
    compact: true,
    line: row(line, lineX, lineY, lineW, lineH, lineGap),
    dais,
    gallery,
    galleryLabel: { x: width / 2, y: galleryY - 9 },
    lineLabel: { x: width / 2, y: lineY - 8 },
    others: places,
    me,
    hand: (count) => fan(count, MARGIN + FRAME, height - handH - foot, width - 2 * (MARGIN + FRAME), handH / SHAPE, handH, 0),
  };
}

/** How far a card of the fan hangs below the middle one, by its distance squared and as a part of its height. */
const DROP = 0.0018;

/**
 * Cards side by side, overlapping as much as they must, the outermost of a full hand turned by `most` degrees around its foot.
 * `strip` is how much of a card can be seen.
 */
function fan(count: number, x: number, y: number, width: number, w: number, h: number, most: number): Held[] {
  const step = count > 1 ? Math.min(w + 9, (width - w) / (count - 1)) : 0;
  const start = x + (width - w - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    return {
      x: start + index * step,
      y: y + (most > 0 ? off * off * h * DROP : 0),
      w,
      h,
      turn: (off * most * 2) / Math.max(7, count - 1),
      strip: index === count - 1 ? w : step,
    };
  });
}
