import { describe, expect, it } from 'vitest';
import type { ForeseenEvent, HintMessage, HintMove, LegalMove, StateMessage } from '../protocol';
import { Advice } from './advice.svelte';
import { type Answer, choiceOf, inOne, sharedBy, speaking, telling, type Whole, wholeOf } from './whole';

const MOVES: readonly LegalMove[] = [
  { action: 4, kind: 'gain', parameters: { card: 'red' }, notation: '', words: '' },
  { action: 5, kind: 'pass', parameters: {}, notation: '', words: '' },
];
const hint = (n: number): HintMessage => ({ type: 'hint', n, moves: [{ action: 4, chance: 0.5, words: '' }] }) as unknown as HintMessage;

const single = (offer: LegalMove): Whole => ({ offer, answers: [offer], brings: [] });
const choice = (move: { action: number }): Whole | undefined => MOVES.filter((each) => each.action === move.action).map(single)[0];

/** A hint of three answers, each of which brings an event. */
const LONG: HintMove = {
  action: 4,
  chance: 0.5,
  words: 'one',
  notation: '',
  visits: 9,
  then: [
    { action: 7, kind: 'place', parameters: { x: 1 }, notation: '', words: 'two', before: 1 },
    { action: 9, kind: 'gain', parameters: { card: 'blue' }, notation: '', words: 'three', before: 2 },
  ],
  brings: ['first', 'second', 'third'].map((kind) => ({ kind, rule: '', facts: {}, text: '' })),
};
const state = (n: number, ...actions: number[]): StateMessage =>
  ({ n, seat: 0, moves: actions.map((action) => ({ action, kind: 'place', parameters: { x: 1 }, notation: '', words: '' })) }) as never;

describe('advice', () => {
  it('of several answers is the choice that takes them', () => {
    const then = (...actions: number[]): HintMove['then'] => actions.map((action) => ({ action }) as HintMove['then'][number]);
    const offers = [
      { ...(MOVES[0] as LegalMove), action: -1, chain: [4, 7, 8] },
      { ...(MOVES[0] as LegalMove), action: -2, chain: [4, 7, 9] },
      { ...(MOVES[1] as LegalMove), kind: 'renamed' },
    ];
    expect(choiceOf({ action: 4, then: then(7, 9, 5) }, offers, MOVES)?.action).toBe(-2);
    expect(choiceOf({ action: 5, then: [] }, offers, MOVES)?.kind).toBe('renamed');
    expect(choiceOf({ action: 4, then: then(6) }, offers, MOVES)?.action).toBe(4);
    expect(choiceOf({ action: 12, then: [] }, offers, MOVES)).toBeUndefined();
  });

  it('is asked for, comes, points, and is put away', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    expect(advice.waiting).toBe(true);
    advice.take(hint(3), 3, choice);
    expect([advice.waiting, advice.hint?.n, advice.pointed]).toEqual([false, 3, { kind: 'gain', with: { card: 'red' } }]);
    advice.point(single(MOVES[1] as LegalMove));
    expect(advice.pointed).toEqual({ kind: 'pass', with: {} });
    advice.toggle(() => {
      throw new Error('nobody is asked');
    });
    expect([advice.hint, advice.pointed]).toEqual([null, null]);
  });

  it('for an earlier position is not shown', () => {
    const advice = new Advice();
    advice.toggle(() => true);
    advice.take(hint(2), 3, choice);
    expect([advice.waiting, advice.hint, advice.pointed]).toEqual([false, null, null]);
  });

  it('is not waited for when the question did not go out, or was refused', () => {
    const advice = new Advice();
    advice.toggle(() => false);
    expect(advice.waiting).toBe(false);
    advice.toggle(() => true);
    advice.refuse();
    expect(advice.waiting).toBe(false);
  });

  it('is a whole move: all of its answers are one choice, as far as the board says that they belong together', () => {
    const all = wholeOf(LONG, MOVES, MOVES, null);
    expect([all?.offer.chain, all?.answers.length, all?.brings.length]).toEqual([[4, 7, 9], 3, 3]);
    const two = wholeOf(LONG, MOVES, MOVES, { whole: () => 2 });
    expect([two?.offer.chain, two?.answers.length, two?.brings.map(({ kind }) => kind)]).toEqual([[4, 7], 2, ['first', 'second']]);
    const one = wholeOf(LONG, MOVES, MOVES, { whole: () => 1 });
    expect([one?.offer.chain, one?.brings.map(({ kind }) => kind)]).toEqual([undefined, ['first']]);
  });

  it('goes on with its next answer once the first one was given on the board', () => {
    const advice = new Advice();
    const whole = (move: HintMove): Whole | undefined =>
      wholeOf(move, [], [...MOVES, { action: 7, kind: 'place', parameters: { x: 1 }, notation: '', words: '' }], null);
    advice.take({ type: 'hint', n: 3, seat: 0, moves: [LONG], reply_to: null }, 3, whole);
    expect([advice.pointed?.kind, advice.aims.map(({ kind }) => kind)]).toEqual(['gain', ['place', 'gain']]);
    advice.turn(state(4, 7, 8), 4, whole);
    expect([advice.pointed, advice.hint?.moves[0]?.action, advice.hint?.n]).toEqual([{ kind: 'place', with: { x: 1 } }, 7, 4]);
    expect(advice.hint?.moves[0]?.brings.map(({ kind }) => kind)).toEqual(['second', 'third']);
    advice.turn(state(5, 7), 8, whole);
    expect([advice.hint, advice.pointed, advice.aims]).toEqual([null, null, []]);
  });
});

describe('the words of a hint', () => {
  const answer = (kind: string): Answer => ({ action: 1, kind, parameters: {}, notation: '', words: '' });
  const event = (kind: string, seat: number): ForeseenEvent => ({ kind, rule: '', facts: { seat }, text: '' });

  it('leave out answers that say nothing, unless there is nothing else', () => {
    const kinds = (...all: string[]): string[] => telling(all.map(answer), ['skip']).map(({ kind }) => kind);
    expect(kinds('hatch', 'skip', 'feed', 'skip')).toEqual(['hatch', 'feed']);
    expect(kinds('skip', 'skip')).toEqual(['skip']);
  });

  it('say each sentence once, and all of them but for endless moves', () => {
    expect(inOne(['Hatch an egg', 'Feed it', 'Feed it'])).toBe('Hatch an egg. Feed it');
    expect(inOne(['one', '', 'two', 'three', 'four'])).toBe('one. two. three. four');
    expect(inOne(Array.from({ length: 9 }, (_, index) => String(index)))).toBe('0. 1. 2. 3. 4. 5. 6. 7 …');
  });

  it('give for a reason what the mover gets and pays and what a rival loses, and nothing that follows anyway', () => {
    const brings = [event('gained', 0), event('gained', 1), event('paid', 0), event('sent_home', 1), event('moved', 0)];
    const told = (shared?: ReadonlySet<string>): string[] =>
      speaking(brings, 0, ['gained', 'paid', 'sent_home'], ['sent_home'], shared).map(({ kind, facts }) => `${kind} ${String(facts.seat)}`);
    expect(told()).toEqual(['gained 0', 'paid 0', 'sent_home 1']);
    const whole = (...events: ForeseenEvent[]): Whole => ({ ...single(MOVES[0] as LegalMove), brings: events });
    expect(told(sharedBy([whole(...brings), whole(event('paid', 0))]))).toEqual(['gained 0', 'sent_home 1']);
    expect(told(sharedBy([whole(...brings)]))).toEqual(['gained 0', 'paid 0', 'sent_home 1']);
  });
});
