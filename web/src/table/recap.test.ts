import { describe, expect, it } from 'vitest';
import type { EventLine, StateMessage } from '../protocol';
import { foremost, hits, Recap } from './recap.svelte';

const event = (n: number, kind: string, facts: EventLine['facts'] = {}): EventLine => ({ serial: n, n, kind, rule: '', facts, text: kind });
const state = (n: number, events: EventLine[] = []): StateMessage =>
  ({ n, events, held: [0], view: { totems: [] } }) as unknown as StateMessage;
const board = {
  duration: (each: EventLine) => (each.kind === 'turn' ? 300 : 700),
  harms: (each: EventLine, seat: number) => each.kind === 'dropped' && each.facts.seat === seat,
};
const kinds = (recap: Recap): string[] => recap.told(0, board).map(({ event: each }) => each.kind);

describe('what hits somebody', () => {
  it('takes their gold, is aimed at them, or is told by the board', () => {
    const hit = (facts: EventLine['facts'], kind = 'fought') => hits(event(1, kind, facts), 0, null, board);
    expect(hit({ seat: 1, changes: [-5, 5] })).toBe(true);
    expect(hit({ seat: 1, target: 0 })).toBe(true);
    expect(hit({ seat: 0 }, 'dropped')).toBe(true);
    expect(hit({ seat: 1, target: 0, changes: [3, -3] })).toBe(false);
    expect(hit({ seat: 0, target: 1 })).toBe(false);
    expect(hit({ seat: 1, target: 2 })).toBe(false);
    expect(hits(event(1, 'fought', { seat: 1, target: 0 }), null, null, board)).toBe(false);
  });
});

describe('the recap', () => {
  it('tells in the order of the log, and where there is little room what hit the reader', () => {
    const recap = new Recap();
    recap.begin(state(0));
    recap.take(state(1), state(0), true);
    recap.take(
      state(3, [event(2, 'turn', { seat: 1 }), event(2, 'moved', { seat: 1 }), event(3, 'stole', { seat: 1, target: 0 })]),
      state(1),
      false,
    );
    expect(kinds(recap)).toEqual(['turn', 'moved', 'stole']);
    expect(foremost(recap.told(0, board)).map(({ kind }) => kind)).toEqual(['stole']);
    expect(foremost(recap.told(2, board)).map(({ kind }) => kind)).toEqual(['moved', 'stole']);
  });

  it('begins anew after a decision of the reader', () => {
    const recap = new Recap();
    recap.begin(state(0));
    recap.take(state(1, [event(1, 'placed', { seat: 1 })]), state(0), false);
    recap.take(state(2), state(1), true);
    recap.take(state(3, [event(3, 'moved', { seat: 1 })]), state(2), false);
    expect(kinds(recap)).toEqual(['moved']);
    expect(recap.from?.n).toBe(2);
  });

  it('tells no move that was taken back, but again what was told when the same was asked for before', () => {
    const recap = new Recap();
    recap.begin(state(0));
    recap.take(state(1, [event(1, 'placed', { seat: 1 })]), state(0), false);
    recap.take(state(2), state(1), true);
    recap.take(state(4, [event(3, 'moved', { seat: 1 }), event(4, 'fought', { seat: 2 })]), state(2), false);
    recap.take(state(5, [event(5, 'taken_back', { seat: 0, count: 3 })]), state(4), true);
    expect(kinds(recap)).toEqual(['placed']);

    recap.take(state(6), state(5), true);
    recap.take(state(7, [event(7, 'grew', { seat: 1 })]), state(6), false);
    expect(kinds(recap)).toEqual(['grew']);
    recap.take(state(8, [event(8, 'taken_back', { seat: 0, count: 2 })]), state(7), true);
    expect(kinds(recap)).toEqual(['placed']);
  });
});
