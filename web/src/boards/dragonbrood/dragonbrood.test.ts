import { describe, expect, it } from 'vitest';
import type { EventLine, LegalMove } from '../../protocol';
import { begin } from '../../table/narrowing';
import type { DragonbroodDragonView, DragonbroodView } from '../../views';
import { choosing } from './choosing';
import { affords, column, exchanges, forecast, less, limeFee, mostStrength, obstacle, rangeOf, rows, strength, terms } from './forecast';
import { CENTRE, chart, distances, MIDDLE, OUTER, SKY, slots } from './map';
import { after, bidding, moving, next, splitting } from './plan';
import found from './positions.json';
import { quest } from './quest';
import { changesOf, clash, placeOfEvent, told, turning } from './scene';
import { BIDS, opening, plus, read, sideOf, tables } from './tables';

/** Positions of the engine (scripts/positions.py): what each dragon of the seat on turn would collect at each place. */
interface Position {
  view: DragonbroodView;
  cases: { slot: number; place: string; gain: Record<string, number> }[];
}
read(found.components);
const POSITIONS = found.positions as unknown as Position[];

const dragon = (change: Partial<DragonbroodDragonView> = {}): DragonbroodDragonView => ({
  slot: 1,
  level: 1,
  colour: 'red',
  status: 'ready',
  place: null,
  side: null,
  mode: null,
  done: false,
  exempt: false,
  unlocked: false,
  leader: false,
  food: 0,
  ...change,
});
const first = (POSITIONS[0] as Position).view;
const view = (
  season: string,
  clans: readonly (readonly DragonbroodDragonView[])[],
  change: Partial<DragonbroodView> = {},
): DragonbroodView => ({
  ...first,
  season,
  seats: clans.map((dragons, seat) => ({
    ...(first.seats[seat] as DragonbroodView['seats'][number]),
    seat,
    dragons: [...dragons],
    items: {},
  })),
  places: first.places.map((place) => ({ ...place, tile: null, locked: false })),
  ...change,
});
const stands = (level: number, colour: string, place: string, side: string, slot = 1): DragonbroodDragonView =>
  dragon({ slot, level, colour, place, side, status: 'placed', mode: 'space' });

describe('forecast', () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))(
    'is what the rules give (position %i)',
    (_, { view: seen, cases }) => {
      expect(cases.length).toBeGreaterThan(10);
      for (const each of cases) {
        const mine = seen.seats[seen.seat ?? 0]?.dragons.find((one) => one.slot === each.slot) as DragonbroodDragonView;
        expect(forecast(seen, seen.seat ?? 0, mine, each.place)?.gain, `${mine.colour} ${mine.level} at ${each.place}`).toEqual(each.gain);
      }
    },
  );
  it('counts Teal twice, but not its excavation', () => {
    const teal = dragon({ level: 3, colour: 'teal' });
    expect(forecast(view('summer', [[teal], []]), 0, teal, 'crystal_quarries')?.gain).toEqual({ crystal: 24 });
    expect(forecast(view('summer', [[teal], []]), 0, teal, 'gold_mines')).toMatchObject({ gain: { gold: 12 }, excavate: 1 });
  });
  it('takes one away beside an opposing orange, lowest value first', () => {
    const red = dragon({ level: 2 });
    const seen = view('summer', [[red], [stands(3, 'orange', 'shrouded_meadow', 'left')]]);
    expect(forecast(seen, 0, red, 'shrouded_meadow')?.gain).toEqual({ food: 3, gold: 2 });
  });
  it('adds three beside an own yellow', () => {
    const blue = dragon({ slot: 2, colour: 'blue' });
    const seen = view('summer', [[stands(3, 'yellow', 'gem_mountain', 'left'), blue], []]);
    expect(forecast(seen, 0, blue, 'gem_mountain')?.gain).toEqual({ gem: 5 });
    expect(forecast(seen, 0, seen.seats[0]?.dragons[0] as DragonbroodDragonView, 'gem_mountain')?.gain).toEqual({ gem: 6 });
  });
  it('ranks by colour: amber before orange, amber and magenta alike, an Elder first', () => {
    const orange = dragon({ level: 2, colour: 'orange' });
    const seen = view('winter', [[orange], [stands(3, 'amber', 'gem_mountain', 'right')]]);
    expect(forecast(seen, 0, orange, 'gem_mountain')).toMatchObject({ rank: 2, gain: { gem: 2 } });
    const magenta = dragon({ level: 3, colour: 'magenta' });
    expect(forecast(seen, 0, magenta, 'gem_mountain')).toMatchObject({ rank: 1, gain: { gem: 3 } });
    expect(forecast(seen, 0, dragon({ level: 4, colour: 'black' }), 'gem_mountain')).toMatchObject({ rank: 1 });
    expect(column('gem_mountain', 'amber')).toBe(column('gem_mountain', 'magenta'));
  });
  it('tells both prizes of a combat, and an Elder’s without a fight', () => {
    expect(forecast(view('summer', [[], []]), 0, dragon(), 'bards_inn')).toMatchObject({
      when: 'autumn',
      gain: { ducat: 4 },
      lesser: { ducat: 2 },
    });
    expect(forecast(view('summer', [[], []]), 0, dragon({ level: 2 }), 'treasure_hollow')).toMatchObject({ trinkets: [4, 2] });
    expect(forecast(view('summer', [[], []]), 0, dragon({ level: 4, colour: 'tan' }), 'royal_palace')).toMatchObject({
      gain: { dragoncoin: 4 },
      lesser: null,
    });
  });
  it('gives a field at once, but an Elder the building beneath it', () => {
    const covered = {
      ...view('summer', [[], []]),
      places: first.places.map((place) => ({ ...place, tile: place.place === 'royal_palace' ? 'field' : null })),
    };
    expect(forecast(covered, 0, dragon({ level: 3 }), 'royal_palace')).toMatchObject({
      kind: 'field',
      when: 'now',
      gain: { ducat: 1, food: 1 },
    });
    expect(forecast(covered, 0, dragon({ level: 4, colour: 'tan' }), 'royal_palace')).toMatchObject({
      kind: 'combat',
      gain: { dragoncoin: 4 },
    });
  });
  it('tells the fee of lime dragons and the bonus colour', () => {
    const golden = dragon({ level: 3, colour: 'golden' });
    const seen = view('summer', [[golden], [stands(3, 'lime', 'coinmaker', 'left')]]);
    expect(limeFee(seen, 0, golden, 'coinmaker', 'left')).toBe(1);
    expect(forecast(seen, 0, golden, 'coinmaker')?.remarks.map((remark) => remark.key)).toEqual(['remark.lime', 'remark.bonus']);
    expect(limeFee(seen, 0, dragon({ level: 4, colour: 'tan' }), 'coinmaker', 'left')).toBe(0);
  });
});

