/** The faces of the dragons that play as bots: what tells one from the other follows from the name, how old it looks from its level. */

/** The order in which the table draws them: a face goes by the place in this list, so new ones are added at the end. */
export const DRAGONS = [
  'ember',
  'pebble',
  'moss',
  'bramble',
  'frost',
  'saffron',
  'thistle',
  'cinder',
  'willow',
  'onyx',
  'marrow',
  'juniper',
  'tempest',
  'nettle',
  'amber',
  'quill',
  'russet',
  'sorrel',
  'flint',
  'dew',
  'copper',
  'heather',
  'raven',
  'tansy',
] as const;

/** Skin, its shadow, and the muzzle. */
const SKINS = [
  ['#d9643a', '#a8431f', '#f3b48a'],
  ['#8e9aa6', '#5f6b77', '#d3dae0'],
  ['#6f9a4a', '#48702b', '#c8dc9e'],
  ['#4f8a6b', '#2f6048', '#b6dcc4'],
  ['#7fb4dc', '#4a7fae', '#dcefff'],
  ['#e0b03c', '#a87c17', '#f8e3a4'],
  ['#9a72b8', '#6c4790', '#dcc6ea'],
  ['#5d5560', '#3b343f', '#b5abb8'],
] as const;

export interface Face {
  readonly skin: string;
  readonly shade: string;
  readonly muzzle: string;
  /** 0 curved horns, 1 straight ones, 2 a fringe of leaves, 3 fins. */
  readonly crown: number;
  /** 0 round eyes, 1 sleepy, 2 sharp. */
  readonly eyes: number;
  /** 0 none, 1 freckles, 2 a stripe. */
  readonly mark: number;
}

/** The key of a dragon's name as the table writes it; null for other names. */
export function dragonOf(name: string): (typeof DRAGONS)[number] | null {
  return DRAGONS.find((dragon) => dragon === name.toLowerCase()) ?? null;
}

export function face(dragon: string): Face {
  const number = Math.max(0, DRAGONS.indexOf(dragon as (typeof DRAGONS)[number]));
  const [skin, shade, muzzle] = SKINS[number % SKINS.length] ?? SKINS[0];
  return {
    skin,
    shade,
    muzzle,
    crown: (number + Math.floor(number / 8)) % 4,
    eyes: (number + Math.floor(number / 8)) % 3,
    mark: Math.floor(number / 4) % 3,
  };
}
