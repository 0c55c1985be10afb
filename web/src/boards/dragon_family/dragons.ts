/**
 * The four dragons, as the children they are: one pose, and for each colour horns, leaves, fins or a crown of its own.
 * Drawn in a box of 100 by 100, facing left.
 */

import { place, rays, type Rib, tube } from '../../art/geometry';

export interface Layer {
  readonly d: string;
  readonly tone: 'body' | 'light' | 'deep' | 'ink' | 'glow';
  readonly line?: number;
}

export interface Colours {
  readonly body: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
  readonly glow: string;
  readonly egg: string;
}

export const COLOURS: Readonly<Record<string, Colours>> = {
  green: { body: '#86b04c', light: '#e4edbd', deep: '#4f7d34', ink: '#1f3312', glow: '#b9d46c', egg: '#9cc161' },
  red: { body: '#d5543f', light: '#f8cfa6', deep: '#942a2b', ink: '#3d0d10', glow: '#f6a13c', egg: '#dc6b55' },
  blue: { body: '#4f9cc4', light: '#d5eef2', deep: '#28688f', ink: '#0d2a44', glow: '#8fd3df', egg: '#6fb2d3' },
  gold: { body: '#e5b440', light: '#fff1c2', deep: '#a9761a', ink: '#452c06', glow: '#ffe083', egg: '#ecc25a' },
};
export const coloursOf = (dragon: string): Colours => COLOURS[dragon] ?? (COLOURS.gold as Colours);

const TAIL: Rib[] = [
  [52, 84, 9],
  [70, 90, 7.5],
  [86, 84, 5],
  [92, 70, 3.4],
  [86, 60, 2],
];
const BODY = 'M34 93C27 82 27 64 37 55C46 48 61 51 67 62C73 74 71 88 64 94C54 98 42 98 34 93Z';
const BELLY = 'M35 91C29 81 30 68 37 60C44 62 49 70 49 80C49 87 46 93 42 94C39 94 37 93 35 91Z';
const HEAD = 'M24 46C16 46 9 42 10 35C11 29 18 27 24 24C28 12 42 7 53 12C64 17 68 31 63 42C58 52 45 56 36 52C31 51 27 49 24 46Z';
const JAW = 'M24 46C16 46 9 42 10 37C16 41 24 41 31 39C32 44 33 49 36 52C31 51 27 49 24 46Z';
const FEET = 'M28 96C25 90 32 85 38 87C43 89 44 95 41 97C37 98 31 98 28 96ZM52 97C48 91 54 86 61 87C67 88 70 93 67 97C62 99 56 99 52 97Z';
const ARM = 'M39 66C34 68 29 73 28 78C31 80 35 79 37 77C40 75 43 73 45 70Z';
const EYE = 'M36 22C41 22 44 26 44 31C44 36 41 39 37 39C33 39 30 36 30 31C30 26 32 22 36 22Z';
const PUPIL = 'M35 27C38 27 40 29 40 32C40 35 38 37 35 37C33 37 31 35 31 32C31 29 33 27 35 27Z';
const LEAF = 'M0 0C8 -8 20 -10 34 0C20 10 8 8 0 0Z';
const BAT = 'M56 66C58 52 66 40 82 30C80 38 84 42 92 44C86 48 86 54 88 60C81 58 76 62 76 68C70 64 64 66 60 70Z';

const base = (behind: readonly Layer[], before: readonly Layer[]): Layer[] => [
  ...behind,
  { d: tube(TAIL), tone: 'body' },
  { d: BODY, tone: 'body' },
  { d: BELLY, tone: 'light', line: 0 },
  { d: FEET, tone: 'deep' },
  { d: ARM, tone: 'body' },
  ...before,
  { d: HEAD, tone: 'body' },
  { d: JAW, tone: 'light', line: 0 },
  { d: EYE, tone: 'light' },
  { d: PUPIL, tone: 'ink', line: 0 },
  { d: 'M14 34L17 33M16 41C21 44 27 43 31 40', tone: 'ink', line: 2.2 },
];

