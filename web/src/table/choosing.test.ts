import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../protocol';
import { Choosing } from './choosing.svelte';
import type { Offer, Pattern } from './narrowing';

const move = (action: number, kind: string, parameters: LegalMove['parameters'] = {}): LegalMove => ({
  action,
  kind,
  parameters,
  notation: `${kind} ${action}`,
  words: '',
});
const MOVES = [move(1, 'gain', { card: 'red' }), move(2, 'gain', { card: 'blue' }), move(3, 'pass')];
const asTheyCome = (moves: readonly LegalMove[]): readonly Offer[] => moves;

function table(careful = false, live = true) {
  const sent: number[] = [];
  const doubted: Pattern[] = [];
  const state = { legal: MOVES as readonly LegalMove[] };
  const choosing = new Choosing({
    legal: () => state.legal,
    send: (action) => {
      if (live) sent.push(action);
      return live;
    },
    why: (move) => doubted.push(move),
    careful: () => careful,
  });
  return { choosing, sent, doubted, state };
}

describe('choosing', () => {
  it('makes the move that is left, and closes until the table answers', () => {
    const { choosing, sent } = table();
    expect(choosing.offer(MOVES, asTheyCome)).toBe(true);
    choosing.choose({ kind: 'gain' });
    expect(sent).toEqual([]);
    choosing.choose({ with: { card: 'blue' } });
    expect(sent).toEqual([2]);
    expect(choosing.open).toBe(false);
    choosing.offer(MOVES, asTheyCome);
    expect(choosing.open).toBe(false);
    choosing.heard();
    expect(choosing.offer(MOVES, asTheyCome)).toBe(true);
  });

  it('opens once: the same moves again are no news, and keep what was picked', () => {
    const { choosing } = table();
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'gain' });
    expect(choosing.offer(MOVES, asTheyCome)).toBe(false);
    expect(choosing.narrowing.left.map((each) => each.action)).toEqual([1, 2]);
  });

  it('waits for a yes from somebody who is careful, unless the board has asked', () => {
    const { choosing, sent } = table(true);
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'pass' });
    expect([choosing.asking?.action, sent]).toEqual([3, []]);
    choosing.choose({ kind: 'pass' });
    expect([choosing.asking, sent]).toEqual([null, [3]]);
    choosing.heard();
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'pass' }, undefined, true);
    expect(sent).toEqual([3, 3]);
  });

  it('waits for a yes where the offer says so', () => {
    const { choosing, sent } = table();
    choosing.offer(MOVES, (moves) => moves.map((each) => ({ ...each, ask: true })));
    choosing.choose({ kind: 'pass' });
    expect([choosing.asking?.action, sent]).toEqual([3, []]);
    expect(choosing.stepBack()).toBe(true);
    expect(choosing.asking).toBe(null);
    expect(choosing.stepBack()).toBe(false);
  });

  it('asks the table why not, and stays open', () => {
    const { choosing, sent, doubted } = table();
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'ally' });
    choosing.choose({ kind: 'ally', with: { all: 1 } }, { kind: 'join' });
    choosing.choose({ kind: 'ally' }, null);
    expect([doubted, sent, choosing.open]).toEqual([[{ kind: 'ally' }, { kind: 'join' }], [], true]);
  });

  it('makes no move that the table has not offered', () => {
    const { choosing, sent } = table();
    choosing.offer(MOVES, asTheyCome);
    choosing.act(9);
    expect([sent, choosing.open]).toEqual([[], true]);
  });

  it('stays open while the line is down', () => {
    const { choosing, sent } = table(false, false);
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'pass' });
    expect([sent, choosing.open]).toEqual([[], true]);
  });

  it('gives the answers of a chain as they are asked for, and forgets them when the table says no', () => {
    const chain = (moves: readonly LegalMove[]): readonly Offer[] => moves.map((each) => ({ ...each, chain: [each.action, 7, 8] }));
    const { choosing, sent, state } = table();
    choosing.offer(MOVES, chain);
    choosing.choose({ kind: 'pass' });
    expect(sent).toEqual([3]);
    state.legal = [move(7, 'feed')];
    choosing.heard();
    expect(choosing.offer(state.legal, asTheyCome)).toBe(false);
    expect(sent).toEqual([3, 7]);
    choosing.heard();
    choosing.forget();
    state.legal = [move(8, 'feed')];
    expect(choosing.offer(state.legal, asTheyCome)).toBe(true);
    expect(sent).toEqual([3, 7]);
  });

  it('takes back a choice with all the questions that it answered, then the one before', () => {
    const { choosing, state } = table();
    choosing.offer(MOVES, asTheyCome);
    choosing.choose({ kind: 'pass' });
    choosing.heard();
    choosing.offer(MOVES, (moves) => moves.map((each) => ({ ...each, chain: [each.action, 7, 8] })));
    choosing.choose({ kind: 'pass' });
    for (const action of [7, 8]) {
      state.legal = [move(action, 'feed')];
      choosing.heard();
      choosing.offer(state.legal, asTheyCome);
    }
    expect([choosing.undo(), choosing.undo(), choosing.undo()]).toEqual([3, 1, 1]);
  });

  it('asks again when the next question of a chain is another one', () => {
    const { choosing, sent, state } = table();
    choosing.offer(MOVES, (moves) => moves.map((each) => ({ ...each, chain: [each.action, 7] })));
    choosing.choose({ kind: 'pass' });
    state.legal = [move(5, 'other'), move(6, 'other')];
    choosing.heard();
    expect(choosing.offer(state.legal, asTheyCome)).toBe(true);
    expect(sent).toEqual([3]);
  });

  it('shows only where a kind leads while it is looked at', () => {
    const { choosing } = table();
    choosing.offer(MOVES, asTheyCome);
    choosing.looking = 'gain';
    expect(choosing.offered.left.map((each) => each.action)).toEqual([1, 2]);
    expect(choosing.narrowing.left.length).toBe(3);
    choosing.looking = 'ally';
    expect(choosing.offered).toBe(choosing.narrowing);
  });

  it('takes from a list as it picks on the board: a careful player is asked, and all answers of a whole move are given', () => {
    const { choosing, sent, state } = table(true);
    choosing.offer(MOVES, asTheyCome);
    const whole: Offer = { ...(MOVES[0] as LegalMove), chain: [1, 5], said: 'gain red, then five' };
    choosing.take(whole);
    expect([choosing.asking?.said, sent]).toEqual(['gain red, then five', []]);
    choosing.choose({ kind: 'gain', with: { card: 'red' } });
    expect(sent).toEqual([1]);
    choosing.heard();
    state.legal = [move(5, 'pass')];
    choosing.offer(state.legal, asTheyCome);
    expect(sent).toEqual([1, 5]);
  });
});
