import { describe, expect, it } from 'vitest';
import type { EventLine, LegalMove } from '../../protocol';
import { begin } from '../../table/narrowing';
import type { DragonbroodView } from '../../views';
import load from './lesson.toml';
import { CENTRE, chart, MIDDLE, OUTER, SKY, slots } from './map';
import { after, bidding, moving, next, splitting } from './plan';
import { changesOf, clash, placeOfEvent, told, turning } from './scene';
import { named } from './standing';
import { incomeTrack, plus, read } from './tables';
import { firstGoal, turnOf } from './turn';

const lesson = await load();
const first = lesson.steps[3]?.frames[0]?.view as unknown as DragonbroodView;

describe('the map', () => {
  it('has every place once, and no two in the same spot', () => {
    for (const each of [chart(false), chart(false, 2.3), chart(false, 9), chart(true), chart(true, 0.96), chart(true, 3)]) {
      const { spots, cell, width: w, height: h } = each;
      const places = first.places.map((place) => place.place);
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
  it('mirrors the slots of the two sides', () => {
    for (const spaces of [0, 1, 2, 3]) expect(slots(spaces, 'left').map(({ x, y }) => ({ x: -x, y }))).toEqual(slots(spaces, 'right'));
  });
});

describe('goods', () => {
  it('are added up kind by kind', () => {
    expect(plus({ gold: 2 }, { gold: 1, food: 1 }, -1)).toEqual({ gold: 1, food: -1 });
    expect(changesOf({ gold: 2, food: 1 }, { gold: 2, ducat: 3 })).toEqual({ food: -1, ducat: 3 });
  });
  it('lie on the income track that was agreed on', () => {
    const low = { row: 1, column: 2, items: { food: 3 }, open: true };
    const high = { row: 3, column: 4, items: { ducat: 4 }, steep: { ducat: 3 }, open: false };
    read({ income: [low, high] });
    expect(incomeTrack({ income_track: 'overlapping' }).map((space) => space.items)).toEqual([{ food: 3 }, { ducat: 4 }]);
    expect(incomeTrack({ income_track: 'steep' }).map((space) => space.items)).toEqual([{ food: 3 }, { ducat: 3 }]);
  });
  it('dragons are read by their names', () => {
    expect(named('red_2')).toEqual({ colour: 'red', level: 2 });
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
  it('a bid is one that was offered', () => {
    const offers = [move('bid', { items: ['nothing'], food: 0, gold: 0 }), move('bid', { items: ['2 food', '1 gold'], food: 2, gold: 1 })];
    expect(bidding(offers, { gold: 1, food: 2 })?.pattern.with).toEqual({ items: ['2 food', '1 gold'], food: 2, gold: 1 });
    expect(bidding(offers, {})?.pattern.with).toMatchObject({ food: 0, gold: 0 });
    expect(bidding(offers, { gold: 3 })).toBeNull();
  });
  it('bank moves are as few as the amounts on offer allow', () => {
    const offers = [1, 2, 5, 10].map((amount) => move('move', { item: 'gold', amount }));
    expect(
      moving(offers, { gold: 20, ducat: 3 }, { gold: 17, ducat: 3 }).map((step) =>
        `${String(step.pattern.kind)} ${String(step.pattern.with?.amount ?? '')}`.trim(),
      ),
    ).toEqual(['move 10', 'move 5', 'move 2', 'move_all']);
  });
  it('exchanges pay for one another in their order', () => {
    const mint = { pays: { gold: 3 }, gains: { gobloon: 1 } };
    const coin = { pays: { gobloon: 2 }, gains: { dragoncoin: 1 } };
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

describe('the turn of the year', () => {
  const seat = first.seats[0] as DragonbroodView['seats'][number];
  const changed = (change: Partial<typeof seat>): DragonbroodView['seats'] => [{ ...seat, ...change }, ...first.seats.slice(1)];
  const dragons = seat.dragons.slice(0, 2);
  const before: DragonbroodView = { ...first, seats: changed({ dragons, items: { food: 3 }, home: { score: 4, tiles: {} } }) };
  const after: DragonbroodView = {
    ...first,
    year: first.year + 1,
    places: first.places.map((place) => (place.place === 'bards_inn' ? { ...place, tile: null } : place)),
    seats: changed({
      dragons: dragons.map((dragon, index) => ({ ...dragon, status: index === 0 ? 'ready' : 'summer_nursery' })),
      items: { food: 1, gem_red: 2 },
      home: { score: 8, tiles: {} },
    }),
  };
  it('tells who is fed and hungry, what has come, what has opened, and the points', () => {
    const turn = turnOf(before, after, 0);
    expect(turn?.fed.map((dragon) => dragon.slot)).toEqual([dragons[0]?.slot]);
    expect(turn?.hungry.map((dragon) => dragon.slot)).toEqual([dragons[1]?.slot]);
    expect(turn?.changes).toEqual({ food: -2, gem_red: 2 });
    expect(turn?.opened).toEqual(['bards_inn']);
    expect(turn?.points[0]).toEqual({ seat: 0, score: 8, more: 4 });
    expect(turnOf(before, before, 0)).toBeNull();
  });
  it('has a first goal until it is reached or late', () => {
    expect(firstGoal(first, 0)).toBe('ahead');
    expect(firstGoal({ ...first, year: 5 }, 0)).toBe('late');
    const grown = changed({ dragons: dragons.map((dragon) => ({ ...dragon, level: 3 })) });
    expect(firstGoal({ ...first, seats: grown }, 0)).toBe('done');
    expect(firstGoal({ ...first, year: 5, seats: grown }, 0)).toBeNull();
  });
});
