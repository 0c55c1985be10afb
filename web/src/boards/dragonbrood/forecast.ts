/** What a dragon would get at a place if it went there now: by its level and colour, its rank there, and those who stand there already. */

import type { DragonbroodDragonView, DragonbroodPlaceView, DragonbroodSeatView, DragonbroodSideView, DragonbroodView } from '../../views';
import { distances } from './map';
import { type Bundle, field, half, harvest, location, plus, type Row, type SideName, sideOf, tables } from './tables';

export type Dragon = DragonbroodDragonView;

export interface Remark {
  /** A key of the board's own words. */
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Forecast {
  readonly kind: string;
  /** When it is gained. */
  readonly when: 'now' | 'autumn' | 'spring';
  /** What is surely gained; of a combat, what the winner gains. */
  readonly gain: Bundle;
  /** A second yield to choose instead. */
  readonly other: Bundle | null;
  /** What the loser of a combat gains. */
  readonly lesser: Bundle | null;
  /** Budget for trinkets, of the loser too. */
  readonly trinkets: readonly number[];
  readonly excavate: number;
  readonly rank: 1 | 2 | null;
  readonly remarks: readonly Remark[];
}

export const placeOf = (view: DragonbroodView, place: string): DragonbroodPlaceView =>
  view.places.find((each) => each.place === place) as DragonbroodPlaceView;
export const seatOf = (view: DragonbroodView, seat: number): DragonbroodSeatView => view.seats[seat] as DragonbroodSeatView;

export interface Standing {
  readonly seat: number;
  readonly dragon: Dragon;
}

/** All dragons on a side, in the order of the seats. */
export function standing(view: DragonbroodView, place: string, side: SideName): Standing[] {
  return view.seats.flatMap((seat) =>
    seat.dragons.filter((dragon) => dragon.place === place && dragon.side === side).map((dragon) => ({ seat: seat.seat, dragon })),
  );
}

const isColoured = (dragon: Dragon, colour: string): boolean => dragon.level === 3 && dragon.colour === colour;

/** Others on the side: the dragon itself may stand there already. */
function others(view: DragonbroodView, seat: number, dragon: Dragon, place: string, side: SideName): Standing[] {
  return standing(view, place, side).filter((each) => each.seat !== seat || each.dragon.slot !== dragon.slot);
}

function enemyOf(view: DragonbroodView, place: string, side: SideName): string | null {
  return placeOf(view, place)[side]?.enemy ?? null;
}

/** How many items more or fewer those who share the place bring (DB-G3). */
export function sharing(
  view: DragonbroodView,
  seat: number,
  dragon: Dragon,
  place: string,
  side: SideName,
): { readonly yellow: number; readonly orange: number } {
  if (dragon.level === 4 || location(place)[side].kind === 'elder') return { yellow: 0, orange: 0 };
  const there = others(view, seat, dragon, place, side);
  const { yellow_bonus: more, orange_loss: less } = tables().limits;
  const orange =
    there.filter((each) => each.seat !== seat && isColoured(each.dragon, 'orange')).length +
    (view.enemy_level === 3 && enemyOf(view, place, side) === 'orange' ? 1 : 0);
  return { yellow: there.filter((each) => each.seat === seat && isColoured(each.dragon, 'yellow')).length * more, orange: orange * less };
}

/** Ducats to the supply for joining lime dragons (DB-K13). */
export function limeFee(view: DragonbroodView, seat: number, dragon: Dragon, place: string, side: SideName): number {
  if (dragon.level === 4 || location(place)[side].kind === 'elder') return 0;
  const limes = others(view, seat, dragon, place, side).filter((each) => each.seat !== seat && isColoured(each.dragon, 'lime')).length;
  return (limes + (view.enemy_level === 3 && enemyOf(view, place, side) === 'lime' ? 1 : 0)) * tables().prices.lime_fee;
}

/** The column of a colour in the chart of a place: smaller is better (DB-C3). */
export function column(place: string, colour: string): number {
  return (
    tables()
      .rank_chart.find((chart) => chart.location === place)
      ?.columns.findIndex((colours) => colours.includes(colour)) ?? -1
  );
}

export function rankOf(
  view: DragonbroodView,
  seat: number,
  dragon: Dragon,
  place: string,
  side: SideName,
): { readonly rank: 1 | 2; readonly behind: Standing | null } {
  if (dragon.level === 4) return { rank: 1, behind: null };
  const mine = column(place, dragon.colour);
  const behind =
    others(view, seat, dragon, place, side).find((each) => each.dragon.level < 4 && column(place, each.dragon.colour) < mine) ?? null;
  return { rank: behind === null ? 1 : 2, behind };
}

/** Lowest end value first, as the tables list them; a stone of any colour is taken where its red one would be. */
function takeOrder(): string[] {
  const listed = tables().item.flatMap((item) => (item.id.endsWith('_red') ? [item.id.slice(0, -4), item.id] : [item.id]));
  const value = (id: string): number => tables().item.find((item) => item.id === id || item.id === `${id}_red`)?.end_value ?? 0;
  return listed
    .map((id, index) => ({ id, index, value: value(id) }))
    .sort((one, other) => one.value - other.value || one.index - other.index)
    .map((each) => each.id);
}

/** A bundle after `loss` items were taken out of it (DB-G4). */
export function less(bundle: Bundle, loss: number): Record<string, number> {
  const left: Record<string, number> = { ...bundle };
  let open = loss;
  for (const kind of takeOrder()) {
    const taken = Math.min(left[kind] ?? 0, open);
    if (taken > 0) left[kind] = (left[kind] ?? 0) - taken;
    open -= taken;
  }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}

/** A collected bundle with those who share the place counted in; what has to be chosen is a remark. */
function shared(bundle: Bundle, found: { readonly yellow: number; readonly orange: number }, remarks: Remark[]): Bundle {
  const change = found.yellow - found.orange;
  if (found.yellow > 0) remarks.push({ key: 'remark.yellow', facts: { count: found.yellow } });
  if (found.orange > 0) remarks.push({ key: 'remark.orange', facts: { count: found.orange } });
  const kinds = Object.keys(bundle);
  if (change < 0) return less(bundle, -change);
  if (change === 0 || kinds.length === 0) return bundle;
  if (kinds.length === 1) return plus(bundle, { [kinds[0] as string]: change });
  remarks.push({ key: 'remark.choice', facts: { count: change } });
  return bundle;
}

const NOTHING: Omit<Forecast, 'kind' | 'when'> = {
  gain: {},
  other: null,
  lesser: null,
  trinkets: [],
  excavate: 0,
  rank: null,
  remarks: [],
};

export function forecast(
  view: DragonbroodView,
  seat: number,
  dragon: Dragon,
  place: string,
  side: SideName = sideOf(view.season),
): Forecast | null {
  const there = placeOf(view, place)[side];
  if (there === null) return null;
  const elder = dragon.level === 4;
  const covered = placeOf(view, place).tile !== null;
  // An Elder uses what lies beneath a tile (DB-V3).
  const kind = covered && !elder ? 'field' : location(place)[side].kind;
  const remarks: Remark[] = [];
  const fee = limeFee(view, seat, dragon, place, side);
  if (fee > 0) remarks.push({ key: 'remark.lime', facts: { count: fee } });
  if (!covered && location(place).bonus === dragon.colour)
    remarks.push({ key: 'remark.bonus', facts: { count: tables().prices.bonus_ducats } });
  const found = sharing(view, seat, dragon, place, side);
  const row = Math.min(dragon.level, 3) - 1;
  const when = kind === 'level' || kind === 'rank' || kind === 'combat' ? harvest(side) : 'now';
  const common = { ...NOTHING, kind, when, remarks } as const;

  if (kind === 'field') {
    const season = seasonBonus(view, dragon);
    if (season !== null) remarks.push(season);
    return { ...common, gain: shared(field(place), found, remarks) };
  }
  if (kind === 'level') {
    const table = tables().level_yield.find((each) => each.location === place && each.season === when);
    const times = isColoured(dragon, 'teal') ? tables().limits.teal_factor : 1;
    if (times > 1) remarks.push({ key: 'remark.teal', facts: { count: times } });
    const scaled = (bundle: Bundle | undefined): Bundle => plus({}, bundle ?? {}, times);
    if (table?.trinkets !== undefined) {
      if (found.yellow > 0) remarks.push({ key: 'remark.yellow', facts: { count: found.yellow } });
      if (found.orange > 0) remarks.push({ key: 'remark.orange', facts: { count: found.orange } });
      return { ...common, trinkets: [Math.max(0, table.trinkets * dragon.level * times + found.yellow - found.orange)] };
    }
    const gain = shared(scaled(table?.levels[row]), found, remarks);
    return {
      ...common,
      gain,
      other: table?.other === undefined ? null : shared(scaled(table.other[row]), found, []),
      excavate: table?.excavate ?? 0,
    };
  }
  if (kind === 'rank') {
    const table = tables().rank_yield.find((each) => each.location === place);
    const { rank, behind } = rankOf(view, seat, dragon, place, side);
    remarks.push(
      behind === null
        ? { key: elder ? 'remark.elder' : 'remark.first', facts: {} }
        : { key: 'remark.behind', facts: { colour: behind.dragon.colour, seat: behind.seat } },
    );
    return {
      ...common,
      gain: shared((rank === 1 ? table?.first : table?.second) ?? {}, found, remarks),
      rank,
      excavate: table?.excavate ?? 0,
    };
  }
  if (kind === 'combat') {
    const table = tables().prize.find((each) => each.location === place && each.season === when);
    const change = found.yellow - found.orange;
    if (found.yellow > 0) remarks.push({ key: 'remark.yellow', facts: { count: found.yellow } });
    if (found.orange > 0) remarks.push({ key: 'remark.orange', facts: { count: found.orange } });
    const changed = (bundle: Bundle): Bundle =>
      Object.fromEntries(
        Object.entries(bundle)
          .map(([item, count]) => [item, Math.max(0, count + change)] as const)
          .filter(([, count]) => count > 0),
      );
    if (elder) remarks.push({ key: 'remark.beside', facts: {} });
    if (isColoured(dragon, 'red')) remarks.push({ key: 'remark.red', facts: { count: tables().limits.red_strength } });
    return {
      ...common,
      gain: changed(table?.winner ?? {}),
      lesser: elder || table === undefined ? null : changed(table.loser),
      trinkets: (table?.trinkets ?? []).slice(0, elder ? 1 : 2).map((each) => Math.max(0, each * dragon.level + change)),
    };
  }
  if (kind === 'action') {
    const effect = location(place).effect;
    if (effect !== 'retire' && effect !== 'release') {
      const season = seasonBonus(view, dragon);
      if (season !== null) remarks.push(season);
      if (found.yellow > 0) remarks.push({ key: 'remark.yellow', facts: { count: found.yellow } });
      if (found.orange > 0) remarks.push({ key: 'remark.orange', facts: { count: found.orange } });
    }
  }
  return common;
}

/** Green in Summer and Blue in Winter: one item more of what a visit brings (DB-K4). */
function seasonBonus(view: DragonbroodView, dragon: Dragon): Remark | null {
  const [colour, count] = view.season === 'summer' ? ['green', tables().limits.green_bonus] : ['blue', tables().limits.blue_bonus];
  return isColoured(dragon, String(colour)) ? { key: `remark.${String(colour)}`, facts: { count: Number(count) } } : null;
}

// Workshops

export interface Limit {
  readonly limit: number;
  readonly boosted: number;
}

/** How many exchanges a visit allows, and how many of them are boosted (DB-A26). */
export function exchanges(view: DragonbroodView, seat: number, level: number, place: string): Limit {
  const menu = tables().menu.find((each) => each.location === place);
  if (menu === undefined) return { limit: 0, boosted: 0 };
  const terms = half(view.season) === 0 ? menu.summer : menu.winter;
  const power = tables().telepathy.find((each) => each.node === seatOf(view, seat).magic);
  const plain = menu.eggs && view.options.market_limit === 'level';
  return { limit: (plain ? level : terms.base + terms.level * level) + (power?.extra ?? 0), boosted: power?.boosted ?? 0 };
}

/** The rows of a workshop, one for each colour where a row stands for all. */
export function rows(place: string, twoWay: boolean): Row[] {
  return tables()
    .exchange.filter((row) => row.location === place && (twoWay || !row.backward))
    .flatMap((row) => {
      const stones = ['crystal', 'gem', 'jewel'];
      if (!stones.includes(row.give) && !stones.includes(row.get)) return [row];
      return ['red', 'blue', 'yellow'].map((colour) => ({
        ...row,
        give: stones.includes(row.give) ? `${row.give}_${colour}` : row.give,
        get: stones.includes(row.get) ? `${row.get}_${colour}` : row.get,
      }));
    });
}

/** What one exchange takes and gives (DB-A26, Telepathy). */
export function terms(row: Row, season: string, boosted: boolean): { readonly give: Bundle; readonly get: Bundle } {
  const { give, get, gold } = half(season) === 0 ? row.summer : row.winter;
  const boost = boosted ? tables().menu.find((menu) => menu.location === row.location)?.boost : undefined;
  const more = gold + (boost === 'gold' ? 1 : 0);
  return {
    give: { [row.give]: boost === 'cheaper' ? Math.max(1, give - 1) : give },
    get: plus({ [row.get]: get }, more > 0 ? { gold: more } : {}),
  };
}

// Paying

/** Whether a horde can be turned into a cost by anytime exchanges: stones by colour, and coins (DB-X3). */
export function affords(horde: Bundle, cost: Bundle): boolean {
  const have = (kind: string): number => horde[kind] ?? 0;
  const need = (kind: string): number => cost[kind] ?? 0;
  for (const colour of ['red', 'blue', 'yellow']) {
    const jewels = have(`jewel_${colour}`) - need(`jewel_${colour}`);
    const gems = have(`gem_${colour}`) + 2 * jewels - need(`gem_${colour}`);
    if (jewels < 0 || gems < 0 || have(`crystal_${colour}`) + 2 * gems < need(`crystal_${colour}`)) return false;
  }
  let [ducats, dragoncoins] = [have('ducat') - need('ducat'), have('dragoncoin') - need('dragoncoin')];
  const gobloons = have('gobloon') - need('gobloon');
  if (dragoncoins < 0 || gobloons < 0) return false;
  while (ducats < 0 && dragoncoins > 0) {
    ducats += 3;
    dragoncoins -= 1;
  }
  return (
    ducats >= 0 && have('gold') + 2 * ducats + 3 * gobloons + 6 * dragoncoins >= need('gold') + Math.max(0, need('food') - have('food'))
  );
}

// Combat

/** Strength of a bid (DB-C7, D30). */
export function strength(level: number, colour: string, bid: Bundle): number {
  const board = tables().combat;
  const matching = tables().colour.find((each) => each.id === colour)?.primaries ?? [];
  const each = (item: string): number =>
    item === 'food'
      ? board.food
      : item === 'gold'
        ? board.gold
        : matching.includes(item.slice('crystal_'.length))
          ? board.matching_crystal
          : board.crystal;
  const items = Object.entries(bid).reduce((total, [item, count]) => total + each(item) * count, 0);
  return board.base_for_each_level * level + (level === 3 && colour === 'red' ? tables().limits.red_strength : 0) + items;
}

export const mostItems = (level: number): number => level + tables().combat.items_beyond_level;

/** The most that a fighter can reach with what its owner holds. */
export function mostStrength(level: number, colour: string, horde: Bundle): number {
  const single = (item: string): number => strength(0, colour, { [item]: 1 });
  const values = ['food', 'gold', 'crystal_red', 'crystal_blue', 'crystal_yellow'].flatMap((item) =>
    Array<number>(Math.min(horde[item] ?? 0, mostItems(level))).fill(single(item)),
  );
  const best = values
    .sort((one, other) => other - one)
    .slice(0, mostItems(level))
    .reduce((total, value) => total + value, 0);
  return strength(level, colour, {}) + best;
}

// Where to

/** The range of a dragon in Winter (DB-P5): null where there is none. */
export function rangeOf(view: DragonbroodView, dragon: Dragon): number | null {
  if (view.season !== 'winter' || dragon.level === 4) return null;
  return dragon.level - (isColoured(dragon, 'teal') ? tables().limits.teal_range_loss : 0);
}

/** Why a dragon cannot go to a place, by the words of the refusals; null where none of the plain reasons holds. */
export function obstacle(
  view: DragonbroodView,
  seat: number,
  dragon: Dragon,
  place: string,
): { readonly kind: string; readonly facts: Record<string, string | number> } | null {
  const side = sideOf(view.season);
  const there: DragonbroodSideView | null = placeOf(view, place)[side];
  const { tile, locked } = placeOf(view, place);
  if (there === null) return { kind: 'no_side', facts: { place } };
  if (dragon.level === 4) return null;
  if (tile !== null && tile !== 'field') return { kind: 'under_sky_tile', facts: { place } };
  if (dragon.level < location(place).level) return { kind: 'level_too_low', facts: { place, level: location(place).level } };
  const range = rangeOf(view, dragon);
  if (range !== null && !distances(dragon.status === 'placed' ? dragon.place : null, range).has(place))
    return { kind: 'out_of_range', facts: { place } };
  if (locked && side === 'left' && !isColoured(dragon, location(place).bonus))
    return { kind: 'locked', facts: { place, colour: location(place).bonus } };
  if (!affords(seatOf(view, seat).items, { ducat: limeFee(view, seat, dragon, place, side) })) return { kind: 'no_fee', facts: { place } };
  if (there.used >= there.spaces) return { kind: 'full', facts: { place } };
  return null;
}