describe('where a dragon cannot go', () => {
  const why = (seen: DragonbroodView, one: DragonbroodDragonView, place: string) => obstacle(seen, 0, one, place)?.kind;
  it('is told by the plainest reason', () => {
    expect(why(view('summer', [[], []]), dragon(), 'frosted_peaks')).toBe('no_side');
    expect(why(view('winter', [[], []]), dragon(), 'frosted_peaks')).toBe('level_too_low');
    expect(why(view('winter', [[], []]), dragon(), 'cloud_dojo')).toBe('out_of_range');
    expect(why(view('winter', [[], []]), dragon({ level: 2 }), 'cloud_dojo')).toBeUndefined();
    const lime = view('summer', [[dragon()], [stands(3, 'lime', 'coinmaker', 'left')]]);
    expect(why(lime, dragon(), 'coinmaker')).toBe('no_fee');
  });
  it('a lock yields to its colour only', () => {
    const seen = view('summer', [[], []], {
      places: first.places.map((place) => ({ ...place, tile: null, locked: place.place === 'gemsmith' })),
    });
    expect(why(seen, dragon({ level: 3 }), 'gemsmith')).toBe('locked');
    expect(why(seen, dragon({ level: 3, colour: 'indigo' }), 'gemsmith')).toBeUndefined();
  });
  it('the range of Teal is one', () => {
    expect(rangeOf(view('winter', [[], []]), dragon({ level: 3, colour: 'teal' }))).toBe(1);
    expect(rangeOf(view('summer', [[], []]), dragon({ level: 3 }))).toBeNull();
  });
});

