import { describe, expect, it } from 'vitest';
import type { FromClient, ForesightMessage, WhyMessage } from '../protocol';
import { Ahead, AT_ONCE } from './ahead.svelte';

function table(live = true) {
  const sent: FromClient[] = [];
  const ahead = new Ahead((question) => (live ? sent.push(question) : null));
  return { ahead, sent };
}
const foresight = (reply_to: number, ...actions: number[]): ForesightMessage => ({
  type: 'foresight',
  n: 5,
  seat: 0,
  moves: actions.map((action) => ({ action, events: [], stop: 'luck', turn: null, scores: null })),
  reply_to,
});
const why = (reply_to: number): WhyMessage => ({
  type: 'why',
  n: 5,
  seat: 0,
  legal: false,
  rule: 'XY-1',
  kind: 'not_now',
  facts: {},
  text: 'Not now.',
  reply_to,
});

describe('looking ahead', () => {
  it('asks for each move once, and keeps what it is told', () => {
    const { ahead, sent } = table();
    ahead.foresee([1]);
    expect(sent).toEqual([]);
    ahead.turn({ n: 5, seat: 0 });
    ahead.foresee([1, 2]);
    ahead.foresee([2, 3]);
    expect(sent).toEqual([
      { type: 'foresee', at: 5, actions: [1, 2], seat: 0 },
      { type: 'foresee', at: 5, actions: [3], seat: 0 },
    ]);
    ahead.take(foresight(1, 1, 2));
    ahead.foresee([1, 2, 3]);
    expect(sent.length).toBe(2);
    ahead.take(foresight(2, 3));
    expect(Object.keys(ahead.foreseen)).toEqual(['1', '2', '3']);
  });

  it('drops answers to another position or to other eyes', () => {
    const { ahead, sent } = table();
    ahead.turn({ n: 5, seat: 0 });
    ahead.foresee([1]);
    ahead.why({ kind: 'fly' });
    ahead.turn({ n: 6, seat: 0 });
    ahead.take(foresight(1, 1));
    expect([ahead.foreseen, ahead.answer(why(2))]).toEqual([{}, null]);
    ahead.foresee([1]);
    ahead.turn({ n: 6, seat: 1 });
    ahead.take(foresight(3, 1));
    expect(ahead.foreseen).toEqual({});
    expect(sent.length).toBe(3);
  });

  it('keeps what it knows while the position stays', () => {
    const { ahead } = table();
    ahead.turn({ n: 5, seat: 0 });
    ahead.foresee([1]);
    ahead.take(foresight(1, 1));
    ahead.turn({ n: 5, seat: 0 });
    expect(ahead.foreseen[1]?.stop).toBe('luck');
  });

  it('asks for many moves in several questions', () => {
    const { ahead, sent } = table();
    ahead.turn({ n: 5, seat: 0 });
    ahead.foresee(Array.from({ length: AT_ONCE + 1 }, (_, action) => action));
    expect(sent.map((question) => question.type === 'foresee' && question.actions?.length)).toEqual([AT_ONCE, 1]);
  });

  it('asks again what was refused, or did not go out', () => {
    const { ahead, sent } = table();
    ahead.turn({ n: 5, seat: 0 });
    ahead.foresee([1]);
    expect([ahead.refuses(null), ahead.refuses(7), ahead.refuses(1)]).toEqual([false, false, true]);
    ahead.foresee([1]);
    expect(sent.length).toBe(2);
    const broken = table(false);
    broken.ahead.turn({ n: 5, seat: 0 });
    broken.ahead.foresee([1]);
    broken.ahead.take(foresight(1, 1));
    expect(broken.ahead.foreseen).toEqual({});
  });

  it('asks why by kind and parameters, and hears the newest answer alone', () => {
    const { ahead, sent } = table();
    ahead.turn({ n: 5, seat: 0 });
    ahead.why({ with: { place: 1 } });
    expect(sent).toEqual([]);
    ahead.why({ kind: ['play', 'react'], with: { card: 'scorch' } });
    ahead.why({ kind: 'end' });
    expect(sent).toEqual([
      { type: 'why', at: 5, kinds: ['play', 'react'], parameters: { card: 'scorch' }, seat: 0 },
      { type: 'why', at: 5, kinds: ['end'], parameters: {}, seat: 0 },
    ]);
    expect(ahead.answer(why(1))).toBe(null);
    expect(ahead.answer(why(2))?.rule).toBe('XY-1');
    expect(ahead.answer(why(2))).toBe(null);
  });
});
