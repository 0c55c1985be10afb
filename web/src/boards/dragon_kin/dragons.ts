/**
 * The ten dragons of Dragon Kin, each told apart by colour, by the pose of its silhouette, and by a small glyph.
 *
 * Everything is drawn in a box of 100 by 100. A layer is a path with a tone; the tones are the kind's colours.
 */

import { belly, bones, place, polygon, rays, type Rib, spines, tube, wing } from '../../art/geometry';

export type Tone = 'body' | 'light' | 'deep' | 'line' | 'glow';

export interface Layer {
  readonly d: string;
  readonly tone: Tone;
  /** Lines are stroked, everything else is filled and outlined. */
  readonly stroke?: number;
  /** Without an outline: inner shading. */
  readonly plain?: boolean;
}

export interface Kind {
  /** The card's ground from above to below. */
  readonly field: readonly [string, string];
  readonly body: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
  readonly glow: string;
  /** The colour that stands for the kind in lists. */
  readonly sign: string;
  readonly art: readonly Layer[];
  /** A glyph in a box of 24 by 24, readable at the size of a letter. */
  readonly glyph: string;
}

const HEAD = 'M-9 -6C-5 -11 2 -12 6 -9C9 -6 13 -5 17 -5C21 -5 24 -3 24 0C24 2 21 3 18 3L8 3L17 5C18 7 15 9 12 9C6 10 -2 10 -9 7Z';
const HEAD_EYE = 'M3 -5L8 -4L5 -2Z';
const NOSTRIL = 'M20 -2L22 -2L21 -1Z';
const HORN = 'M-3 -9C-8 -12 -14 -12 -19 -16C-17 -9 -12 -5 -6 -6Z';
const SMALL_HORN = 'M-7 -6C-11 -7 -15 -6 -18 -8C-16 -3 -12 -1 -8 -2Z';

function head(x: number, y: number, degrees: number, scale: number, horns = true): Layer[] {
  const at = (path: string): string => place(path, x, y, degrees, scale);
  const layers: Layer[] = [];
  if (horns) layers.push({ d: at(SMALL_HORN), tone: 'deep' }, { d: at(HORN), tone: 'light' });
  layers.push(
    { d: at(HEAD), tone: 'body' },
    { d: at('M8 3L17 5C18 7 15 9 12 9C6 10 -2 10 -9 7L-6 5C0 7 6 6 8 3Z'), tone: 'light', plain: true },
  );
  layers.push({ d: at(HEAD_EYE), tone: 'glow' }, { d: at(NOSTRIL), tone: 'line', plain: true });
  return layers;
}

/** A leg with claws, from the hip to the foot. */
function leg(ribs: readonly Rib[], claw: number): Layer[] {
  const [x, y] = ribs[ribs.length - 1] as Rib;
  return [
    {
      d: polygon([
        [x - 3, y + 1],
        [x + claw * 2, y - 2.5],
        [x + claw * 6, y + 3],
        [x + claw * 3, y + 1.5],
        [x + claw * 2.5, y + 4],
        [x, y + 2],
        [x - claw, y + 3.5],
      ]),
      tone: 'light',
    },
    { d: tube(ribs), tone: 'body' },
  ];
}

const LEAF = 'M0 0C8 -6 20 -8 32 0C20 8 8 6 0 0Z';

function leafWing(x: number, y: number, turns: readonly number[], size: number): Layer[] {
  return turns.flatMap((turn, index) => [
    { d: place(LEAF, x, y, turn, size * (1 - index * 0.1)), tone: index % 2 ? 'deep' : 'light' } as Layer,
    { d: place('M4 0L28 0', x, y, turn, size * (1 - index * 0.1)), tone: 'line', stroke: 1 } as Layer,
  ]);
}