describe('the map', () => {
  it('has every place once, and no two in the same spot', () => {
    for (const upright of [false, true]) {
      const { spots, cell, width: w, height: h } = chart(upright);
      const places = tables().location.map((place) => place.id);
      expect(Object.keys(spots).sort()).toEqual([...places].sort());
      expect(new Set(Object.values(spots).map((spot) => `${spot.x},${spot.y}`)).size).toBe(places.length);
      const list = Object.entries(spots);
      for (const [name, one] of list) {
        expect(Math.abs(one.x) + cell.w / 2, name).toBeLessThanOrEqual(w / 2 + 6);
        expect(Math.abs(one.y) + cell.h / 2, name).toBeLessThanOrEqual(h / 2 + 12);
        for (const [other, two] of list)
          if (other !== name) expect(Math.abs(one.x - two.x) > 60 || Math.abs(one.y - two.y) > 64, `${name} and ${other}`).toBe(true);
      }
    }
    expect([...OUTER, ...MIDDLE, ...CENTRE, ...SKY]).toHaveLength(34);
  });
  it('measures steps: the examples of the rules', () => {
    expect([...distances('gem_mountain', 1).keys()].sort()).toEqual([
      'cloud_dojo',
      'elder_black',
      'elder_sienna',
      'frosted_peaks',
      'gem_mountain',
    ]);
    const far = distances('gold_mines', 2);
    for (const place of ['crystal_quarries', 'shrouded_meadow', 'jeweller', 'goblin_bank', 'knights_castle'])
      expect(far.get(place)?.steps).toBe(2);
    const home = distances(null, 3);
    expect(home.get('gem_mountain')?.steps).toBe(1);
    expect(home.get('astral_arena')?.steps).toBe(3);
    expect(home.has('royal_palace')).toBe(false);
  });
  it('mirrors the slots of the two sides', () => {
    for (const spaces of [0, 1, 2, 3]) expect(slots(spaces, 'left').map(({ x, y }) => ({ x: -x, y }))).toEqual(slots(spaces, 'right'));
  });
  it('knows when a tile is lifted', () => {
    expect(opening('royal_palace', 'field', 6)).toBe(4);
    expect(opening('witchs_lair', 'C', 6)).toBe(3);
    expect(opening('royal_palace', null, 6)).toBeNull();
    expect([sideOf('summer'), sideOf('autumn'), sideOf('winter'), sideOf('spring')]).toEqual(['left', 'left', 'right', 'right']);
  });
});

describe('goods', () => {
  it('are affordable by breaking larger ones, never the other way', () => {
    expect(affords({ jewel_red: 1 }, { gem_red: 1, crystal_red: 1 })).toBe(true);
    expect(affords({ dragoncoin: 1 }, { ducat: 1 })).toBe(true);
    expect(affords({ gold: 20 }, { ducat: 1 })).toBe(false);
    expect(affords({ food: 2, ducat: 1 }, { food: 3 })).toBe(true);
    expect(affords({ crystal_red: 9 }, { gem_red: 1 })).toBe(false);
  });
  it('workshops count the level, the season and Telepathy', () => {
    const mind = view('summer', [[], []]);
    mind.seats[0] = { ...(mind.seats[0] as DragonbroodView['seats'][number]), magic: 't3' };
    expect(exchanges(mind, 0, 1, 'gemsmith')).toEqual({ limit: 5, boosted: 1 });
    expect(exchanges(view('winter', [[], []]), 1, 3, 'coinmaker').limit).toBe(3);
    const [red] = rows('gemsmith', false);
    expect(terms(red as never, 'summer', false)).toEqual({ give: { crystal_red: 2 }, get: { gem_red: 1 } });
    expect(terms(red as never, 'summer', true)).toEqual({ give: { crystal_red: 1 }, get: { gem_red: 1 } });
    expect(terms(red as never, 'winter', false).get).toEqual({ gem_red: 1, gold: 1 });
    expect(rows('merchants_market', false)).toHaveLength(10);
    expect(rows('merchants_market', true)).toHaveLength(20);
  });
  it('strength: the examples of the rules', () => {
    expect(strength(3, 'red', { crystal_red: 1 })).toBe(11);
    expect(strength(2, 'blue', { crystal_blue: 3 })).toBe(13);
    expect(strength(2, 'orange', { gold: 2 })).toBe(8);
    expect(mostStrength(1, 'blue', { food: 3, crystal_blue: 1 })).toBe(6);
  });
  it('lose the lowest value first, and never more than there is', () => {
    expect(less({ food: 1, gold: 1, gem: 2 }, 3)).toEqual({ gem: 1 });
    expect(less({ crystal: 1 }, 3)).toEqual({});
    expect(plus({ gold: 2 }, { gold: 1, food: 1 }, -1)).toEqual({ gold: 1, food: -1 });
    expect(changesOf({ gold: 2, food: 1 }, { gold: 2, ducat: 3 })).toEqual({ food: -1, ducat: 3 });
  });
});

