/** The island in its own measure: a cell is 100 wide, cell 1,1 lies at the lower left, and (0, 0) is the upper left corner of the grid. */

import type { Spot } from '../plane';

export const SIZE = 6;
export const CELL = 100;
export const SPAN = SIZE * CELL;
/** What lies around the grid: the score track all around, the red dice at the left, the black ones below. */
export const BAND = 48;
export const DICE = 54;
export const SHORE = 16;
export const FRAME = {
  x: -(BAND + DICE),
  y: -(BAND + SHORE),
  w: SPAN + BAND * 2 + DICE + SHORE,
  h: SPAN + BAND * 2 + DICE + SHORE,
} as const;

export const cellAt = (black: number, red: number): string => `${black},${red}`;

/** The upper left corner of a cell. */
export function corner(cell: string): Spot {
  const [black = 1, red = 1] = cell.split(',').map(Number);
  return { x: (black - 1) * CELL, y: (SIZE - red) * CELL };
}

export function middle(cell: string): Spot {
  const { x, y } = corner(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The direction from one place to another as an angle for something drawn upright. */
export function heading(from: Spot, to: Spot): number {
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return Math.round(angle);
}

// The score track: a path of stones around the island, clockwise from the lower left corner, up to the goal.

const TRACK = { x: FRAME.x + BAND / 2, y: FRAME.y + BAND / 2, w: FRAME.w - BAND, h: FRAME.h - BAND } as const;
/** The share of the way round that the track takes: between its end and its beginning lies the hoard. */
const USED = 0.965;

/** A place on the track, from 0 to 1 of the way to the goal, and the direction that leads away from the island there. */
export function onTrack(share: number): Spot & { readonly nx: number; readonly ny: number } {
  const { x, y, w, h } = TRACK;
  let way = Math.min(Math.max(share, 0), 1) * USED * 2 * (w + h);
  if (way <= h) return { x, y: y + h - way, nx: -1, ny: 0 };
  way -= h;
  if (way <= w) return { x: x + way, y, nx: 0, ny: -1 };
  way -= w;
  if (way <= h) return { x: x + w, y: y + way, nx: 1, ny: 0 };
  way -= h;
  return { x: x + w - way, y: y + h, nx: 0, ny: 1 };
}

/** The stones of the track: gold and place, with a number on every fifth of the way. */
export function stones(goal: number): (Spot & { readonly gold: number; readonly big: boolean })[] {
  const step = Math.max(1, Math.round(goal / 50));
  const found = [];
  for (let gold = 0; gold <= goal; gold += step) {
    const { x, y } = onTrack(gold / goal);
    found.push({ x, y, gold, big: gold % (step * 5) === 0 });
  }
  return found;
}

/** How far apart skulls lie: the widest is 40 wide, and the horns of the others reach a little farther. */
const APART = 43;
/** How far one push moves a skull as a part of the track, and how many pushes are more than the largest crowd needs. */
const PUSH = 1 / (USED * 2 * (TRACK.w + TRACK.h));
const PUSHES = 2000;

/** Where the skulls lie: each at its gold, and where there is no room for all of them one after the other along the track. */
export function skulls(golds: readonly number[], goal: number): Spot[] {
  const row = golds
    .map((gold, index) => ({ index, share: Math.min(gold, goal) / goal }))
    .sort((one, other) => one.share - other.share || other.index - one.index);
  for (let push = 0; push < PUSHES; push += 1) {
    let crowded = false;
    row.slice(1).forEach((ahead, place) => {
      const behind = row[place] as (typeof row)[number];
      const [one, other] = [onTrack(behind.share), onTrack(ahead.share)];
      if (Math.hypot(one.x - other.x, one.y - other.y) >= APART) return;
      crowded = true;
      // At the beginning and at the end there is no room beyond: the others give way.
      behind.share = Math.max(0, behind.share - PUSH);
      ahead.share = Math.min(1, ahead.share + PUSH);
    });
    if (!crowded) break;
  }
  const places = row.map(({ index, share }) => [index, onTrack(share)] as const).sort(([one], [other]) => one - other);
  return places.map(([, { x, y }]) => ({ x, y }));
}