// Forest: sits upright, wings of leaves, antlers.
const forestBody: Rib[] = [
  [18, 58, 0.6],
  [10, 70, 2.5],
  [14, 84, 4.5],
  [32, 90, 7],
  [52, 84, 11.5],
  [57, 68, 12.5],
  [52, 53, 9.5],
  [52, 40, 6.8],
  [60, 29, 6],
];
const forest: Layer[] = [
  ...leafWing(46, 60, [-175, -155, -132, -108], 1.22),
  { d: place(LEAF, 19, 60, -100, 0.5), tone: 'light' },
  { d: tube(forestBody), tone: 'body' },
  { d: belly(forestBody.slice(4), -1), tone: 'light', plain: true },
  ...leg(
    [
      [58, 70, 8],
      [64, 80, 5.5],
      [66, 90, 3.6],
    ],
    1,
  ),
  ...leg(
    [
      [60, 60, 5],
      [70, 66, 3.6],
      [76, 74, 2.6],
    ],
    1,
  ),
  { d: 'M56 22C50 16 50 9 44 4M52 15C48 15 44 14 41 15M58 20C58 13 62 9 61 3M59 12C63 11 66 9 68 9', tone: 'line', stroke: 5 },
  { d: 'M56 22C50 16 50 9 44 4M52 15C48 15 44 14 41 15M58 20C58 13 62 9 61 3M59 12C63 11 66 9 68 9', tone: 'light', stroke: 2.4 },
  ...head(62, 27, 6, 1.12, false),
];

// Ice: a head and neck of crystal, spikes like a crown of icicles.
const ice: Layer[] = [
  {
    d: polygon([
      [46, 40],
      [26, 2],
      [57, 30],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [42, 46],
      [8, 16],
      [50, 36],
    ]),
    tone: 'deep',
  },
  {
    d: polygon([
      [38, 56],
      [2, 38],
      [44, 46],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [35, 68],
      [4, 62],
      [40, 56],
    ]),
    tone: 'deep',
  },
  {
    d: polygon([
      [36, 80],
      [10, 84],
      [40, 67],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [34, 98],
      [36, 76],
      [38, 56],
      [48, 38],
      [60, 28],
      [72, 32],
      [80, 42],
      [95, 50],
      [97, 57],
      [90, 61],
      [72, 60],
      [80, 68],
      [76, 74],
      [64, 74],
      [60, 82],
      [66, 98],
      [57, 91],
      [50, 99],
      [43, 91],
    ]),
    tone: 'body',
  },
  {
    d: polygon([
      [48, 38],
      [60, 28],
      [72, 32],
      [80, 42],
      [62, 47],
      [52, 58],
    ]),
    tone: 'light',
    plain: true,
  },
  {
    d: polygon([
      [60, 82],
      [66, 98],
      [57, 91],
      [50, 99],
      [47, 80],
      [54, 66],
    ]),
    tone: 'deep',
    plain: true,
  },
  {
    d: polygon([
      [72, 60],
      [80, 68],
      [76, 74],
      [64, 74],
      [60, 66],
    ]),
    tone: 'light',
    plain: true,
  },
  {
    d: polygon([
      [60, 46],
      [71, 44],
      [66, 50],
    ]),
    tone: 'glow',
  },
  { d: 'M48 38L62 47L52 58L38 56M62 47L80 42M52 58L54 66L60 66M38 56L47 80M95 50L86 53', tone: 'line', stroke: 1 },
  {
    d: polygon([
      [78, 61],
      [81, 66],
      [83, 60],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [88, 61],
      [90, 66],
      [92, 60],
    ]),
    tone: 'light',
  },
];