describe('plans', () => {
  const move = (kind: string, parameters: LegalMove['parameters']): LegalMove => ({ action: 1, kind, parameters, notation: '', words: '' });
  it('go on only with the question that they were made for', () => {
    const plan = splitting(2, 1);
    const asked = begin([move('split', { amount: 2 })]);
    expect(next(plan, 'split_red', asked).step).toBe(plan[0]);
    expect(next(plan, 'split_red', asked).rest).toHaveLength(1);
    expect(next(plan, 'bank_move', asked)).toEqual({ step: null, rest: [] });
    expect(next(plan, 'split_red', begin([move('split', { amount: 3 })])).step).toBeNull();
  });
  it('a bid names every kind, so that one move fits', () => {
    expect(bidding(BIDS, { gold: 1, food: 2 }).pattern.with).toEqual({
      food: 2,
      gold: 1,
      crystal_red: 0,
      crystal_blue: 0,
      crystal_yellow: 0,
    });
  });
  it('bank moves are as few as can be', () => {
    expect(
      moving({ gold: 20, ducat: 3 }, { gold: 17, ducat: 3 }).map((step) =>
        `${String(step.pattern.kind)} ${String(step.pattern.with?.amount ?? '')}`.trim(),
      ),
    ).toEqual(['move 10', 'move 5', 'move 2', 'move_all']);
  });
  it('exchanges pay for one another in their order', () => {
    const mint = { give: { gold: 3 }, get: { gobloon: 1 } };
    const coin = { give: { gobloon: 2 }, get: { dragoncoin: 1 } };
    expect(after({ gold: 6 }, [mint, mint, coin])).toEqual({ dragoncoin: 1 });
    expect(after({ gold: 6 }, [coin, mint, mint])).toBeNull();
  });
});

describe('the scene', () => {
  const event = (serial: number, kind: string, facts: EventLine['facts']): EventLine => ({
    serial,
    n: 1,
    kind,
    rule: 'DB-C6',
    facts,
    text: '',
  });
  const FIGHT = [
    event(1, 'sealed', { seat: 1 }),
    event(2, 'bids', { seat: 0, target: 1, place: 'bards_inn', items: ['1 gold'], others: ['nothing'], strength: 4, against: 2 }),
    event(3, 'won_fight', { seat: 0, place: 'bards_inn' }),
    event(4, 'gained', { seat: 0, items: ['4 ducat'] }),
    event(5, 'left', { seat: 1, dragon: 'red_1', nursery: 'winter_nursery' }),
  ];
  const beat = (index: number) => ({ event: FIGHT[index] ?? null, events: FIGHT, index });
  it('keeps the fighters in place until the winner is told', () => {
    expect(turning(FIGHT)).toBe(3);
    expect(turning([event(1, 'placed', {})])).toBe(0);
  });
  it('shows both bids together, then the winner, then the map', () => {
    expect(clash(beat(0))).toBeNull();
    expect(clash(beat(1))).toMatchObject({ winner: null });
    expect(clash(beat(2))).toMatchObject({ winner: 0 });
    expect(clash(beat(3))).toBeNull();
  });
  it('finds the place of what happens, and tells great moments only', () => {
    expect(placeOfEvent(first, beat(3))).toBe('bards_inn');
    expect(placeOfEvent(first, beat(4))).toBeNull();
    expect(told(beat(3))).toBeNull();
    expect(told({ event: event(9, 'evolved', { seat: 0 }), events: [], index: 0 })?.key).toBe(9);
  });
});

describe('alone', () => {
  const alone = (found: NonNullable<DragonbroodView['quest']>): DragonbroodView => ({ ...first, quest: found });
  const nothing = { difficulty: 'normal', elders: [], on_board: [], buried: [], missing: [], success: false };
  it('a quest says how far it has come', () => {
    expect(quest({ ...first, quest: null })).toBeNull();
    expect(quest(alone({ ...nothing, mode: 'cursebreaker', goal: 6, reached: 2 }))).toMatchObject({ facts: { count: 2, all: 6 } });
    expect(
      quest(alone({ ...nothing, mode: 'catch_them_all', goal: 12, reached: 2, on_board: ['red', 'teal'], buried: ['teal'] }))?.facts,
    ).toEqual({ board: 1, grave: 1, each: 6 });
  });
  it('the new-game page offers what fits', () => {
    const value = (values: Record<string, string>) => (option: string) => values[option];
    expect(choosing.applies('years', value({}), 1)).toBe(false);
    expect(choosing.applies('solo_mode', value({}), 2)).toBe(false);
    expect(choosing.applies('enemy_pool', value({ solo_mode: 'cursebreaker', solo_enemies: 'off' }), 1)).toBe(false);
    expect(choosing.applies('enemy_pool', value({ solo_mode: 'cursebreaker', solo_enemies: 'easy' }), 1)).toBe(true);
    expect(choosing.offers('solo_mode', 'none', 1)).toBe(false);
  });
});
