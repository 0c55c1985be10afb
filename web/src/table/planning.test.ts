import { describe, expect, it } from 'vitest';
import type { ForeseenEvent, FromClient, LegalMove, PreparedMessage, PromptLine, TriedMessage } from '../protocol';
import { holds, Planning } from './planning.svelte';

const move = (action: number): LegalMove => ({ action, kind: 'take', parameters: {}, notation: `take ${action}`, words: `take ${action}` });
const prompt = (kind: string): PromptLine => ({ kind, rule: 'XY-1', facts: {}, text: '', seat: 0 });
const event = (kind: string, points = 0): ForeseenEvent => ({ kind, rule: 'XY-1', facts: { points }, text: '' });
const prepared = (change: Partial<PreparedMessage>): PreparedMessage => ({
  type: 'prepared',
  n: 4,
  seat: 0,
  prompt: prompt('choose'),
  moves: [],
  action: null,
  events: [],
  stop: 'decision',
  reply_to: 1,
  ...change,
});

/** A page that writes down what is asked, made and dropped. */
function page() {
  const asked: FromClient[] = [];
  const played: (readonly number[])[] = [];
  const dropped: string[] = [];
  const planning = new Planning({
    send: (question) => asked.push(question),
    changed: () => undefined,
    play: (chain) => played.push(chain),
    dropped: (reason) => dropped.push(reason),
  });
  const turn = (n: number, moves: readonly LegalMove[], kind = 'choose'): void =>
    planning.turn({ n, seat: 0, moves: [...moves], prompt: prompt(kind), view: {} });
  /** Somebody waits, prepares move 7, and is told that it brings an egg. */
  const plan = (): void => {
    turn(4, []);
    planning.prepare();
    planning.takePrepared(prepared({ moves: [move(7), move(8)], reply_to: 1 }));
    planning.takes([7], 'take 7');
    planning.takePrepared(prepared({ action: 7, events: [event('egg', 2)], reply_to: 2 }));
  };
  const foresight = (events: ForeseenEvent[], reply: number): boolean =>
    planning.takeForesight({
      type: 'foresight',
      n: 5,
      seat: 0,
      moves: [{ action: 7, events, stop: 'decision', turn: 1, scores: null }],
      reply_to: reply,
    });
  return { asked, played, dropped, planning, turn, plan, foresight };
}

describe('a prepared move', () => {
  it('is made when its turn comes and it brings the same', () => {
    const { asked, played, plan, turn, foresight, planning } = page();
    plan();
    expect(planning.plan?.words).toBe('take 7');
    turn(5, [move(7)]);
    expect(asked.at(-1)).toMatchObject({ type: 'foresee', at: 5, actions: [7] });
    expect(played).toEqual([]);
    expect(foresight([event('egg', 2)], 3)).toBe(true);
    expect(played).toEqual([[7]]);
    expect(planning.plan).toBeNull();
  });

  it.each([
    ['asked', 'other', [move(7)]],
    ['legal', 'choose', [move(8)]],
  ] as const)('is dropped with a word when it is not %s any more', (reason, kind, moves) => {
    const { played, dropped, plan, turn } = page();
    plan();
    turn(5, moves, kind);
    expect([played, dropped]).toEqual([[], [reason]]);
  });

  it('is dropped when it would bring something else', () => {
    const { played, dropped, plan, turn, foresight } = page();
    plan();
    turn(5, [move(7)]);
    foresight([event('egg', 1)], 3);
    expect([played, dropped]).toEqual([[], ['brings']]);
  });

  it('stays while others decide, and can be taken back', () => {
    const { played, plan, turn, planning } = page();
    plan();
    turn(5, []);
    expect(planning.plan).not.toBeNull();
    planning.takeBack();
    turn(6, [move(7)]);
    expect([played, planning.plan]).toEqual([[], null]);
  });

  it('is forgotten by whoever decides by hand', () => {
    const { planning, plan } = page();
    plan();
    expect(planning.takes([8], 'take 8')).toBe(false);
    expect(planning.plan).toBeNull();
  });
});

describe('trying out', () => {
  const tried = (actions: number[], reply: number): TriedMessage => ({
    type: 'tried',
    n: 4,
    seat: 0,
    actions,
    view: { after: actions.length },
    moves: [move(9)],
    prompt: prompt('then'),
    events: [],
    stop: 'decision',
    reply_to: reply,
  });

  it('goes on from where it has led, is put back step by step, and plays nothing', () => {
    const { asked, played, planning, turn } = page();
    turn(4, [move(7)]);
    planning.try();
    expect(planning.moves).toEqual([move(7)]);
    expect(planning.takes([7], '')).toBe(true);
    planning.takeTried(tried([7], 1));
    expect([planning.view, planning.moves]).toEqual([{ after: 1 }, [move(9)]]);
    planning.takes([9], '');
    expect(asked.at(-1)).toMatchObject({ type: 'try', at: 4, actions: [7, 9] });
    planning.takeTried(tried([7, 9], 2));
    planning.putBack();
    expect(asked.at(-1)).toMatchObject({ type: 'try', actions: [7] });
    planning.takeTried(tried([7], 3));
    planning.putBack();
    expect([planning.trying, planning.view]).toEqual([true, null]);
    planning.putBack();
    expect([planning.trying, planning.moves, played]).toEqual([false, null, []]);
  });

  it('keeps on the board what was tried, where luck decides, and tries nothing after it', () => {
    const { asked, planning, turn } = page();
    turn(4, [move(7)]);
    planning.try();
    planning.takes([7], '');
    planning.takeTried(tried([7], 1));
    planning.takes([9], '');
    planning.takeTried({ ...tried([7, 9], 2), view: null, moves: [], prompt: null, stop: 'luck' });
    expect([planning.view, planning.moves, planning.kept]).toEqual([{ after: 1 }, [move(9)], [9]]);
    expect(planning.takes([9], '')).toBe(true);
    expect(asked).toHaveLength(2);
    planning.putBack();
    expect([planning.kept, asked.length]).toEqual([null, 3]);
  });

  it('makes all of it at the table when that is wanted', () => {
    const { played, planning, turn } = page();
    turn(4, [move(7)]);
    planning.try();
    planning.takes([7, 9], '');
    planning.takeTried(tried([7, 9], 1));
    planning.doIt();
    expect([planning.trying, played]).toEqual([false, [[7, 9]]]);
  });

  it('ends when the position changes, and a late answer is of no use', () => {
    const { planning, turn } = page();
    turn(4, [move(7)]);
    planning.try();
    planning.takes([7], '');
    turn(5, []);
    planning.takeTried(tried([7], 1));
    expect([planning.trying, planning.tried]).toEqual([false, null]);
  });
});

describe('what a move was prepared for', () => {
  it('holds while all that was certain comes again', () => {
    const before = { events: [event('egg', 2)], stop: 'secret' } as const;
    expect(holds(before, { events: [event('egg', 2), event('shell')], stop: 'decision' })).toBe(true);
    expect(holds({ ...before, stop: 'decision' }, { events: [event('egg', 2), event('shell')], stop: 'decision' })).toBe(false);
    expect(holds(before, { events: [], stop: 'decision' })).toBe(false);
    expect(holds({ events: [], stop: 'luck' }, { events: [], stop: 'decision' })).toBe(false);
  });
});