// Fire: rampant, wings raised, breathing.
const fireBody: Rib[] = [
  [14, 96, 0.5],
  [24, 92, 2.2],
  [20, 80, 3.4],
  [28, 74, 5.5],
  [40, 76, 9],
  [47, 64, 10.5],
  [46, 50, 8.6],
  [46, 38, 6],
  [54, 30, 5.4],
];
const fire: Layer[] = [
  {
    d: wing(
      [44, 54],
      [30, 18],
      [
        [8, 6],
        [4, 28],
        [8, 48],
        [22, 58],
      ],
    ),
    tone: 'deep',
  },
  {
    d: bones(
      [30, 18],
      [
        [8, 6],
        [4, 28],
        [8, 48],
        [22, 58],
      ],
    ),
    tone: 'line',
    stroke: 1.2,
  },
  { d: 'M78 30C86 22 84 14 90 8C92 16 98 20 96 30C100 28 100 24 100 24C102 38 96 46 88 46C80 46 76 38 78 30Z', tone: 'glow' },
  { d: 'M84 36C86 32 88 30 88 26C92 30 94 34 92 39C91 42 85 42 84 36Z', tone: 'light', plain: true },
  {
    d: polygon([
      [14, 97],
      [6, 92],
      [8, 100],
      [2, 104 - 6],
      [16, 100],
    ]),
    tone: 'glow',
  },
  { d: tube(fireBody), tone: 'body' },
  { d: belly(fireBody.slice(4), -1), tone: 'light', plain: true },
  { d: spines(fireBody, 1, 0.62, 0.98, 6, 6), tone: 'glow' },
  ...leg(
    [
      [46, 70, 8.5],
      [58, 78, 6],
      [56, 92, 3.6],
    ],
    1,
  ),
  ...leg(
    [
      [36, 76, 7],
      [40, 86, 5],
      [36, 95, 3.2],
    ],
    1,
  ),
  ...leg(
    [
      [52, 52, 5],
      [64, 54, 3.6],
      [70, 47, 2.6],
    ],
    1,
  ),
  ...leg(
    [
      [50, 60, 5],
      [62, 65, 3.4],
      [70, 62, 2.4],
    ],
    1,
  ),
  ...head(57, 29, -4, 1.06),
];

// Storm: seen from above in flight, wings wide, a bolt for a tail.
const stormWing: [number, number][] = [
  [2, 30],
  [6, 56],
  [22, 60],
  [34, 64],
];
const mirrored = (points: readonly [number, number][]): [number, number][] => points.map(([x, y]) => [100 - x, y]);
const stormBody: Rib[] = [
  [50, 14, 4],
  [50, 24, 4.5],
  [50, 36, 7.5],
  [50, 48, 8.5],
  [50, 60, 5.5],
  [50, 66, 4],
];
const storm: Layer[] = [
  { d: wing([46, 36], [26, 14], stormWing, 0.34), tone: 'deep' },
  { d: wing([54, 36], [74, 14], mirrored(stormWing), 0.34), tone: 'deep' },
  { d: bones([26, 14], stormWing) + bones([74, 14], mirrored(stormWing)), tone: 'line', stroke: 1.2 },
  { d: 'M46 38Q34 24 26 14L20 10L24 18Q34 32 45 44Z', tone: 'light' },
  { d: 'M54 38Q66 24 74 14L80 10L76 18Q66 32 55 44Z', tone: 'light' },
  {
    d: polygon([
      [47, 62],
      [55, 62],
      [50, 74],
      [58, 72],
      [48, 86],
      [54, 86],
      [42, 100],
      [46, 88],
      [40, 89],
      [47, 75],
      [41, 76],
    ]),
    tone: 'glow',
  },
  { d: tube(stormBody), tone: 'body' },
  { d: 'M40 2C42 8 44 10 45 14L55 14C56 10 58 8 60 2C61 10 60 14 57 18L56 27C54 32 46 32 44 27L43 18C40 14 39 10 40 2Z', tone: 'body' },
  {
    d: polygon([
      [45, 18],
      [49, 21],
      [46, 22],
    ]),
    tone: 'glow',
  },
  {
    d: polygon([
      [55, 18],
      [51, 21],
      [54, 22],
    ]),
    tone: 'glow',
  },
  {
    d: polygon([
      [50, 32],
      [54, 40],
      [50, 48],
      [46, 40],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [50, 46],
      [53.5, 53],
      [50, 60],
      [46.5, 53],
    ]),
    tone: 'light',
  },
];

