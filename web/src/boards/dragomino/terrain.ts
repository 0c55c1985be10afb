/** The six terrains: each has its colours, a landscape, and a glyph, so that none is told by colour alone. */

export const TERRAINS = ['desert', 'snow', 'prairie', 'forest', 'mountain', 'volcano'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Look {
  /** The sky of the landscape. */
  readonly sky: string;
  /** Eggs and baby dragons. */
  readonly egg: string;
  readonly deep: string;
  readonly pale: string;
  readonly ink: string;
  /** A sign in a box of 24 by 24, filled. */
  readonly glyph: string;
}

/** Six petals around (12, 12). */
const petals = (count: number, r: number, size: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    const x = Math.round((12 + Math.cos(angle) * r) * 100) / 100;
    const y = Math.round((12 + Math.sin(angle) * r) * 100) / 100;
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`;
  }).join('');

/** A flake of six arms around (12, 12), as thin filled bars. */
const flake = (): string =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number): string =>
      `${Math.round((12 + cos * along - sin * across) * 100) / 100} ${Math.round((12 + sin * along + cos * across) * 100) / 100}`;
    const half = [at(0, 1), at(5.5, 1), at(8, 3.8), at(9.2, 2.5), at(7.6, 1), at(11, 1)];
    const other = [at(11, -1), at(7.6, -1), at(9.2, -2.5), at(8, -3.8), at(5.5, -1), at(0, -1)];
    return `M${[...half, ...other].join('L')}Z`;
  }).join('');

export const LOOKS: Readonly<Record<Terrain, Look>> = {
  // A cactus.
  desert: {
    sky: '#fbe08a',
    egg: '#f5c343',
    deep: '#c98a1b',
    pale: '#ffeeb4',
    ink: '#5c3b06',
    glyph:
      'M10 23V16H7.5C5 16 3.5 14.5 3.5 12V8.5a1.6 1.6 0 0 1 3.2 0V11.5C6.7 12.3 7 12.7 7.8 12.7H10V4a2.2 2.2 0 0 1 4.4 0V10H16' +
      'C17 10 17.4 9.6 17.4 8.7V6a1.6 1.6 0 0 1 3.2 0V9.5C20.6 12 19 13.3 16.8 13.3H14.4V23Z',
  },
  snow: { sky: '#cdeafb', egg: '#7cc4ef', deep: '#2f86c0', pale: '#e9f7ff', ink: '#0d3f66', glyph: flake() },
  // A flower.
  prairie: {
    sky: '#d9f0a0',
    egg: '#b4dc5b',
    deep: '#6f9f22',
    pale: '#f0fac9',
    ink: '#33500b',
    glyph: `${petals(6, 6.4, 3.3)}M8.500 12a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0Z`,
  },
  // A fir.
  forest: {
    sky: '#6fb58a',
    egg: '#2f8d5b',
    deep: '#12532f',
    pale: '#a6dcb9',
    ink: '#06301a',
    glyph: 'M12 0.500L18.500 9H15.500L20.500 15.500H16.500L22 21H14V24H10V21H2L7.500 15.500H3.500L8.500 9H5.500Z',
  },
  // Two peaks.
  mountain: {
    sky: '#ecd6bb',
    egg: '#b07a4a',
    deep: '#6d4522',
    pale: '#f0dcc4',
    ink: '#38200b',
    glyph: 'M0.500 22L8.500 5L13 13L16 8.500L23.500 22ZM8.500 9.500L6.300 14L8.300 13L9.700 14.500L11 13.500Z',
  },
  // A cone that throws fire.
  volcano: {
    sky: '#ffb59c',
    egg: '#e5533a',
    deep: '#98200f',
    pale: '#ffd3c4',
    ink: '#4d0a02',
    glyph: 'M1 23L8.500 11H15.500L23 23ZM11 9V4L9 1.500L13.500 3V9ZM6.500 9L4 5L8.500 8ZM17.500 9L20.500 5L15.800 8Z',
  },
};

export const look = (terrain: string): Look => LOOKS[terrain as Terrain];

/** An egg around (0, 0), 80 wide and 100 high. */
export const EGG = 'M0 -50C24 -50 40 -14 40 10C40 35 22 50 0 50C-22 50 -40 35 -40 10C-40 -14 -24 -50 0 -50Z';
/** Its halves, broken along the same line. */
export const EGG_TOP = 'M-40 6L-28 -6L-17 9L-5 -5L6 10L18 -4L28 8L40 4C38 -18 24 -50 0 -50C-24 -50 -38 -18 -40 6Z';
export const EGG_BOTTOM = 'M-40 6L-28 -6L-17 9L-5 -5L6 10L18 -4L28 8L40 4C41 34 23 50 0 50C-23 50 -41 34 -40 6Z';
