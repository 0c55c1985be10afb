/** The game's tables, as its components file has them: the server tells them, so that a correction there is a correction here. */

export type Bundle = Readonly<Record<string, number>>;
export type Season = 'summer' | 'autumn' | 'winter' | 'spring' | 'new_year';
export type SideName = 'left' | 'right';

export interface Location {
  readonly id: string;
  readonly ring: 'outer' | 'middle' | 'centre' | 'sky';
  readonly left: { readonly kind: string; readonly spaces: number };
  readonly right: { readonly kind: string; readonly spaces: number };
  readonly level: number;
  readonly effect: string;
  readonly bonus: string;
  readonly from_player_board: boolean;
  readonly adjacent: readonly string[];
}

interface Terms {
  readonly give: number;
  readonly get: number;
  readonly gold: number;
}

export interface Row {
  readonly location: string;
  readonly give: string;
  readonly get: string;
  readonly summer: Terms;
  readonly winter: Terms;
  readonly backward: boolean;
}

export interface Trinket {
  readonly id: string;
  readonly value: number;
  readonly items: Bundle;
  readonly end_value: number;
}

export interface Account {
  readonly id: string;
  readonly accepts: readonly string[];
  readonly tiers: readonly { readonly balance: number; readonly gives: Bundle }[];
}

export interface Node {
  readonly id: string;
  readonly school: string;
  readonly level: number;
  readonly up: readonly string[];
  readonly sideways: readonly string[];
}

export interface Tables {
  readonly item: readonly { readonly id: string; readonly end_value: number; readonly unit: number }[];
  readonly anytime: readonly { readonly give: string; readonly get: string; readonly amount: number }[];
  readonly colour: readonly {
    readonly id: string;
    readonly first_level: number;
    readonly primaries: readonly string[];
    readonly break_up: readonly (readonly string[])[];
  }[];
  readonly hatching: Readonly<Record<'summer' | 'winter', { readonly crystals: number; readonly food: number }>>;
  readonly evolving: {
    readonly young: Bundle;
    readonly grown: Bundle;
    readonly arena: { readonly first: number; readonly second: number };
    readonly elder_jewels: number;
  };
  readonly location: readonly Location[];
  readonly level_yield: readonly {
    readonly location: string;
    readonly season: string;
    readonly levels: readonly Bundle[];
    readonly excavate?: number;
    readonly trinkets?: number;
    readonly other?: readonly Bundle[];
  }[];
  readonly rank_yield: readonly {
    readonly location: string;
    readonly first: Bundle;
    readonly second: Bundle;
    readonly excavate?: number;
  }[];
  readonly rank_chart: readonly { readonly location: string; readonly columns: readonly (readonly string[])[] }[];
  readonly prize: readonly {
    readonly location: string;
    readonly season: string;
    readonly winner: Bundle;
    readonly loser: Bundle;
    readonly trinkets?: readonly number[];
  }[];
  readonly year: readonly {
    readonly year: number;
    readonly feed: { readonly dragon: number; readonly level: number };
    readonly buildings: readonly string[];
    readonly islands: readonly string[];
  }[];
  readonly field_tile: readonly { readonly covers: string; readonly items: Bundle }[];
  readonly menu: readonly {
    readonly location: string;
    readonly summer: { readonly base: number; readonly level: number };
    readonly winter: { readonly base: number; readonly level: number };
    readonly boost: string;
    readonly eggs: boolean;
  }[];
  readonly exchange: readonly Row[];
  readonly prices: {
    readonly elder_once: number;
    readonly elder_twice: number;
    readonly grotto_cheap: { readonly ducats: readonly number[]; readonly moves: number };
    readonly grotto_dear: { readonly ducats: readonly number[]; readonly moves: number };
    readonly theft: {
      readonly food: readonly number[];
      readonly items_for_each_level: readonly number[];
      readonly one_account: readonly boolean[];
    };
    readonly caravan: { readonly food: number; readonly trinkets: number; readonly sale: number };
    readonly menagerie_ducats: number;
    readonly lair_twice: number;
    readonly magenta_ducats: number;
    readonly magenta_moves: number;
    readonly amber_ducats: number;
    readonly lime_fee: number;
    readonly bonus_ducats: number;
  };
  readonly limits: Readonly<
    Record<'yellow_bonus' | 'orange_loss' | 'green_bonus' | 'blue_bonus' | 'red_strength' | 'teal_factor' | 'teal_range_loss', number>
  >;
  readonly bank_limits: { readonly amounts: readonly number[] };
  readonly elder: readonly { readonly id: string; readonly location: string; readonly school?: string; readonly visit?: string }[];
  readonly grave: readonly { readonly id: string; readonly season: string; readonly items: Bundle }[];
  readonly egg: readonly { readonly id: number; readonly sale: Bundle; readonly hatch: number }[];
  readonly income: readonly { readonly row: number; readonly column: number; readonly items: Bundle; readonly open: boolean }[];
  readonly trinket: readonly Trinket[];
  readonly account: readonly Account[];
  readonly magic: readonly Node[];
  readonly necromancy: readonly { readonly node: string; readonly food: readonly number[]; readonly gift: Bundle }[];
  readonly alchemy: readonly { readonly node: string; readonly entries: number; readonly shelves: readonly string[] }[];
  readonly shelf: readonly { readonly id: string; readonly entries: readonly Bundle[] }[];
  readonly telepathy: readonly { readonly node: string; readonly extra: number; readonly boosted: number }[];
  readonly magic_bonus: { readonly points: readonly number[] };
  readonly end_bonus: readonly {
    readonly id: string;
    readonly counts: string;
    readonly points: number;
    readonly for_each: number;
    readonly most: number;
  }[];
  readonly combat: Readonly<
    Record<'base_for_each_level' | 'food' | 'gold' | 'crystal' | 'matching_crystal' | 'items_beyond_level', number>
  >;
  readonly solo_start: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly cursebreaker: { readonly elders: number };
  readonly catch_them_all: { readonly colours_on_board: number };
}

