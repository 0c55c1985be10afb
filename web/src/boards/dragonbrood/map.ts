/** Where the places lie: rings about the Royal Palace, broad for a desk and tall for a phone. */

import type { Spot } from '../plane';

/** Clockwise; the middle ring lies inside the outer one, place by place. */
export const OUTER = [
  'gem_mountain',
  'elder_black',
  'village_garden',
  'elder_white',
  'crystal_quarries',
  'elder_gray',
  'gold_mines',
  'elder_umber',
  'shrouded_meadow',
  'elder_tan',
  'enchanted_forest',
  'elder_sienna',
] as const;
export const MIDDLE = [
  'cloud_dojo',
  'dwarves_farm',
  'dragon_broodmother',
  'giants_vineyard',
  'gemsmith',
  'jeweller',
  'coinmaker',
  'goblin_bank',
  'merchants_market',
  'bards_inn',
  'mystic_volcano',
  'treasure_hollow',
] as const;
export const CENTRE = ['astral_arena', 'sanctuary', 'knights_castle', 'cemetery'] as const;
export const SKY = ['frosted_peaks', 'barons_menagerie', 'witchs_lair', 'thieves_den', 'elvish_caravan', 'sorcerers_grotto'] as const;

/** The size of the drawing in its own units; a place takes `cell` of them. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  /** How much broader than drawn the rings are. */
  readonly stretch: number;
  readonly cell: { readonly w: number; readonly h: number };
  readonly spots: Readonly<Record<string, Spot>>;
}

/** A quarter of a ring, mirrored to all four: the first is next to the vertical. */
const BROAD = {
  outer: [
    [111, 250],
    [306, 188],
    [404, 76],
  ],
  middle: [
    [70, 165],
    [182, 116],
    [276, 40],
  ],
  centre: [0, 83, 138],
  sky: [
    [446, 250],
    [478, 0],
  ],
} as const;

function around(quarter: readonly (readonly [number, number])[], names: readonly string[]): [string, Spot][] {
  const [a, b, c] = quarter as [readonly [number, number], readonly [number, number], readonly [number, number]];
  const right = [
    [a[0], -a[1]],
    [b[0], -b[1]],
    [c[0], -c[1]],
    [c[0], c[1]],
    [b[0], b[1]],
    [a[0], a[1]],
  ] as const;
  const points = [...right, ...right.map(([x, y]) => [-x, -y] as const)];
  return names.map((name, index) => [name, { x: points[index]?.[0] ?? 0, y: points[index]?.[1] ?? 0 }]);
}

/** No place is drawn farther out than this, so that the rings stay rings; at both sides there is room for the vines, and for long names. */
const WIDEST = 1.4;
const VINES = 170;

/** The rings are as broad as the screen: `stretch` is how much broader than drawn. */
function broad(stretch: number): Chart {
  const [[cornerX, cornerY], [sideX]] = BROAD.sky;
  const sky = [
    [cornerX, -cornerY],
    [sideX, 0],
    [cornerX, cornerY],
    [-cornerX, cornerY],
    [-sideX, 0],
    [-cornerX, -cornerY],
  ] as const;
  const [, up, aside] = BROAD.centre;
  const centre = [
    [0, -up],
    [aside, 0],
    [0, up],
    [-aside, 0],
  ] as const;
  const places: readonly (readonly [string, Spot])[] = [
    ...around(BROAD.outer, OUTER),
    ...around(BROAD.middle, MIDDLE),
    ...SKY.map((name, index) => [name, { x: sky[index]?.[0] ?? 0, y: sky[index]?.[1] ?? 0 }] as const),
    ...CENTRE.map((name, index) => [name, { x: centre[index]?.[0] ?? 0, y: centre[index]?.[1] ?? 0 }] as const),
    ['royal_palace', { x: 0, y: 0 }],
  ];
  const spots = Object.fromEntries(places.map(([name, { x, y }]) => [name, { x: x * stretch, y }]));
  return { width: 1072 + (stretch - 1) * 2 * sideX, height: 606, tall: false, stretch, cell: { w: 104, h: 84 }, spots };
}

/** No narrower than its places, and no broader than looks like rings. */
const COLUMN = { least: 112, most: 160 };
const ROW = 124;

/** Six columns, as broad as the screen allows, and seven rows: the outer ring and the islands along the edge, the corners free. */
function tall(shape: number): Chart {
  const height = ROW * 7 + 8;
  const column = Math.min(COLUMN.most, Math.max(COLUMN.least, (shape * height) / 6));
  const edge = [0, 1, 2, 3, 4, 5].flatMap((index) => [OUTER[index * 2], SKY[index], OUTER[index * 2 + 1]]) as string[];
  const cells: [number, number][] = [
    ...[1, 2, 3, 4].map((column): [number, number] => [column, 0]),
    ...[1, 2, 3, 4, 5].map((row): [number, number] => [5, row]),
    ...[4, 3, 2, 1].map((column): [number, number] => [column, 6]),
    ...[5, 4, 3, 2, 1].map((row): [number, number] => [0, row]),
  ];
  const ring: [number, number][] = [
    [1, 1],
    [2.5, 1],
    [4, 1],
    [4, 2],
    [4, 3],
    [4, 4],
    [4, 5],
    [2.5, 5],
    [1, 5],
    [1, 4],
    [1, 3],
    [1, 2],
  ];
  const middle: [number, number][] = [
    [2, 2],
    [3, 2],
    [3, 4],
    [2, 4],
  ];
  const at = ([x, row]: [number, number]): Spot => ({ x: (x - 2.5) * column, y: (row - 3) * ROW - 9 });
  const spots = Object.fromEntries([
    ...edge.map((name, index) => [name, at(cells[index] as [number, number])] as const),
    ...MIDDLE.map((name, index) => [name, at(ring[index] as [number, number])] as const),
    ...CENTRE.map((name, index) => [name, at(middle[index] as [number, number])] as const),
    ['royal_palace', at([2.5, 3])],
  ]) as Record<string, Spot>;
  return { width: column * 6, height, tall: true, stretch: column / COLUMN.least, cell: { w: 108, h: 108 }, spots };
}

/** The chart for a phone or for a desk that is so many times broader than high. */
export function chart(upright: boolean, shape = 0): Chart {
  if (upright) return tall(shape);
  const { width, height } = broad(1);
  return broad(Math.min(WIDEST, Math.max(1, 1 + (shape * height - width - VINES) / (2 * BROAD.sky[1][0]))));
}

/** The slots of a side: where its dragons stand, beside the picture; those who need no space stand above it. */
export function slots(spaces: number, side: 'left' | 'right'): Spot[] {
  const x = side === 'left' ? -37 : 37;
  const ys = spaces >= 3 ? [-26, 0, 26] : spaces === 2 ? [-14, 14] : spaces === 1 ? [0] : [];
  return ys.map((y) => ({ x: spaces >= 3 && y !== 0 ? x * 0.92 : x, y }));
}

export function extra(index: number, side: 'left' | 'right'): Spot {
  return { x: (side === 'left' ? -1 : 1) * (14 + index * 15), y: -31 };
}