// Stone: curled up asleep, a boulder with plates.
const stoneBody: Rib[] = [
  [44, 58, 3],
  [54, 50, 8],
  [66, 56, 12],
  [68, 72, 14],
  [50, 80, 14.5],
  [30, 74, 14.5],
  [22, 54, 14.5],
  [32, 34, 14],
  [52, 27, 12],
  [70, 32, 9.5],
  [80, 44, 7.5],
];
const stone: Layer[] = [
  { d: tube(stoneBody), tone: 'body' },
  { d: spines(stoneBody, 1, 0.26, 0.92, 9, 8), tone: 'deep' },
  { d: 'M22 86L30 74M10 66L22 60M10 44L24 46M22 24L32 36M44 14L47 30M66 16L64 30M54 94L50 80M82 78L68 72', tone: 'line', stroke: 1.4 },
  { d: belly(stoneBody, -1, 0.2), tone: 'light', plain: true },
  { d: 'M72 40C78 34 88 36 92 42C96 48 98 56 97 62C96 68 88 70 84 67L72 62C66 56 66 46 72 40Z', tone: 'body' },
  { d: 'M84 67L72 62L70 57L90 63C93 64 96 62 97 60C97 66 90 70 84 67Z', tone: 'light', plain: true },
  {
    d: polygon([
      [74, 40],
      [66, 28],
      [82, 36],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [86, 38],
      [88, 26],
      [93, 42],
    ]),
    tone: 'light',
  },
  { d: 'M79 49C82 52 86 52 88 49', tone: 'line', stroke: 2.2 },
];

// Sea: a serpent in the waves, sail and fins.
const seaBody: Rib[] = [
  [4, 84, 8],
  [8, 62, 9],
  [22, 50, 9.5],
  [34, 62, 10],
  [38, 82, 10],
];
const seaNeck: Rib[] = [
  [44, 86, 10],
  [46, 66, 10],
  [50, 48, 8.8],
  [58, 32, 7],
  [66, 24, 6],
];
const seaTail: Rib[] = [
  [70, 88, 7],
  [78, 72, 5.5],
  [88, 62, 3],
  [92, 52, 1],
];
const sea: Layer[] = [
  { d: tube(seaTail), tone: 'body' },
  {
    d: polygon([
      [92, 54],
      [80, 44],
      [92, 46],
      [100, 36],
      [98, 50],
    ]),
    tone: 'light',
  },
  { d: spines(seaBody, 1, 0.2, 0.82, 5, 8), tone: 'light' },
  { d: tube(seaBody), tone: 'body' },
  { d: belly(seaBody, -1, 0.3), tone: 'light', plain: true },
  {
    d: wing(
      [54, 36],
      [44, 12],
      [
        [30, 14],
        [30, 28],
        [36, 42],
        [44, 54],
      ],
      0.2,
    ),
    tone: 'light',
  },
  {
    d: bones(
      [52, 36],
      [
        [34, 16],
        [33, 28],
        [38, 41],
      ],
    ),
    tone: 'line',
    stroke: 1.2,
  },
  { d: tube(seaNeck), tone: 'body' },
  { d: belly(seaNeck, -1), tone: 'light', plain: true },
  ...head(67, 23, 8, 1.14, false),
  { d: place('M-6 -8L-16 -20L-3 -12Z', 67, 23, 8, 1.1), tone: 'light' },
  { d: place('M-8 -2L-20 2L-8 6Z', 67, 23, 8, 1.1), tone: 'light' },
  {
    d: 'M0 84C6 78 12 78 17 84C22 90 28 90 34 84C40 78 46 78 51 84C56 90 62 90 68 84C74 78 80 78 85 84C90 90 95 89 100 84L100 100L0 100Z',
    tone: 'glow',
  },
  { d: 'M4 93C10 89 14 90 18 93M38 93C44 89 48 90 52 93M72 93C78 89 82 90 86 93', tone: 'line', stroke: 1.6 },
];

