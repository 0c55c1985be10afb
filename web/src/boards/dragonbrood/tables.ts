/**
 * What is printed on the boards and tiles, as the game's components file has it: the server tells it, so that a
 * correction there is a correction here. It is drawn; nothing is reckoned with it.
 */

export type Bundle = Readonly<Record<string, number>>;
export type SideName = 'left' | 'right';

export interface Location {
  readonly id: string;
  readonly ring: 'outer' | 'middle' | 'centre' | 'sky';
  readonly left: { readonly kind: string; readonly spaces: number };
  readonly right: { readonly kind: string; readonly spaces: number };
  readonly level: number;
  readonly effect: string;
  readonly bonus: string;
  readonly adjacent: readonly string[];
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

export interface LevelYield {
  readonly location: string;
  readonly season: string;
  readonly levels: readonly Bundle[];
  readonly excavate?: number;
  readonly trinkets?: number;
  readonly other?: readonly Bundle[];
}

export interface Prize {
  readonly location: string;
  readonly season: string;
  readonly winner: Bundle;
  readonly loser: Bundle;
  readonly trinkets?: readonly number[];
}

export interface Year {
  readonly year: number;
  readonly feed: { readonly dragon: number; readonly level: number };
  readonly buildings: readonly string[];
  readonly islands: readonly string[];
}

export interface Tables {
  readonly item: readonly { readonly id: string; readonly end_value: number }[];
  readonly location: readonly Location[];
  readonly level_yield: readonly LevelYield[];
  readonly rank_yield: readonly {
    readonly location: string;
    readonly first: Bundle;
    readonly second: Bundle;
    readonly excavate?: number;
  }[];
  readonly rank_chart: readonly { readonly location: string; readonly columns: readonly (readonly string[])[] }[];
  readonly prize: readonly Prize[];
  readonly year: readonly Year[];
  readonly field_tile: readonly { readonly covers: string; readonly items: Bundle }[];
  readonly egg: readonly { readonly id: number; readonly sale: Bundle; readonly hatch: number }[];
  readonly income: readonly {
    readonly row: number;
    readonly column: number;
    readonly items: Bundle;
    /** What lies there instead with the option `income_track = steep`. */
    readonly steep?: Bundle;
    readonly open: boolean;
  }[];
  readonly trinket: readonly Trinket[];
  readonly account: readonly Account[];
  readonly magic: readonly Node[];
  readonly necromancy: readonly { readonly node: string; readonly food: readonly number[]; readonly gift: Bundle }[];
  readonly alchemy: readonly { readonly node: string; readonly entries: number; readonly shelves: readonly string[] }[];
  readonly shelf: readonly { readonly id: string; readonly entries: readonly Bundle[] }[];
  readonly telepathy: readonly { readonly node: string; readonly extra: number; readonly boosted: number }[];
  readonly end_bonus: readonly { readonly id: string; readonly counts: string; readonly points: number; readonly for_each: number }[];
  readonly magic_bonus: { readonly points: readonly number[] };
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
export const trinket = (id: string): Trinket => tables().trinket.find((each) => each.id === id) as Trinket;
export const account = (id: string): Account => tables().account.find((each) => each.id === id) as Account;
export const field = (place: string): Bundle => tables().field_tile.find((tile) => tile.covers === place)?.items ?? {};
/** The spaces of the income track, with what lies there by the track that was agreed on. */
export const incomeTrack = (options: Readonly<Record<string, unknown>>): Tables['income'] =>
  tables().income.map((space) => (options.income_track === 'steep' ? { ...space, items: space.steep ?? space.items } : space));
/** The season whose yields are printed on a side. */
export const HARVEST = { left: 'autumn', right: 'spring' } as const;

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

// Bundles

export function sum(bundle: Bundle): number {
  return Object.values(bundle).reduce((total, count) => total + count, 0);
}

export function plus(one: Bundle, other: Bundle, times = 1): Record<string, number> {
  const total: Record<string, number> = { ...one };
  for (const [kind, count] of Object.entries(other)) total[kind] = (total[kind] ?? 0) + count * times;
  return Object.fromEntries(Object.entries(total).filter(([, count]) => count !== 0));
}
