import { describe, expect, it } from 'vitest';
import type { EventLine } from '../../protocol';
import type { DragominoPileView, DragominoView } from '../../views';
import { sceneAt } from './scene';

const pile = (change: Partial<DragominoPileView> = {}): DragominoPileView => ({
  terrain: 'desert',
  tokens: 14,
  fresh: 14,
  dragons: 7,
  shells: 7,
  unseen_dragons: 7,
  unseen_shells: 7,
  odds: 50,
  odds_of_two: 77,
  named: 0,
  returned: [],
  ...change,
});
const line = (kind: string, facts: EventLine['facts'], serial = 0): EventLine => ({ serial, n: 1, kind, rule: 'DM-E4', facts, text: kind });
const domino = (name: string) => ({ domino: name, a: { terrain: 'desert', hole: false }, b: { terrain: 'snow', hole: false } });

/** A frame in which seat 0 finds a dragon, then a shell; she comes from seat 1, and the round ends. */
const EVENTS = [
  line('placed', { seat: 0, domino: 'd01', x: 0, y: 1, direction: 'W', eggs: 2 }, 1),
  line('dragon', { seat: 0, terrain: 'desert', face: 'dragon', x: 0, y: 1, direction: 'N', left: 13 }, 2),
  line('shell', { seat: 0, terrain: 'desert', face: 'shell', x: -1, y: 1, direction: 'N', left: 12 }, 3),
  line('mommy', { seat: 0, target: 1 }, 4),
  line('discarded', { dominoes: ['d03', 'd04'] }, 5),
  line('revealed', { round: 2, dominoes: ['d05', 'd06', 'd07', 'd08'] }, 6),
];
const seat = (number: number, mommy: boolean) => ({
  seat: number,
  dominoes: [],
  eggs: [],
  dragons: 0,
  shells: 0,
  mommy,
  points: mommy ? 1 : 0,
  place: 1,
  cells: ['desert', 'snow'].map((terrain, x) => ({ x, y: 0, terrain, hole: false, domino: 'start' })),
});
const VIEW: DragominoView = {
  seat: 0,
  players: 2,
  round: 1,
  rounds: 7,
  turn: 0,
  step: 'place',
  first: 1,
  order: [1, 0],
  mommy: 1,
  offer: [null, domino('d03'), null, domino('d04')],
  picked: domino('d01'),
  matches: [],
  places: [],
  prospects: [],
  connections: [],
  hand: [],
  stack_size: 24,
  stack: ['d05', 'd06', 'd07', 'd08', 'd09'].map(domino),
  discarded: [],
  piles: [pile()],
  seats: [seat(0, false), seat(1, true)],
  options: { thirst: false, thirst_return: 'tracked', egg_rule: 'per_connection', first_holder: 'random' },
};
const scene = (index: number) => sceneAt(VIEW, { event: EVENTS[index] ?? null, events: EVENTS, index });
const names = (offer: readonly ({ domino: string } | null)[]) => offer.map((each) => each?.domino ?? null);

describe('the scene', () => {
  it('tells nothing before its time', () => {
    const first = scene(0);
    expect(first.seats[0]).toMatchObject({ dragons: 0, shells: 0, eggs: [] });
    expect(first.mommy).toBe(1);
    expect(first.piles[0]).toEqual({ dragons: 7, shells: 7, fresh: 12 });
    expect(first.round).toBe(1);
    expect(names(first.offer)).toEqual([null, 'd03', null, 'd04']);
    expect(first.landing).toEqual({ seat: 0, domino: 'd01' });
    expect(first.held).toBeNull();
    expect(first.closed).toHaveLength(2);
    expect(first.cracking).toBeNull();
  });
  it('lays the domino with both of its halves', () => {
    expect(scene(0).seats[0]?.cells.slice(2)).toEqual([
      { x: 0, y: 1, terrain: 'desert', hole: false, domino: 'd01' },
      { x: -1, y: 1, terrain: 'snow', hole: false, domino: 'd01' },
    ]);
    expect(scene(0).seats[1]?.cells).toHaveLength(2);
  });
  it('cracks the eggs one after another', () => {
    expect(scene(1).cracking?.face).toBe('dragon');
    expect(scene(1).closed).toHaveLength(1);
    expect(scene(2).cracking?.face).toBe('shell');
    expect(scene(2).seats[0]).toMatchObject({ dragons: 1, shells: 0 });
    expect(scene(2).piles[0]).toEqual({ dragons: 6, shells: 7, fresh: 12 });
    expect(scene(2).mommy).toBe(1);
  });
  it('sends the Mommy Dragon on her way, then clears the offer and turns the next one over', () => {
    expect(scene(3).walking).toEqual({ from: 1, to: 0 });
    expect(scene(3).seats[0]).toMatchObject({ dragons: 1, shells: 1 });
    expect(scene(4).mommy).toBe(0);
    expect(scene(4).clearing).toBe(true);
    expect(names(scene(4).offer)).toEqual([null, 'd03', null, 'd04']);
    expect(scene(5).revealing).toBe(true);
    expect(names(scene(5).offer)).toEqual(['d05', 'd06', 'd07', 'd08']);
    expect(scene(5).round).toBe(2);
  });
  it('shows a domino on its way from the offer to whoever picked it', () => {
    const before = { ...VIEW, step: 'pick', picked: null };
    const events = [line('picked', { seat: 0, domino: 'd04' })];
    const taken = sceneAt(before, { event: events[0] ?? null, events, index: 0 });
    expect(taken.held).toMatchObject({ seat: 0, from: 3 });
    expect(names(taken.offer)).toEqual([null, 'd03', null, null]);
  });
  it('leaves as many eggs in a nest as the last one tells', () => {
    const events = [line('shell', { ...EVENTS[2]?.facts, left: 14 })];
    const before = { ...VIEW, picked: null, step: 'egg_keep' };
    expect(sceneAt(before, { event: events[0] ?? null, events, index: 0 }).piles[0]?.fresh).toBe(14);
  });
  it('adds nothing twice when the position is already the new one', () => {
    const twice = sceneAt(
      { ...VIEW, seats: [{ ...seat(0, false), cells: scene(0).seats[0]?.cells.slice() ?? [] }, seat(1, true)] },
      { event: EVENTS[0] ?? null, events: EVENTS, index: 0 },
    );
    expect(twice.seats[0]?.cells).toHaveLength(4);
  });
  it('at rest is the position itself', () => {
    const still = sceneAt(VIEW, { event: null, events: [], index: -1 });
    expect(still.offer).toBe(VIEW.offer);
    expect(still.mommy).toBe(1);
    expect(still.held).toMatchObject({ seat: 0, domino: { domino: 'd01' }, from: null });
    expect(still.closed).toEqual([]);
  });
});
