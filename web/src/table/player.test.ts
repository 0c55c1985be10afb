import { beforeEach, describe, expect, it } from 'vitest';
import type { EventLine } from '../protocol';
import { Player, type Shown, type Timer } from './player';

/** Time that passes when the test says so. */
class TestTimer implements Timer {
  now = 0;
  private next = 1;
  readonly due = new Map<number, { at: number; callback: () => void }>();

  set(callback: () => void, milliseconds: number): number {
    this.due.set(this.next, { at: this.now + milliseconds, callback });
    return this.next++;
  }

  clear(handle: number): void {
    this.due.delete(handle);
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const first = [...this.due].filter(([, task]) => task.at <= end).sort((one, other) => one[1].at - other[1].at)[0];
      if (first === undefined) break;
      this.due.delete(first[0]);
      this.now = first[1].at;
      first[1].callback();
    }
    this.now = end;
  }
}

const event = (serial: number, kind = 'moved'): EventLine => ({ serial, n: serial, kind, rule: 'XX-T1', facts: {}, text: kind });

let timer: TestTimer;
let shown: Shown<string>[];
let told: [number, boolean][];
let player: Player<string>;

beforeEach(() => {
  timer = new TestTimer();
  shown = [];
  told = [];
  player = new Player<string>(
    {
      duration: (each) => (each.kind === 'quick' ? 0 : 100),
      turning: (events) =>
        Math.max(
          0,
          events.findIndex((each) => each.kind === 'dealt'),
        ),
      show: (each) => shown.push(each),
      tell: (each, hurried) => told.push([each.serial, hurried]),
    },
    timer,
  );
});

const last = (): Shown<string> | undefined => shown.at(-1);

describe('the player', () => {
  it('shows events one by one, each for its time, then stillness', () => {
    player.jump('a');
    player.push({ state: 'b', events: [event(1), event(2)] });
    expect(last()).toMatchObject({ state: 'b', event: { serial: 1 }, index: 0 });
    timer.pass(99);
    expect(last()?.event?.serial).toBe(1);
    timer.pass(1);
    expect(last()).toMatchObject({ event: { serial: 2 }, index: 1 });
    timer.pass(100);
    expect(last()).toEqual({ state: 'b', event: null, events: [], index: -1 });
    expect(player.busy).toBe(false);
    expect(told).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('plays frames in the order in which they came', () => {
    player.jump('a');
    player.push({ state: 'b', events: [event(1)] });
    player.push({ state: 'c', events: [event(2)] });
    expect(last()?.state).toBe('b');
    timer.pass(100);
    expect(last()).toMatchObject({ state: 'c', event: { serial: 2 } });
    timer.pass(100);
    expect(told.map(([serial]) => serial)).toEqual([1, 2]);
  });

  it('goes through quick events without a pause', () => {
    player.push({ state: 'b', events: [event(1, 'quick'), event(2, 'quick'), event(3)] });
    expect(last()?.event?.serial).toBe(3);
    expect(told.map(([serial]) => serial)).toEqual([1, 2, 3]);
  });

  it('shows a frame without events at once', () => {
    player.jump('a');
    player.push({ state: 'b', events: [] });
    expect(last()).toMatchObject({ state: 'b', event: null });
    expect(player.busy).toBe(false);
  });

  it('keeps the old position on the table until the turning point', () => {
    player.jump('old');
    player.push({ state: 'new', events: [event(1, 'revealed'), event(2, 'dealt'), event(3)] });
    expect(last()?.state).toBe('old');
    timer.pass(100);
    expect(last()).toMatchObject({ state: 'new', event: { serial: 2 } });
  });

  it('skips to the newest position, and tells every event once', () => {
    player.jump('a');
    player.push({ state: 'b', events: [event(1), event(2)] });
    player.push({ state: 'c', events: [event(3)] });
    player.skip();
    expect(last()).toEqual({ state: 'c', event: null, events: [], index: -1 });
    expect(told).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    timer.pass(1000);
    expect(told).toHaveLength(3);
    expect(player.busy).toBe(false);
  });

  it('does nothing when there is nothing to skip', () => {
    player.jump('a');
    const before = shown.length;
    player.skip();
    expect(shown).toHaveLength(before);
  });

  it('plays on after a skip', () => {
    player.push({ state: 'b', events: [event(1)] });
    player.skip();
    player.push({ state: 'c', events: [event(2)] });
    expect(last()).toMatchObject({ state: 'c', event: { serial: 2 } });
  });

  it('forgets what was waiting when it jumps', () => {
    player.push({ state: 'b', events: [event(1)] });
    player.push({ state: 'c', events: [event(2)] });
    player.jump('z');
    timer.pass(1000);
    expect(last()).toMatchObject({ state: 'z', event: null });
    expect(told).toEqual([[1, false]]);
  });

  it('is silent once ended', () => {
    player.push({ state: 'b', events: [event(1), event(2)] });
    player.end();
    timer.pass(1000);
    expect(told).toEqual([[1, false]]);
    expect(timer.due.size).toBe(0);
  });
});
