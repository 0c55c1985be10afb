import { describe, expect, it } from 'vitest';
import type { EventLine } from '../../protocol';
import type { DragominoPileView, DragominoView } from '../../views';
import { chance, percent } from './odds';
import { sceneAt, untoldSides } from './scene';

const pile = (change: Partial<DragominoPileView> = {}): DragominoPileView => ({
  terrain: 'desert', tokens: 14, fresh: 14, dragons: 7, shells: 7, unseen_dragons: 7, unseen_shells: 7, named: 0, returned: [], ...change,
});
const line = (kind: string, facts: EventLine['facts'], serial = 0): EventLine => ({ serial, n: 1, kind, rule: 'DM-E4', facts, text: kind });
const domino = (name: string) => ({ domino: name, a: { terrain: 'desert', hole: false }, b: { terrain: 'snow', hole: false } });

/** A frame in which seat 0 finds a dragon, then a shell; the round ends, and seat 1 leads the next one. */
const EVENTS = [
  line('placed', { seat: 0, domino: 'd01', x: 0, y: 1, direction: 'W', eggs: 2 }, 1),
  line('dragon', { seat: 0, terrain: 'desert', face: 'dragon', x: 0, y: 1, direction: 'N' }, 2),
  line('shell', { seat: 0, terrain: 'desert', face: 'shell', x: -1, y: 1, direction: 'N' }, 3),
  line('mommy', { seat: 0, target: 1 }, 4),
  line('discarded', { dominoes: ['d03', 'd04'] }, 5),
  line('revealed', { round: 2, dominoes: ['d05', 'd06', 'd07', 'd08'] }, 6),
];
const seat = (number: number, dragons: number, shells: number, mommy: boolean) => ({
  seat: number, dominoes: [], cells: [], eggs: [], dragons, shells, mommy, points: dragons + (mommy ? 1 : 0), place: 1,
});
const VIEW: DragominoView = {
  seat: 0, players: 2, round: 2, rounds: 7, turn: 0, step: 'pick', first: 0, order: [0, 1], mommy: 0,
  offer: ['d05', 'd06', 'd07', 'd08'].map(domino), picked: null, matches: [], connections: [], hand: [], stack_size: 20, stack: [],
  discarded: [domino('d03'), domino('d04')], piles: [pile({ tokens: 12, fresh: 12, dragons: 6, shells: 6, unseen_dragons: 6, unseen_shells: 6 })],
  seats: [seat(0, 1, 1, true), seat(1, 0, 0, false)], options: { thirst: false, thirst_return: 'tracked', egg_rule: 'per_connection' },
};
const slots: Record<string, number> = { d03: 1, d04: 3 };
const scene = (index: number) => sceneAt(VIEW, { event: EVENTS[index] ?? null, events: EVENTS, index }, (name) => slots[name] ?? 0);

describe('the scene', () => {
  it('tells nothing before its time', () => {
    const first = scene(0);
    expect(first.seats[0]).toEqual({ dragons: 0, shells: 0, points: 0 });
    expect(first.seats[1]?.points).toBe(1);
    expect(first.mommy).toBe(1);
    expect(first.piles[0]).toEqual({ dragons: 7, shells: 7, tokens: 12 });
    expect(first.round).toBe(1);
    expect(first.offer.map((each) => each?.domino ?? null)).toEqual([null, 'd03', null, 'd04']);
    expect(first.landing).toEqual({ seat: 0, domino: 'd01' });
    expect(first.closed).toHaveLength(2);
    expect(untoldSides(first, 0).size).toBe(2);
    expect(untoldSides(first, 1).size).toBe(0);
  });
  it('cracks the eggs one after another', () => {
    expect(scene(1).cracking?.face).toBe('dragon');
    expect(scene(1).closed).toHaveLength(1);
    expect(scene(2).cracking?.face).toBe('shell');
    expect(scene(2).seats[0]).toEqual({ dragons: 1, shells: 0, points: 1 });
    expect(scene(2).mommy).toBe(1);
  });
  it('sends the Mommy Dragon on her way, then clears the offer', () => {
    expect(scene(3).walking).toEqual({ from: 1, to: 0 });
    expect(scene(3).seats[0]).toEqual({ dragons: 1, shells: 1, points: 2 });
    expect(scene(4).clearing).toBe(true);
    expect(scene(4).offer.filter(Boolean)).toHaveLength(2);
    expect(scene(5).offer.map((each) => each?.domino)).toEqual(['d05', 'd06', 'd07', 'd08']);
    expect(scene(5).round).toBe(2);
  });
  it('at rest is the position itself', () => {
    const still = sceneAt(VIEW, { event: null, events: [], index: -1 }, () => 0);
    expect(still.offer).toBe(VIEW.offer);
    expect(still.mommy).toBe(0);
    expect(still.seats[0]).toEqual({ dragons: 1, shells: 1, points: 2 });
  });
});

describe('the odds', () => {
  it('count what has not been seen', () => {
    expect(chance(pile())).toBe(0.5);
    expect(percent(chance(pile({ unseen_dragons: 7, unseen_shells: 2 })) ?? 0)).toBe(78);
  });
  it('at water are those of at least one dragon in two', () => {
    expect(chance(pile(), true)).toBeCloseTo(1 - (7 / 14) * (6 / 13));
    expect(chance(pile({ fresh: 1, unseen_dragons: 1, unseen_shells: 0 }), true)).toBe(1);
  });
  it('of an empty pile are none', () => {
    expect(chance(pile({ fresh: 0 }))).toBeNull();
    expect(chance(undefined)).toBeNull();
  });
});
