/**
 * The hand that draws the map. Everything is made from the tile's kind and its cell, so that a tile looks the same whenever it is drawn,
 * and no two look alike. Coasts begin and end in corners of the hexagon: at every corner where water and land meet exactly two of them
 * arrive, so neighbouring tiles join whatever their rotation.
 */

import type { Spot } from '../plane';
import { beside, type Cell, corner, type Ground, HALF, isWater, keyOf, middle, SIZE, STEPS, waters } from './hex';

/** A stroke of the pen or the brush; the tone names its colours. */
export interface Mark {
  readonly d: string;
  readonly tone:
    'tree' | 'dark' | 'peak' | 'shade' | 'wall' | 'roof' | 'ink' | 'thin' | 'water' | 'deep' | 'coast' | 'wave' | 'sand' | 'sail';
}

const fine = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number): string => `${fine(x)} ${fine(y)}`;

/** A die that always falls the same way for a place. */
export function dice(q: number, r: number, salt = 0): () => number {
  let state = (Math.imul(q + 97, 73_856_093) ^ Math.imul(r + 131, 19_349_663) ^ Math.imul(salt + 7, 83_492_791)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A soft line through points; its ends stay where they are. */
function flowing(points: readonly Spot[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${pair(first.x, first.y)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    path +=
      next === undefined
        ? `L${pair(point.x, point.y)}`
        : `Q${pair(point.x, point.y)} ${pair((point.x + next.x) / 2, (point.y + next.y) / 2)}`;
  });
  return path;
}

/** A straight line as a hand draws it. */
function wobble(from: Spot, to: Spot, roll: () => number, much = 1.6, parts = 4): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return Array.from({ length: parts + 1 }, (_, index) => {
    const t = index / parts;
    const off = index === 0 || index === parts ? 0 : (roll() - 0.5) * 2 * much;
    return { x: from.x + dx * t - (dy / length) * off, y: from.y + dy * t + (dx / length) * off };
  });
}

// Terrain

const within = (x: number, y: number): boolean => Math.abs(x) < HALF - 9 && Math.abs(y) + Math.abs(x) / Math.sqrt(3) < SIZE - 11;

function pine(x: number, y: number, size: number): string {
  const s = size;
  return [
    `M${pair(x, y - 15 * s)}`,
    `Q${pair(x + 3 * s, y - 7 * s)} ${pair(x + 6 * s, y - 5 * s)}`,
    `L${pair(x + 3 * s, y - 5 * s)}`,
    `Q${pair(x + 5 * s, y + 1 * s)} ${pair(x + 8.5 * s, y + 3 * s)}`,
    `Q${pair(x, y + 6 * s)} ${pair(x - 8.5 * s, y + 3 * s)}`,
    `Q${pair(x - 5 * s, y + 1 * s)} ${pair(x - 3 * s, y - 5 * s)}`,
    `L${pair(x - 6 * s, y - 5 * s)}`,
    `Q${pair(x - 3 * s, y - 7 * s)} ${pair(x, y - 15 * s)}`,
    'Z',
  ].join('');
}

function oak(x: number, y: number, size: number): string {
  const s = size;
  return [
    `M${pair(x - 7 * s, y + 3 * s)}`,
    `C${pair(x - 14 * s, y)} ${pair(x - 11 * s, y - 9 * s)} ${pair(x - 5 * s, y - 9 * s)}`,
    `C${pair(x - 4 * s, y - 16 * s)} ${pair(x + 6 * s, y - 16 * s)} ${pair(x + 6 * s, y - 9 * s)}`,
    `C${pair(x + 13 * s, y - 8 * s)} ${pair(x + 13 * s, y + 2 * s)} ${pair(x + 7 * s, y + 3 * s)}`,
    `Q${pair(x, y + 6 * s)} ${pair(x - 7 * s, y + 3 * s)}`,
    'Z',
  ].join('');
}

function forest(roll: () => number): Mark[] {
  const spots: Spot[] = [];
  for (let tries = 0; tries < 90 && spots.length < 11; tries += 1) {
    const spot = { x: (roll() - 0.5) * 2 * HALF, y: (roll() - 0.5) * 2 * SIZE };
    if (
      within(spot.x, spot.y - 8) &&
      within(spot.x, spot.y + 6) &&
      spots.every((other) => Math.hypot(other.x - spot.x, (other.y - spot.y) * 1.25) > 21)
    )
      spots.push(spot);
  }
  spots.sort((one, other) => one.y - other.y);
  return spots.flatMap(({ x, y }): Mark[] => {
    const size = 0.92 + roll() * 0.3;
    const round = roll() < 0.4;
    return [
      { d: `M${pair(x, y + 3 * size)}L${pair(x, y + 9 * size)}M${pair(x + 2, y + 9 * size)}L${pair(x + 9, y + 8 * size)}`, tone: 'ink' },
      { d: round ? oak(x, y, size) : pine(x, y, size), tone: round || roll() < 0.5 ? 'tree' : 'dark' },
      {
        d: [
          `M${pair(x + 3 * size, y - 6 * size)}`,
          `L${pair(x + 5 * size, y + 1 * size)}`,
          `M${pair(x + 1 * size, y - 2 * size)}`,
          `L${pair(x + 2 * size, y + 3 * size)}`,
        ].join(''),
        tone: 'thin',
      },
    ];
  });
}

function peak(x: number, y: number, w: number, h: number, roll: () => number): Mark[] {
  const tip = { x: x + (roll() - 0.5) * 5, y: y - h };
  const notch = { x: x + w * 0.34, y: y - h * (0.5 + roll() * 0.1) };
  const left = [{ x: x - w, y }, { x: x - w * 0.56, y: y - h * 0.44 }, { x: x - w * 0.4, y: y - h * 0.5 }, tip];
  const right = [notch, { x: x + w * 0.52, y: y - h * 0.46 }, { x: x + w, y: y + 1 }];
  const ridge = { x: x + w * 0.12, y: y - h * 0.42 };
  const foot = { x: x + w * 0.22, y };
  const hatch = [0.2, 0.42, 0.64]
    .map((t) =>
      [
        `M${pair(tip.x + (x + w - tip.x) * t - 1, tip.y + h * t + 2)}`,
        `L${pair(tip.x + (x + w - tip.x) * t - 4 - t * 3, tip.y + h * Math.min(0.96, t + 0.3))}`,
      ].join(''),
    )
    .join('');
  return [
    { d: `M${[...left, ...right].map((spot) => pair(spot.x, spot.y)).join('L')}Q${pair(x, y + 5)} ${pair(x - w, y)}Z`, tone: 'peak' },
    {
      d: [
        `M${[tip, ...right].map((spot) => pair(spot.x, spot.y)).join('L')}`,
        `L${pair(foot.x, foot.y + 2)}`,
        `L${pair(ridge.x, ridge.y)}`,
        `L${pair(x + w * 0.02, y - h * 0.6)}`,
        'Z',
      ].join(''),
      tone: 'shade',
    },
    { d: `${hatch}M${pair(x - w * 0.5, y - 3)}L${pair(x - w * 0.3, y - h * 0.22)}`, tone: 'thin' },
  ];
}

function mountain(roll: () => number): Mark[] {
  const spots = [
    { x: -20, y: -8, w: 20, h: 30 },
    { x: 19, y: -4, w: 22, h: 36 },
    { x: -25, y: 24, w: 19, h: 25 },
    { x: 6, y: 33, w: 23, h: 34 },
    { x: 32, y: 19, w: 12, h: 15 },
  ].map((spot) => ({ ...spot, x: spot.x + (roll() - 0.5) * 9, y: spot.y + (roll() - 0.5) * 6, h: spot.h * (0.88 + roll() * 0.26) }));
  return spots.sort((one, other) => one.y - other.y).flatMap((spot) => peak(spot.x, spot.y, spot.w, spot.h, roll));
}

function house(x: number, y: number, w: number, h: number, roof: number): Mark[] {
  return [
    { d: `M${pair(x - w, y)}L${pair(x - w, y - h)}L${pair(x + w, y - h)}L${pair(x + w, y)}Z`, tone: 'wall' },
    {
      d: [
        `M${pair(x - w - 3, y - h + 1)}`,
        `L${pair(x - w * 0.4, y - h - roof)}`,
        `L${pair(x + w * 0.5, y - h - roof)}`,
        `L${pair(x + w + 3, y - h + 1)}`,
        'Z',
      ].join(''),
      tone: 'roof',
    },
    { d: `M${pair(x - 2, y)}L${pair(x - 2, y - h * 0.55)}L${pair(x + 2, y - h * 0.55)}L${pair(x + 2, y)}`, tone: 'thin' },
  ];
}

function tower(x: number, y: number, w: number, h: number, spire: number): Mark[] {
  return [
    { d: `M${pair(x - w, y)}L${pair(x - w, y - h)}L${pair(x + w, y - h)}L${pair(x + w, y)}Z`, tone: 'wall' },
    { d: `M${pair(x - w - 3, y - h + 1)}L${pair(x, y - h - spire)}L${pair(x + w + 3, y - h + 1)}Z`, tone: 'roof' },
    {
      d: [
        `M${pair(x, y - h * 0.7)}`,
        `L${pair(x, y - h * 0.5)}`,
        `M${pair(x, y - h - spire)}`,
        `L${pair(x, y - h - spire - 6)}`,
        `L${pair(x + 6, y - h - spire - 4)}`,
        `L${pair(x, y - h - spire - 2)}`,
      ].join(''),
      tone: 'ink',
    },
  ];
}

function town(roll: () => number): Mark[] {
  const spots = [
    { x: -23, y: -14 },
    { x: 24, y: -12 },
    { x: -30, y: 15 },
    { x: 31, y: 17 },
    { x: -8, y: 34 },
    { x: 16, y: 36 },
  ].map((spot) => ({ x: spot.x + (roll() - 0.5) * 8, y: spot.y + (roll() - 0.5) * 6 }));
  const houses = spots.map((spot) => ({ y: spot.y, marks: house(spot.x, spot.y, 7 + roll() * 3, 8 + roll() * 2, 8 + roll() * 3) }));
  const middle = { y: 10, marks: tower(roll() * 6 - 2, 10, 6.5, 21, 17) };
  return [
    { d: 'M-44 22C-26 26 -8 14 2 14C14 14 28 28 46 24M2 14C0 2 2 -20 -6 -44', tone: 'sand' },
    ...[...houses, middle].sort((one, other) => one.y - other.y).flatMap((each) => each.marks),
  ];
}

/** How far the middle of the coast lies on the land side, for each number of water edges. */
const SHORE: Readonly<Record<number, number>> = { 2: 17, 3: 20, 4: 24, 5: 33 };

/** The coast of an ocean tile, from where the water ends, clockwise, to where it begins. */
export function coast(kind: string, rotation: number, cell: Cell): Spot[] {
  const count = waters(kind);
  const from = corner(rotation + count);
  const to = corner(rotation);
  const land = ((rotation + count + (6 - count) / 2 - 0.5) * 60 * Math.PI) / 180;
  const [lx, ly] = [Math.cos(land), Math.sin(land)];
  const deep = SHORE[count] ?? 20;
  const roll = dice(cell.q, cell.r, 3);
  const parts = 14;
  const turn = { x: lx * deep, y: ly * deep };
  return Array.from({ length: parts + 1 }, (_, index) => {
    const t = index / parts;
    // A bow from corner to corner through the turning point, and a hand that is not quite steady; at the corners it is.
    const bow = { x: turn.x * 2 - (from.x + to.x) / 2, y: turn.y * 2 - (from.y + to.y) / 2 };
    const x = (1 - t) * (1 - t) * from.x + 2 * t * (1 - t) * bow.x + t * t * to.x;
    const y = (1 - t) * (1 - t) * from.y + 2 * t * (1 - t) * bow.y + t * t * to.y;
    const off = index === 0 || index === parts ? 0 : (roll() - 0.5) * 9;
    return { x: x + lx * off + ly * off * 0.4, y: y + ly * off - lx * off * 0.4 };
  });
}

function ocean(kind: string, rotation: number, cell: Cell): Mark[] {
  const count = waters(kind);
  const shore = coast(kind, rotation, cell);
  const roll = dice(cell.q, cell.r, 5);
  const land = ((rotation + count + (6 - count) / 2 - 0.5) * 60 * Math.PI) / 180;
  const [lx, ly] = [Math.cos(land), Math.sin(land)];
  const rim = Array.from({ length: count - 1 }, (_, index) => corner(rotation + 1 + index));
  const line = flowing(shore);
  const water = `${line}${rim.map((spot) => `L${pair(spot.x, spot.y)}`).join('')}Z`;
  // Lines along the shore, farther and farther out, as old maps have them.
  const out = (away: number, cut: number): string =>
    flowing(
      shore.slice(cut, shore.length - cut).map((spot, index, all) => {
        const bend = Math.sin((Math.PI * (index + cut)) / (all.length + 2 * cut - 1));
        return { x: spot.x - lx * away * (0.55 + 0.45 * bend), y: spot.y - ly * away * (0.55 + 0.45 * bend) };
      }),
    );
  const waves: string[] = [];
  const open: Spot[] = [];
  const wet = (x: number, y: number): boolean =>
    within(x * 1.08, y * 1.08) &&
    x * lx + y * ly < (SHORE[count] ?? 20) - 20 &&
    isWater(kind, rotation, ((Math.round(Math.atan2(y, x) / (Math.PI / 3)) % 6) + 6) % 6);
  for (let tries = 0; tries < 60 && open.length < 4 + count; tries += 1) {
    const [x, y] = [(roll() - 0.5) * 2 * HALF, (roll() - 0.5) * 2 * SIZE];
    if (wet(x - 7, y) && wet(x + 7, y) && open.every((other) => Math.abs(other.x - x) > 18 || Math.abs(other.y - y) > 11)) {
      open.push({ x, y });
      waves.push(`M${pair(x - 8, y)}q4 -5 8 0t8 0`);
    }
  }
  const dots: string[] = [];
  for (let tries = 0; tries < 14; tries += 1) {
    const [x, y] = [(roll() - 0.5) * 2 * HALF, (roll() - 0.5) * 2 * SIZE];
    if (within(x, y) && x * lx + y * ly > (SHORE[count] ?? 20) + 12)
      dots.push(roll() < 0.5 ? `M${pair(x, y)}l-2 -5M${pair(x, y)}l0 -6M${pair(x, y)}l2.500 -5` : `M${pair(x, y)}l1 0.500`);
  }
  const marks: Mark[] = [
    { d: water, tone: 'water' },
    { d: out(7, 1), tone: 'deep' },
    { d: out(14, 2), tone: 'deep' },
    { d: line, tone: 'coast' },
    { d: dots.join(''), tone: 'thin' },
    { d: waves.join(''), tone: 'wave' },
  ];
  if (count >= 4 && roll() < 0.55) {
    const [x, y] = [-lx * 20, -ly * 20 + 4];
    if (roll() < 0.5)
      marks.push(
        { d: `M${pair(x - 13, y)}L${pair(x + 13, y)}L${pair(x + 8, y + 7)}L${pair(x - 9, y + 7)}Z`, tone: 'roof' },
        { d: `M${pair(x - 1, y - 3)}L${pair(x - 1, y - 24)}Q${pair(x + 15, y - 14)} ${pair(x + 11, y - 3)}Z`, tone: 'sail' },
        { d: `M${pair(x - 1, y)}L${pair(x - 1, y - 27)}L${pair(x - 8, y - 24)}`, tone: 'ink' },
      );
    else
      marks.push({
        d: [
          `M${pair(x - 22, y)}`,
          `C${pair(x - 22, y - 14)} ${pair(x - 8, y - 14)} ${pair(x - 8, y)}`,
          'Z',
          `M${pair(x - 5, y)}`,
          `C${pair(x - 5, y - 11)} ${pair(x + 6, y - 11)} ${pair(x + 6, y)}`,
          'Z',
          `M${pair(x + 10, y)}`,
          `C${pair(x + 8, y - 14)} ${pair(x + 14, y - 22)} ${pair(x + 22, y - 18)}`,
          `C${pair(x + 27, y - 16)} ${pair(x + 25, y - 12)} ${pair(x + 18, y - 13)}`,
          `C${pair(x + 15, y - 8)} ${pair(x + 17, y - 4)} ${pair(x + 17, y)}`,
          'Z',
        ].join(''),
        tone: 'dark',
      });
  }
  return marks.filter((mark) => mark.d !== '');
}

/** The start tile around the corner where its three cells meet: a walled town with a keep. */
function start(): Mark[] {
  const ring = (radius: number, flat: number): string =>
    `M${pair(-radius, 6)}C${pair(-radius, -flat)} ${pair(radius, -flat)} ${pair(radius, 6)}`;
  return [
    { d: 'M-103 -34C-88 -26 -78 -36 -60 -20M103 -34C88 -26 80 -38 60 -20M0 52C6 72 -8 90 2 119', tone: 'sand' },
    ...house(-78, -44, 9, 9, 10),
    ...house(-46, -62, 8, 9, 9),
    ...house(74, -46, 9, 9, 10),
    ...house(46, -64, 8, 8, 9),
    ...house(-84, -6, 8, 8, 9),
    ...house(86, -8, 8, 8, 9),
    { d: `${ring(60, 62)}L${pair(60, -8)}C${pair(60, -74)} ${pair(-60, -74)} ${pair(-60, -8)}Z`, tone: 'wall' },
    ...tower(-50, -8, 8, 26, 15),
    ...tower(50, -8, 8, 26, 15),
    ...house(-26, -14, 9, 9, 11),
    ...house(27, -12, 9, 9, 11),
    ...tower(-14, 8, 8, 40, 17),
    ...tower(14, 8, 8, 40, 17),
    { d: 'M-14 10L-14 -24L-9 -24L-9 -20L-4 -20L-4 -24L4 -24L4 -20L9 -20L9 -24L14 -24L14 10Z', tone: 'wall' },
    { d: 'M-6 10L-6 -2C-6 -10 6 -10 6 -2L6 10Z', tone: 'dark' },
    ...house(-38, 20, 9, 9, 11),
    ...house(38, 22, 9, 9, 11),
    { d: 'M-60 6C-58 50 58 50 60 6L60 20C56 66 -56 66 -60 20Z', tone: 'wall' },
    { d: 'M-52 32L-52 38M-42 42L-42 48M-30 48L-30 54M30 48L30 54M42 42L42 48M52 32L52 38', tone: 'thin' },
    ...tower(-56, 28, 8, 26, 14),
    ...tower(56, 28, 8, 26, 14),
    { d: 'M-11 56L-11 36L-7 36L-7 40L-2.500 40L-2.500 36L2.500 36L2.500 40L7 40L7 36L11 36L11 56Z', tone: 'wall' },
    { d: 'M-5 56L-5 48C-5 43 5 43 5 48L5 56Z', tone: 'dark' },
    ...house(-32, 82, 9, 9, 10),
    ...house(33, 84, 9, 9, 10),
    ...house(-18, 104, 8, 8, 9),
    ...house(22, 106, 8, 8, 9),
  ];
}

const drawn = new Map<string, readonly Mark[]>();

/** What is drawn on a tile; around the middle of its cell, or for the start tile around the corner where its cells meet. */
export function marks(kind: string, rotation: number, cell: Cell): readonly Mark[] {
  const name = `${kind},${rotation},${keyOf(cell)}`;
  let found = drawn.get(name);
  if (found === undefined) {
    const roll = dice(cell.q, cell.r);
    found =
      kind === 'start'
        ? start()
        : kind === 'forest'
          ? forest(roll)
          : kind === 'mountain'
            ? mountain(roll)
            : kind === 'town'
              ? town(roll)
              : ocean(kind, rotation, cell);
    drawn.set(name, found);
  }
  return found;
}

// Edges

/** One edge as the hand draws it: the same from both sides. */
function edgeLine(cell: Cell, direction: number, much: number): Spot[] {
  const other = beside(cell, direction);
  const swap = other.q < cell.q || (other.q === cell.q && other.r < cell.r);
  const [base, way] = swap ? [other, (direction + 3) % 6] : [cell, direction];
  const at = middle(base);
  const [a, b] = [corner(way), corner(way + 1)];
  return wobble({ x: at.x + a.x, y: at.y + a.y }, { x: at.x + b.x, y: at.y + b.y }, dice(base.q * 3 + way, base.r, 11), much);
}

/** The lines between the tiles, and the edge of the known world: land's and water's. */
export function lines(ground: Ground): { readonly inner: string; readonly outer: string; readonly open: string } {
  const paths = { inner: '', outer: '', open: '' };
  for (const [key, tile] of ground) {
    const [q, r] = key.split(',').map(Number) as [number, number];
    for (let direction = 0; direction < STEPS.length; direction += 1) {
      const other = ground.get(keyOf(beside({ q, r }, direction)));
      if (other === tile) continue;
      if (other === undefined) paths[tile.edges[direction] === 'water' ? 'open' : 'outer'] += flowing(edgeLine({ q, r }, direction, 1.8));
      else if (direction < 3) paths.inner += flowing(edgeLine({ q, r }, direction, 1.2));
    }
  }
  return paths;
}
