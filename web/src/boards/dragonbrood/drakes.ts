/** Dragons by level, in a box of 100 by 100: a hatchling, a drake, a dragon in its pride, an Elder in glory. */

import { belly, bones, place, type Point, rays, type Rib, spines, tube, wing } from '../../art/geometry';

export interface Layer {
  readonly d: string;
  readonly tone: 'body' | 'light' | 'deep' | 'ink' | 'glow' | 'eye';
  readonly stroke?: number;
  readonly plain?: boolean;
}

const HEAD = 'M-9 -6C-5 -11 2 -12 6 -9C9 -6 13 -5 17 -5C21 -5 24 -3 24 0C24 2 21 3 18 3L8 3L17 5C18 7 15 9 12 9C6 10 -2 10 -9 7Z';
const JAW = 'M8 3L17 5C18 7 15 9 12 9C6 10 -2 10 -9 7L-6 5C0 7 6 6 8 3Z';
const HORN = 'M-3 -9C-8 -12 -14 -12 -19 -16C-17 -9 -12 -5 -6 -6Z';
const EYE = 'M2 -5L8 -4L5 -1.500Z';

function head(x: number, y: number, degrees: number, scale: number): Layer[] {
  const at = (path: string): string => place(path, x, y, degrees, scale);
  return [
    { d: at(HORN), tone: 'light' },
    { d: at(HEAD), tone: 'body' },
    { d: at(JAW), tone: 'light', plain: true },
    { d: at(EYE), tone: 'eye' },
  ];
}

const young: Rib[] = [
  [12, 74, 0.8],
  [20, 86, 4],
  [38, 88, 9],
  [54, 80, 13],
  [58, 64, 13],
  [56, 52, 10],
];
const one: Layer[] = [
  { d: 'M46 66C38 54 26 50 15 54C20 57 22 61 21 65C27 63 31 65 33 69C38 67 43 69 46 73Z', tone: 'deep' },
  { d: tube(young), tone: 'body' },
  { d: belly(young.slice(2), -1, 0.36), tone: 'light', plain: true },
  { d: 'M52 84C52 92 48 96 46 98H60C64 94 64 88 62 82ZM66 76C70 82 70 90 68 96H78C80 88 76 78 70 72Z', tone: 'body' },
  { d: 'M48 20C45 12 48 6 53 4C54 10 57 14 61 16ZM66 15C67 8 71 5 76 5C75 10 76 14 78 18Z', tone: 'light' },
  { d: 'M36 38C34 22 48 12 64 15C74 17 79 25 87 29C94 33 93 44 85 48C72 55 50 56 42 51C37 47 36 43 36 38Z', tone: 'body' },
  { d: 'M44 51C54 56 74 54 85 48C80 43 70 44 62 46C54 47 48 48 44 51Z', tone: 'light', plain: true },
  { d: 'M60 24C67 24 70 29 70 34C70 39 66 42 61 42C56 42 52 38 52 33C52 28 55 24 60 24Z', tone: 'eye' },
  { d: 'M63 29C66 29 67 32 67 34C67 37 65 39 62 39C60 39 58 37 58 34C58 31 60 29 63 29Z', tone: 'ink', plain: true },
  { d: 'M86 34L88 36', tone: 'ink', stroke: 2.5 },
];

const middle: Rib[] = [
  [8, 66, 0.6],
  [8, 82, 3],
  [24, 92, 6],
  [46, 86, 11.5],
  [55, 70, 12.5],
  [52, 54, 9.5],
  [54, 40, 7],
  [62, 30, 6.5],
];
const two: Layer[] = [
  {
    d: wing(
      [50, 62],
      [34, 26],
      [
        [10, 22],
        [8, 40],
        [16, 56],
        [30, 70],
      ],
      0.3,
    ),
    tone: 'deep',
  },
  {
    d: bones(
      [34, 26],
      [
        [10, 22],
        [8, 40],
        [16, 56],
      ],
    ),
    tone: 'ink',
    stroke: 1.6,
  },
  { d: spines(middle, 1, 0.1, 0.95, 9, 6), tone: 'light' },
  { d: tube(middle), tone: 'body' },
  { d: belly(middle.slice(3), -1), tone: 'light', plain: true },
  { d: 'M44 80C50 78 58 82 58 90C58 94 56 97 52 97H72C70 93 66 94 66 90C68 82 62 72 54 72Z', tone: 'body' },
  { d: 'M58 56C66 58 72 64 76 72C72 74 70 72 66 70C62 68 58 66 56 64Z', tone: 'body' },
  ...head(64, 27, 4, 1.25),
];