// Sand: full face, a great frill like a fan.
const frill: [number, number][] = [];
for (let step = 0; step <= 12; step += 1) {
  const angle = Math.PI * (1.12 - (step / 12) * 1.24);
  const radius = step % 2 ? 41 : 49;
  frill.push([50 + Math.cos(angle) * radius, 54 - Math.sin(angle) * radius]);
}
const sand: Layer[] = [
  { d: polygon([...frill, [60, 76], [40, 76]]), tone: 'deep' },
  {
    d: frill
      .filter((_, index) => index % 2 === 0)
      .map(([x, y]) => `M50 60L${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(''),
    tone: 'line',
    stroke: 1.3,
  },
  { d: polygon(frill.map(([x, y]): [number, number] => [50 + (x - 50) * 0.7, 58 + (y - 58) * 0.7])), tone: 'glow' },
  { d: 'M36 84C30 90 26 96 24 100L76 100C74 96 70 90 64 84Z', tone: 'body' },
  {
    d: polygon([
      [38, 46],
      [30, 26],
      [46, 40],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [62, 46],
      [70, 26],
      [54, 40],
    ]),
    tone: 'light',
  },
  {
    d: 'M50 36C58 36 66 42 67 52C67 58 64 62 62 66L60 82C58 90 54 93 50 93C46 93 42 90 40 82L38 66C36 62 33 58 33 52C34 42 42 36 50 36Z',
    tone: 'body',
  },
  { d: 'M50 36C54 44 54 60 54 78C53 82 47 82 46 78C46 60 46 44 50 36Z', tone: 'light', plain: true },
  {
    d: polygon([
      [36, 52],
      [46, 57],
      [38, 60],
    ]),
    tone: 'line',
  },
  {
    d: polygon([
      [64, 52],
      [54, 57],
      [62, 60],
    ]),
    tone: 'line',
  },
  { d: 'M46 80L47.5 83M54 80L52.5 83M42 87C46 90 54 90 58 87', tone: 'line', stroke: 1.6 },
];

// Shadow: wings folded like a cloak, two eyes in the dark.
const shadow: Layer[] = [
  {
    d:
      'M50 26C38 20 30 8 30 0C22 10 10 16 4 32C0 48 4 70 12 92C16 86 20 84 24 88C28 92 30 96 34 100C38 92 44 90 50 98' +
      'C56 90 62 92 66 100C70 96 72 92 76 88C80 84 84 86 88 92C96 70 100 48 96 32C90 16 78 10 70 0C70 8 62 20 50 26Z',
    tone: 'deep',
  },
  {
    d: 'M30 2C26 24 26 60 34 98M70 2C74 24 74 60 66 98M12 30C10 48 12 70 13 90M88 30C90 48 88 70 87 90M48 44C46 62 48 80 50 96',
    tone: 'line',
    stroke: 1.4,
  },
  { d: 'M50 22C40 22 32 30 32 42C32 56 42 64 50 76C58 64 68 56 68 42C68 30 60 22 50 22Z', tone: 'body' },
  { d: 'M34 34C26 28 24 18 28 8C32 16 38 20 44 24Z', tone: 'body' },
  { d: 'M66 34C74 28 76 18 72 8C68 16 62 20 56 24Z', tone: 'body' },
  {
    d: polygon([
      [35, 40],
      [47, 48],
      [38, 50],
    ]),
    tone: 'glow',
  },
  {
    d: polygon([
      [65, 40],
      [53, 48],
      [62, 50],
    ]),
    tone: 'glow',
  },
  { d: 'M46 62L47 66M54 62L53 66M50 24L50 40', tone: 'light', stroke: 1.4 },
];

// Sun: a ring that bites its tail, rays around it.
const ring: Rib[] = [];
for (let step = 0; step <= 14; step += 1) {
  const angle = -0.62 + (step / 14) * (Math.PI * 2 - 0.62);
  ring.push([50 + Math.cos(angle) * 29, 51 + Math.sin(angle) * 29, 1.2 + 7.4 * Math.min(1, step / 8)]);
}
const sun: Layer[] = [
  { d: rays(50, 51, 37, 50, 16, 0, 46), tone: 'glow' },
  { d: 'M50 35C59 35 66 42 66 51C66 60 59 67 50 67C41 67 34 60 34 51C34 42 41 35 50 35Z', tone: 'glow' },
  { d: rays(50, 51, 6.5, 12, 8), tone: 'light' },
  { d: tube(ring), tone: 'body' },
  { d: belly(ring, 1, 0.22), tone: 'light', plain: true },
  { d: spines(ring, 1, 0.34, 0.93, 10, 5), tone: 'deep' },
  ...head(63, 25, 40, 0.95),
];

// Swamp: lies low among the reeds, long jaws, eyes on top.
const swamp: Layer[] = [
  { d: 'M14 78C14 50 16 30 12 8M24 78C26 52 30 34 30 14M84 76C84 52 82 36 87 16', tone: 'line', stroke: 4 },
  { d: 'M14 78C14 50 16 30 12 8M24 78C26 52 30 34 30 14M84 76C84 52 82 36 87 16', tone: 'light', stroke: 2 },
  {
    d:
      'M9 6C9 0 15 0 15 6L15 20C15 25 10 25 10 20ZM27 12C27 6 33 6 33 12L33 25C33 30 28 30 28 25ZM84 14' +
      'C84 8 90 8 90 14L89 28C89 33 84 33 84 28Z',
    tone: 'deep',
  },
  {
    d: 'M2 80C4 66 12 58 24 56C26 44 34 38 42 42C46 44 48 47 50 50C58 52 66 56 74 58C80 54 90 54 95 60C100 66 99 74 94 78L94 84L2 84Z',
    tone: 'body',
  },
  { d: 'M95 70C80 74 64 72 44 70C40 70 36 72 34 76C52 80 76 82 94 80C98 77 98 73 95 70Z', tone: 'light', plain: true },
  { d: 'M95 69C80 74 62 72 44 69', tone: 'line', stroke: 2 },
  {
    d: polygon([
      [52, 71],
      [55, 78],
      [58, 72],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [64, 72],
      [67, 79],
      [70, 73],
    ]),
    tone: 'light',
  },
  {
    d: polygon([
      [76, 72],
      [79, 79],
      [82, 72],
    ]),
    tone: 'light',
  },
  { d: 'M36 40C42 40 46 45 45 50C44 55 36 56 32 52C29 48 31 40 36 40Z', tone: 'glow' },
  { d: 'M38 43L38 52', tone: 'line', stroke: 2.6 },
  { d: 'M88 60C90 59 92 60 92 62', tone: 'line', stroke: 1.8 },
  {
    d: polygon([
      [24, 56],
      [14, 46],
      [17, 60],
      [6, 54],
      [10, 65],
      [1, 64],
      [5, 72],
    ]),
    tone: 'deep',
  },
  { d: 'M0 84C14 80 26 88 40 84C56 80 66 88 80 84C88 82 94 83 100 84L100 100L0 100Z', tone: 'deep' },
  { d: 'M58 90C64 86 80 86 86 90C80 95 64 95 58 90ZM14 94C18 91 28 91 32 94C28 97 18 97 14 94Z', tone: 'light' },
];

const GLYPHS = {
  forest: 'M12 2C18 6 20 11 18 16C16 19 14 20 13 20L13 23L11 23L11 20C10 20 8 19 6 16C4 11 6 6 12 2ZM12 7L12 18M12 12L15 10M12 15L9 13',
  ice:
    'M12 2L12 22M3.3 7L20.7 17M3.3 17L20.7 7M9 3.5L12 6L15 3.5M9 20.5L12 18L15 20.5M3.2 10.5L6.5 9L6 5.5M20.8 13.5' +
    'L17.5 15L18 18.5M3.2 13.5L6.5 15L6 18.5M20.8 10.5L17.5 9L18 5.5',
  fire: 'M12 2C13 7 18 9 18 15C18 19 15 22 12 22C9 22 6 19 6 15C6 12 8 11 8 8C10 9 11 10 11 12C12 9 12 6 12 2Z',
  storm: 'M14 1L5 13L11 13L9 23L19 10L13 10Z',
  stone: 'M2 20L5 11L10 7L16 9L22 20ZM10 7L11 13L8 20M11 13L16 15L17 20',
  sea:
    'M1 9C4 5 7 5 9 8C11 11 14 11 16 8C18 5 20 5 23 8M1 15C4 11 7 11 9 14C11 17 14 17 16 14C18 11 20 11 23 14M1 21' +
    'C4 17 7 17 9 20C11 23 14 23 16 20C18 17 20 17 23 20',
  sand: 'M5 2L19 2L19 5C19 9 14 10 14 12C14 14 19 15 19 19L19 22L5 22L5 19C5 15 10 14 10 12C10 10 5 9 5 5Z',
  shadow: 'M15 2C9 3 5 7 5 12C5 17 9 21 15 22C11 19 10 16 10 12C10 8 11 5 15 2Z',
  sun:
    'M12 7C15 7 17 9 17 12C17 15 15 17 12 17C9 17 7 15 7 12C7 9 9 7 12 7ZM12 1L12 4M12 20L12 23M1 12L4 12M20 12' +
    'L23 12M4.2 4.2L6.3 6.3M17.7 17.7L19.8 19.8M4.2 19.8L6.3 17.7M17.7 6.3L19.8 4.2',
  swamp:
    'M8 23L8 12M16 23L16 10M8 2C6.500 2 6 3 6 5L6 10C6 12 7 12.500 8 12.500C9 12.500 10 12 10 10L10 5' +
    'C10 3 9.500 2 8 2ZM16 1C14.500 1 14 2 14 4L14 8C14 10 15 10.500 16 10.500C17 10.500 18 10 18 8L18 4' +
    'C18 2 17.500 1 16 1ZM2 21C5 19 9 19 12 21C15 23 19 23 22 21',
} as const;

export const KINDS: Readonly<Record<string, Kind>> = {
  forest: {
    field: ['#5fae6d', '#2c6b41'],
    body: '#e9f2d2',
    light: '#bfe08f',
    deep: '#8cc46a',
    ink: '#16331f',
    glow: '#f2c94c',
    sign: '#4a9e5c',
    art: forest,
    glyph: GLYPHS.forest,
  },
  ice: {
    field: ['#e3f5fb', '#9bcfe6'],
    body: '#4f9fc6',
    light: '#f7fdff',
    deep: '#2f78a4',
    ink: '#123a55',
    glow: '#ffffff',
    sign: '#a8dcf0',
    art: ice,
    glyph: GLYPHS.ice,
  },
  fire: {
    field: ['#d9523a', '#8d1d1b'],
    body: '#ffe0b8',
    light: '#ffc27a',
    deep: '#f08a3c',
    ink: '#3f0b0b',
    glow: '#ffd34d',
    sign: '#d8452f',
    art: fire,
    glyph: GLYPHS.fire,
  },
  storm: {
    field: ['#8e6ccf', '#4a2f8a'],
    body: '#e6dcff',
    light: '#ffffff',
    deep: '#b79cf0',
    ink: '#1e1140',
    glow: '#ffe45c',
    sign: '#8a63d2',
    art: storm,
    glyph: GLYPHS.storm,
  },
  stone: {
    field: ['#b3b5bb', '#767982'],
    body: '#55585f',
    light: '#8f939c',
    deep: '#3c3f46',
    ink: '#1d1f24',
    glow: '#f3d37a',
    sign: '#94979f',
    art: stone,
    glyph: GLYPHS.stone,
  },
  sea: {
    field: ['#2f6fc0', '#123a7c'],
    body: '#8fd6e8',
    light: '#d3f4f5',
    deep: '#54b3d6',
    ink: '#08214a',
    glow: '#3f93d8',
    sign: '#2b69bd',
    art: sea,
    glyph: GLYPHS.sea,
  },
  sand: {
    field: ['#f3dc8c', '#d3a93c'],
    body: '#c9862f',
    light: '#f6d58a',
    deep: '#a8622a',
    ink: '#4a2a0e',
    glow: '#e9b44c',
    sign: '#e4c255',
    art: sand,
    glyph: GLYPHS.sand,
  },
  shadow: {
    field: ['#4a4658', '#1b1924'],
    body: '#0f0d16',
    light: '#a79fc4',
    deep: '#2c2838',
    ink: '#8d84ad',
    glow: '#ff5d7a',
    sign: '#4b4659',
    art: shadow,
    glyph: GLYPHS.shadow,
  },
  sun: {
    field: ['#fbbd62', '#e07a1f'],
    body: '#b33f12',
    light: '#ffe9a8',
    deep: '#8a2c0c',
    ink: '#451605',
    glow: '#fff1b8',
    sign: '#f0912e',
    art: sun,
    glyph: GLYPHS.sun,
  },
  swamp: {
    field: ['#9aa04a', '#565a22'],
    body: '#39401a',
    light: '#cdd38a',
    deep: '#2b3314',
    ink: '#14180a',
    glow: '#f4e36a',
    sign: '#858a35',
    art: swamp,
    glyph: GLYPHS.swamp,
  },
};
