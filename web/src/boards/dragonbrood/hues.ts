/**
 * The colours of dragons, round the wheel, and the Elders; each with a sign of the primaries that it is mixed of, so
 * that colour is never the only mark.
 */

export interface Hue {
  readonly body: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
  /** Primaries from the first to the last: a triangle is red, a circle blue, a square yellow. Elders have none. */
  readonly parts: readonly ('red' | 'blue' | 'yellow')[];
}

const hue = (body: string, light: string, deep: string, ink: string, parts: string): Hue => ({
  body,
  light,
  deep,
  ink,
  parts: [...parts].map((letter) => (letter === 'r' ? 'red' : letter === 'b' ? 'blue' : 'yellow')),
});

export const HUES: Readonly<Record<string, Hue>> = {
  red: hue('#d5402f', '#f6a48c', '#8c1f1b', '#3a0907', 'r'),
  amber: hue('#dc6426', '#f8bd8c', '#92360f', '#3d1403', 'rry'),
  orange: hue('#f08c26', '#fcd29a', '#a65209', '#431f01', 'ry'),
  golden: hue('#e6ad25', '#fbe3a0', '#97690a', '#3f2a02', 'yyr'),
  yellow: hue('#f3da45', '#fdf4b8', '#a88f10', '#453a02', 'y'),
  lime: hue('#b4d238', '#e7f3ae', '#6b8412', '#2b3603', 'yyb'),
  green: hue('#4ea63f', '#b4e0a2', '#236321', '#0a2a0b', 'by'),
  teal: hue('#229c8c', '#98dcd0', '#0d5b53', '#02261f', 'bby'),
  blue: hue('#2f80d4', '#a5d0f6', '#154a86', '#051d3a', 'b'),
  indigo: hue('#4d58cc', '#b3baf4', '#262e82', '#0a0e38', 'bbr'),
  purple: hue('#8b4bc2', '#d3b1ef', '#4f2378', '#200a35', 'rb'),
  magenta: hue('#cb4093', '#f3b0d8', '#7d1b56', '#350622', 'rrb'),
  black: hue('#37343d', '#85808f', '#17151a', '#050406', ''),
  gray: hue('#8b9199', '#d0d5da', '#555b63', '#1c2024', ''),
  umber: hue('#74502f', '#bd9a73', '#43290f', '#1d1003', ''),
  sienna: hue('#b65d37', '#e8b195', '#743114', '#2d1003', ''),
  tan: hue('#cdac7b', '#f0deba', '#8d6d3c', '#352510', ''),
  white: hue('#f4f0e6', '#ffffff', '#b3ab97', '#3c362a', ''),
};

export const hueOf = (colour: string): Hue => HUES[colour] ?? (HUES.gray as Hue);

/** The colours of stones; those of any colour are pale. */
export const STONE: Readonly<Record<string, { readonly body: string; readonly light: string; readonly deep: string }>> = {
  red: { body: '#d63b3b', light: '#ffb0a3', deep: '#8b1522' },
  blue: { body: '#3186df', light: '#b4dcff', deep: '#134688' },
  yellow: { body: '#f0cd34', light: '#fff6b8', deep: '#9c7a08' },
  any: { body: '#d9d3e2', light: '#ffffff', deep: '#857b96' },
};

/** Signs of the primaries in a box of 10 by 10. */
export const SIGN: Readonly<Record<string, string>> = {
  red: 'M5 0.500L9.800 9.200H0.200Z',
  blue: 'M5 0.500A4.500 4.500 0 1 1 4.990 0.500Z',
  yellow: 'M0.900 0.900H9.100V9.100H0.900Z',
};