const great: Rib[] = [
  [16, 98, 0.5],
  [27, 93, 2.4],
  [22, 80, 3.6],
  [30, 74, 6],
  [42, 76, 9.5],
  [49, 64, 11],
  [48, 50, 8.8],
  [48, 38, 6.4],
  [56, 29, 5.8],
];
const near: Point[] = [
  [3, 4],
  [1, 28],
  [6, 49],
  [20, 60],
];
const far: Point[] = [
  [99, 10],
  [97, 36],
  [90, 52],
  [76, 60],
];
const three: Layer[] = [
  { d: wing([54, 52], [78, 10], far, 0.34), tone: 'deep' },
  { d: bones([78, 10], far), tone: 'ink', stroke: 1.4 },
  { d: wing([45, 54], [26, 14], near, 0.32), tone: 'deep' },
  { d: bones([26, 14], near), tone: 'ink', stroke: 1.4 },
  { d: 'M45 55Q34 30 26 14L20 9L23 18Q31 38 42 60ZM54 53Q68 28 78 10L84 6L81 15Q70 36 57 58Z', tone: 'light' },
  { d: spines(great, 1, 0.3, 0.98, 8, 6), tone: 'light' },
  { d: tube(great), tone: 'body' },
  { d: belly(great.slice(4), -1), tone: 'light', plain: true },
  {
    d: tube([
      [48, 70, 9],
      [60, 79, 6],
      [58, 94, 3.6],
    ]),
    tone: 'body',
  },
  {
    d: tube([
      [38, 77, 7],
      [42, 87, 5],
      [38, 97, 3.2],
    ]),
    tone: 'body',
  },
  {
    d: tube([
      [54, 54, 5],
      [66, 57, 3.8],
      [74, 51, 2.6],
    ]),
    tone: 'body',
  },
  ...head(58, 28, -4, 1.16),
];

const left: Point[] = [
  [2, 22],
  [0, 48],
  [8, 66],
  [24, 74],
];
const right: Point[] = left.map(([x, y]) => [100 - x, y]);
const trunk: Rib[] = [
  [50, 34, 6],
  [50, 48, 9.5],
  [50, 64, 13],
  [50, 80, 12],
  [50, 94, 6],
];
const four: Layer[] = [
  { d: rays(50, 32, 30, 36, 20, 0, 44), tone: 'glow', plain: true },
  { d: 'M50 10A22 22 0 1 1 49.9 10Z', tone: 'glow' },
  { d: wing([44, 52], [22, 26], left, 0.3), tone: 'deep' },
  { d: wing([56, 52], [78, 26], right, 0.3), tone: 'deep' },
  { d: bones([22, 26], left) + bones([78, 26], right), tone: 'ink', stroke: 1.4 },
  { d: tube(trunk), tone: 'body' },
  {
    d: 'M42 50Q50 56 58 50L60 64Q50 70 40 64ZM40 68Q50 74 60 68L60 80Q50 86 40 80ZM42 84Q50 89 58 84L55 93Q50 96 45 93Z',
    tone: 'light',
    plain: true,
  },
  { d: 'M38 22C30 18 26 8 28 0C34 8 42 12 46 16ZM62 22C70 18 74 8 72 0C66 8 58 12 54 16Z', tone: 'light' },
  {
    d: 'M50 14C60 14 67 21 66 30C65 37 61 41 58 47C56 51 53 53 50 53C47 53 44 51 42 47C39 41 35 37 34 30C33 21 40 14 50 14Z',
    tone: 'body',
  },
  { d: 'M46 42C48 40 52 40 54 42L52 50C51 52 49 52 48 50Z', tone: 'light', plain: true },
  { d: 'M38 28L47 31L40 34ZM62 28L53 31L60 34Z', tone: 'eye' },
  { d: 'M36 92C30 90 28 94 26 98H44C44 94 42 92 36 92ZM64 92C70 90 72 94 74 98H56C56 94 58 92 64 92Z', tone: 'body' },
];

export const DRAKES: readonly (readonly Layer[])[] = [one, two, three, four];