export const ART: Readonly<Record<string, readonly Layer[]>> = {
  // Leaves for wings, for a crest, and at the tip of the tail.
  green: [
    ...base(
      [-8, -34, -62].flatMap((turn, index): Layer[] => [
        { d: place(LEAF, 58, 66, turn, 1.05), tone: index % 2 ? 'glow' : 'deep' },
        { d: place('M4 0L28 0', 58, 66, turn, 1.05), tone: 'ink', line: 1.6 },
      ]),
      [
        { d: place(LEAF, 87, 62, -70, 0.6), tone: 'glow' },
        { d: place(LEAF, 58, 20, -10, 0.75), tone: 'deep' },
        { d: place(LEAF, 52, 14, -48, 0.78), tone: 'glow' },
        { d: place(LEAF, 44, 11, -92, 0.62), tone: 'deep' },
      ],
    ),
  ],
  // Horns, wings of a bat, a flame at the tail.
  red: [
    ...base(
      [
        { d: BAT, tone: 'deep' },
        { d: 'M58 67L82 30M59 68L88 60', tone: 'ink', line: 1.8 },
        { d: 'M86 63C78 56 84 50 82 42C90 46 90 50 92 48C94 40 92 38 93 32C101 42 102 56 92 64Z', tone: 'glow' },
      ],
      [
        { d: 'M58 20C66 18 74 12 76 2C82 14 76 28 63 31Z', tone: 'light' },
        { d: 'M46 11C48 4 48 -1 45 -6C56 -2 59 8 56 15Z', tone: 'light' },
      ],
    ),
  ],
  // Fins on head and back, a fluke.
  blue: [
    ...base(
      [
        { d: 'M54 68C58 50 70 38 90 38C84 46 88 52 94 56C86 58 84 64 84 70C74 66 64 68 58 74Z', tone: 'glow' },
        { d: 'M57 68C66 56 76 46 88 39M58 71C70 62 80 58 92 56', tone: 'ink', line: 1.6 },
        { d: 'M88 64C78 58 74 48 78 40C84 44 88 46 92 46C96 42 99 42 102 44C103 54 98 62 90 65Z', tone: 'deep' },
      ],
      [
        { d: 'M38 12C40 2 50 -4 60 -2C59 2 61 5 66 8C69 10 74 12 78 18C74 20 73 24 75 29C76 34 74 40 68 42L60 40Z', tone: 'glow' },
        { d: 'M48 12L59 0M56 18L76 18M60 28L74 31', tone: 'ink', line: 1.6 },
      ],
    ),
  ],
  // Rays around the head, a crown, feathers.
  gold: [
    ...base(
      [
        { d: rays(44, 30, 26, 37, 14, 0.5, 33), tone: 'glow' },
        { d: 'M56 68C60 52 74 44 94 44C92 50 88 52 84 53C88 56 86 60 80 60C84 64 80 67 75 66C76 71 66 74 60 74Z', tone: 'deep' },
        { d: 'M60 68C68 60 74 57 82 54M62 71C68 66 72 64 78 62', tone: 'ink', line: 1.6 },
        { d: rays(88, 60, 4, 10, 5, 0), tone: 'glow' },
      ],
      [{ d: 'M36 13L33 -1L41 7L46 -4L51 7L60 0L58 14C51 10 43 10 36 13Z', tone: 'light' }],
    ),
  ],
};

export const EGG = 'M0 -46C22 -46 36 -12 36 12C36 34 21 48 0 48C-21 48 -36 34 -36 12C-36 -12 -22 -46 0 -46Z';
/** The lower half of an egg that has cracked. */
export const SHELL = 'M-36 12L-26 2L-16 14L-5 1L6 14L17 2L26 13L36 8C37 34 21 48 0 48C-21 48 -36 34 -36 12Z';
/** What an egg bears, in strokes. */
export const SIGNS: Readonly<Record<string, string>> = {
  green: 'M-14 24C-16 4 -4 -12 16 -14C18 6 6 24 -14 24ZM-14 24L8 -4M-6 14L-6 4M-2 9L7 8',
  red: 'M0 -22C2 -8 18 -4 18 12C18 24 9 30 0 30C-9 30 -18 24 -18 12C-18 2 -10 0 -9 -10C-4 -6 -2 -2 -1 4C3 -6 2 -14 0 -22Z',
  blue: 'M-24 -2C-16 -12 -8 -12 -2 -2C4 8 12 8 22 -2M-24 14C-16 4 -8 4 -2 14C4 24 12 24 22 14',
  gold: 'M0 -20L6 -5L22 -4L10 6L14 22L0 13L-14 22L-10 6L-22 -4L-6 -5Z',
};

export interface Good {
  readonly fill: string;
  readonly ink: string;
  readonly d: string;
  readonly shine: string;
}

/** The resources around (0, 0), about 24 high: told apart by their shape. */
export const GOODS: Readonly<Record<string, Good>> = {
  leaf: { fill: '#7fae3f', ink: '#223711', d: 'M-9 9C-13 -3 -3 -13 11 -11C13 3 4 14 -9 9Z', shine: 'M-9 9L6 -6M-3 3L-3 -4M1 -1L7 -1' },
  ruby: { fill: '#cf3a48', ink: '#40090f', d: 'M-7 -9L7 -9L12 -2L0 12L-12 -2Z', shine: 'M-12 -2L12 -2M-7 -9L-3 -2L0 12L3 -2L7 -9' },
  pearl: {
    fill: '#d9eef5',
    ink: '#123650',
    d: 'M-12 1C-8 14 8 14 12 1C8 5 6 6 6 6A9 9 0 1 0 -6 6C-8 5 -10 4 -12 1Z',
    shine: 'M-4 -6C-2 -8 0 -8 2 -7M-6 6C-2 8 2 8 6 6',
  },
  gold: {
    fill: '#eec14a',
    ink: '#4a3006',
    d: 'M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11Z',
    shine: 'M0 -6L1.800 -1.800L6 -1.500L2.800 1.500L3.800 6L0 3.600L-3.800 6L-2.800 1.500L-6 -1.500L-1.800 -1.800Z',
  },
};