let known: Tables | null = null;

/** Take the tables in; the board draws nothing before. */
export function read(found: Record<string, unknown>): void {
  known = found as unknown as Tables;
}

export function tables(): Tables {
  if (known === null) throw new Error('the tables have not been read yet');
  return known;
}

// Short questions

export const location = (id: string): Location => tables().location.find((each) => each.id === id) as Location;
export const endValue = (item: string): number => tables().item.find((each) => each.id === item)?.end_value ?? 0;
export const unit = (item: string): number => tables().item.find((each) => each.id === item)?.unit ?? 0;
export const trinket = (id: string): Trinket => tables().trinket.find((each) => each.id === id) as Trinket;
export const account = (id: string): Account => tables().account.find((each) => each.id === id) as Account;
export const node = (id: string): Node => tables().magic.find((each) => each.id === id) as Node;
export const field = (place: string): Bundle => tables().field_tile.find((tile) => tile.covers === place)?.items ?? {};

export const sideOf = (season: string): SideName => (season === 'summer' || season === 'autumn' ? 'left' : 'right');
/** 0 in summer and autumn, 1 in winter and spring: tables with a pair are in this order. */
export const half = (season: string): 0 | 1 => (sideOf(season) === 'left' ? 0 : 1);
/** The season in which a side is collected. */
export const harvest = (side: SideName): 'autumn' | 'spring' => (side === 'left' ? 'autumn' : 'spring');

export const STONES = ['crystal', 'gem', 'jewel'] as const;
export const PRIMARIES = ['red', 'blue', 'yellow'] as const;
/** The kinds of a horde in reading order: food and gold, coins, stones. */
export const KINDS: readonly string[] = [
  'food',
  'gold',
  'ducat',
  'gobloon',
  'dragoncoin',
  ...STONES.flatMap((stone) => PRIMARIES.map((colour) => `${stone}_${colour}`)),
];
export const BIDS: readonly string[] = ['food', 'gold', 'crystal_red', 'crystal_blue', 'crystal_yellow'];

export function sum(bundle: Bundle): number {
  return Object.values(bundle).reduce((total, count) => total + count, 0);
}

export function plus(one: Bundle, other: Bundle, times = 1): Record<string, number> {
  const total: Record<string, number> = { ...one };
  for (const [kind, count] of Object.entries(other)) total[kind] = (total[kind] ?? 0) + count * times;
  return Object.fromEntries(Object.entries(total).filter(([, count]) => count !== 0));
}

/** In which New Year a covered place opens; null when it never does or is open. */
export function opening(place: string, tile: string | null, years: number): number | null {
  if (tile === null) return null;
  const row = tables().year.find((year) => (tile === 'field' ? year.buildings.includes(place) : year.islands.includes(tile)));
  return row === undefined || row.year >= years ? null : row.year;
}
