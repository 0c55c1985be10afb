/** The four dragons of the box, seen from above in a box of 100 by 100: gold, silver, copper and black, each with its own crest. */

import { bones, type Point, polygon, type Rib, spines, tube, wing } from '../../art/geometry';

export interface Metal {
  readonly body: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
}

export const METALS: Readonly<Record<string, Metal>> = {
  gold: { body: '#e3ac35', light: '#ffe08a', deep: '#a8701a', ink: '#3a2306' },
  silver: { body: '#b9c3cf', light: '#f3f7fb', deep: '#76838f', ink: '#20272f' },
  copper: { body: '#c9703c', light: '#f5b184', deep: '#8a4220', ink: '#331406' },
  black: { body: '#4a4757', light: '#8d8aa0', deep: '#2b2936', ink: '#0d0c12' },
};

const BODY: readonly Rib[] = [
  [50, 15, 4],
  [50, 24, 4.6],
  [50, 35, 8.5],
  [50, 48, 9.5],
  [50, 60, 7],
  [48, 72, 4.4],
  [53, 84, 2.8],
  [47, 96, 0.8],
];
const TIPS: readonly Point[] = [
  [3, 24],
  [2, 46],
  [14, 56],
  [28, 62],
];
const WRIST: Point = [24, 16];
const SHOULDER: Point = [46, 38];
const mirror = ([x, y]: Point): Point => [100 - x, y];

export const WING_LEFT = wing(SHOULDER, WRIST, TIPS);
export const WING_RIGHT = wing(mirror(SHOULDER), mirror(WRIST), TIPS.map(mirror));
export const BONES_LEFT = bones(WRIST, TIPS);
export const BONES_RIGHT = bones(mirror(WRIST), TIPS.map(mirror));
export const TRUNK = tube(BODY);
export const HEAD = 'M43 20C42 12 46 8 47 3C48 1 52 1 53 3C54 8 58 12 57 20C55 25 45 25 43 20Z';
export const EYES = 'M45.500 13L48 15L45.500 16.500ZM54.500 13L52 15L54.500 16.500Z';
const BACK = spines(BODY, 1, 0.3, 0.95, 7, 4);

/** What tells the dragons apart from above besides their metal. */
export const CRESTS: Readonly<Record<string, string>> = {
  // Long horns.
  gold: 'M44 20C38 22 35 27 36 34C39 29 43 26 47 25ZM56 20C62 22 65 27 64 34C61 29 57 26 53 25Z',
  // A frill of fins behind the head, and fins at the tail.
  silver:
    polygon([
      [44, 18],
      [33, 17],
      [40, 22],
      [32, 25],
      [41, 26],
      [36, 32],
      [47, 27],
      [53, 27],
      [64, 32],
      [59, 26],
      [68, 25],
      [60, 22],
      [67, 17],
      [56, 18],
    ]) +
    polygon([
      [47, 96],
      [38, 88],
      [49, 86],
      [58, 90],
    ]),
  // A comb of plates along the back.
  copper:
    polygon([
      [50, 26],
      [43, 31],
      [50, 36],
      [57, 31],
    ]) +
    polygon([
      [50, 37],
      [41, 43],
      [50, 49],
      [59, 43],
    ]) +
    polygon([
      [50, 50],
      [43, 56],
      [50, 62],
      [57, 56],
    ]) +
    polygon([
      [49, 63],
      [44, 68],
      [48, 73],
      [54, 68],
    ]),
  // Thorns, and a barb at the end of the tail.
  black: `${BACK}${polygon([
    [47, 99],
    [39, 90],
    [46, 91],
    [50, 84],
    [52, 92],
    [59, 94],
  ])}M44 19L36 13L42 23ZM56 19L64 13L58 23Z`,
};
