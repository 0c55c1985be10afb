/**
 * Whoever sees colours otherwise can play: what colours tell is told by a shape, too, wherever two of them are hard to tell apart with some
 * way of seeing.
 */

import { describe, expect, it } from 'vitest';
import style from '../app.css?raw';
import { EMBLEMS } from '../art/emblems';
import { LOOKS } from './dragomino/terrain';
import { COLOURS, GOODS, SIGNS } from './dragon_family/dragons';
import { KINDS } from './dragon_kin/dragons';
import { HUES, SIGN, STONE } from './dragonbrood/hues';
import { CRESTS, METALS } from './dragoon/dragon';

type Three = readonly [number, number, number];

/** How linear red, green and blue are seen without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIGHTS: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Two colours nearer than this (CIEDE2000) are not told apart at a glance. */
const LIMIT = 15;

const times = (matrix: readonly Three[], [a, b, c]: Three): Three =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Three;

function linear(colour: string): Three {
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function lab(rgb: Three): Three {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Three,
  );
  const bend = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const [fx, fy, fz] = [bend(x / 0.95047), bend(y), bend(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const RAD = Math.PI / 180;

/** How different two colours look: CIEDE2000. */
export function difference([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const angle = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360);
  const [h1, h2] = [angle(b1, p1), angle(b2, p2)];
  const apart = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const turn = 2 * Math.sqrt(c1 * c2) * Math.sin((apart / 2) * RAD);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + apart / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RAD) +
    0.24 * Math.cos(2 * h * RAD) +
    0.32 * Math.cos((3 * h + 6) * RAD) -
    0.2 * Math.cos((4 * h - 63) * RAD);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, turn / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
}

interface Marked {
  readonly name: string;
  readonly colour: string;
  /** What tells it besides its colour; empty if nothing does. */
  readonly shape: string;
}

/** Pairs that somebody cannot tell apart by colour, with how they see. */
function alike(things: readonly Marked[]): (readonly [Marked, Marked, string])[] {
  const pairs = things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other] as const));
  return Object.entries(SIGHTS).flatMap(([sight, matrix]) =>
    pairs
      .filter(([one, other]) => {
        const [a, b] = [one, other].map(({ colour }) => lab(times(matrix, linear(colour)))) as [Three, Three];
        return difference(a, b) < LIMIT;
      })
      .map(([one, other]) => [one, other, sight] as const),
  );
}

const seats = (theme: string): Marked[] => {
  const found = [...theme.matchAll(/--seat-(\d): (#[0-9a-f]{6})/g)];
  return found.map(([, seat, colour]) => ({ name: `seat ${seat}`, colour: colour ?? '', shape: EMBLEMS[Number(seat)]?.d ?? '' }));
};
const [night = '', parchment = ''] = style.split(":root[data-theme='parchment']");

const set = <Look>(
  looks: Readonly<Record<string, Look>>,
  colour: (look: Look) => string,
  shape: (name: string, look: Look) => string,
): Marked[] => Object.entries(looks).map(([name, look]) => ({ name, colour: colour(look), shape: shape(name, look) }));

const SETS: Readonly<Record<string, readonly Marked[]>> = {
  'players by night': seats(night),
  'players on parchment': seats(parchment),
  'dragons on cards': set(
    KINDS,
    (look) => look.sign,
    (_, look) => look.glyph,
  ),
  'lands and eggs': set(
    LOOKS,
    (look) => look.egg,
    (_, look) => look.glyph,
  ),
  'dragons over the realm': set(
    METALS,
    (look) => look.body,
    (name) => CRESTS[name] ?? '',
  ),
  'dragons of the valley': set(
    COLOURS,
    (look) => look.body,
    (name) => SIGNS[name] ?? '',
  ),
  'goods of the valley': set(
    GOODS,
    (look) => look.fill,
    (_, look) => look.d,
  ),
  'stones of the dale': set(
    Object.fromEntries(Object.entries(STONE).filter(([name]) => name in SIGN)),
    (look) => look.body,
    (name) => SIGN[name as keyof typeof SIGN] ?? '',
  ),
  // Elders stand at places that bear their names.
  'dragons of the dale': set(
    Object.fromEntries(Object.entries(HUES).filter(([, hue]) => hue.parts.length > 0)),
    (look) => look.body,
    (_, look) => look.parts.join(),
  ),
};

describe('the measure', () => {
  it('agrees with published pairs of CIEDE2000', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
  });

  it('knows that red and green are hard for some', () => {
    const things = [
      { name: 'red', colour: '#c0392b', shape: '' },
      { name: 'green', colour: '#5a7d1e', shape: '' },
    ];
    expect(alike(things).map(([, , sight]) => sight)).toEqual(expect.arrayContaining(['deuteranopia']));
    expect(alike(things).map(([, , sight]) => sight)).not.toContain('usual');
  });
});

describe.each(Object.entries(SETS))('%s', (_, things) => {
  it('are told apart by everybody: by colour, or by a shape of their own', () => {
    expect(things.length).toBeGreaterThan(2);
    const lost = alike(things).filter(([one, other]) => one.shape === '' || other.shape === '' || one.shape === other.shape);
    expect(lost.map(([one, other, sight]) => `${one.name} and ${other.name} with ${sight}`)).toEqual([]);
  });
});
