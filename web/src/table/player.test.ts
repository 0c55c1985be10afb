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
    expect(last()).toEqual({ state: 'b', event: null, events: [], index: -1, again: false });
    expect(player.busy).toBe(false);
    expect(told).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('goes on at once when it is told to, and gives the next event all of its time', () => {
    player.jump('a');
    player.push({ state: 'b', events: [event(1), event(2)] });
    timer.pass(60);
    player.step();
    expect(last()).toMatchObject({ event: { serial: 2 }, index: 1 });
    timer.pass(60);
    expect(player.busy).toBe(true);
    timer.pass(40);
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
    expect(last()).toEqual({ state: 'c', event: null, events: [], index: -1, again: false });
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

  it('lets the table be looked at before anything is played', () => {
    player.jump('before');
    player.hold(500);
    player.push({ state: 'after', events: [event(1)] });
    expect(player.busy).toBe(false);
    timer.pass(499);
    expect(last()?.state).toBe('before');
    timer.pass(1);
    expect(last()?.event?.serial).toBe(1);
    timer.pass(100);
    expect(last()).toMatchObject({ state: 'after', event: null });
  });

  it('does not make anybody wait who skips', () => {
    player.jump('before');
    player.hold(500);
    player.push({ state: 'after', events: [event(1)] });
    player.skip();
    expect(last()).toMatchObject({ state: 'after', event: null });
    expect(told).toEqual([[1, true]]);
    timer.pass(1000);
    expect(told).toEqual([[1, true]]);
  });

  it('shows once more what was played, and tells it only once', () => {
    player.jump('before');
    const frames = [
      { state: 'between', events: [event(1)] },
      { state: 'after', events: [event(2, 'set up'), event(3, 'dealt')] },
    ];
    for (const frame of frames) player.push(frame);
    timer.pass(300);
    const once = told.length;
    player.repeat('before', frames);
    expect(last()).toMatchObject({ state: 'between', event: { serial: 1 } });
    timer.pass(100);
    expect(last()).toMatchObject({ state: 'between', event: { serial: 2 } });
    timer.pass(200);
    expect(last()).toMatchObject({ state: 'after', event: null });
    expect(told.length).toBe(once);
  });
});

it('what would keep somebody waiting too long is shown faster, evenly, and nothing is left out', () => {
  const haste = new Player<string>(
    {
      duration: () => 100,
      turning: () => 0,
      most: () => 500,
      show: (each) => shown.push(each),
      tell: (each, hurried) => told.push([each.serial, hurried]),
    },
    timer,
  );
  haste.jump('before');
  for (let frame = 0; frame < 5; frame += 1) haste.push({ state: `after ${frame}`, events: [event(frame * 2 + 1), event(frame * 2 + 2)] });
  // The first event was alone when it began; the others share what is left of the time.
  timer.pass(300);
  expect(told.length).toBeGreaterThanOrEqual(5);
  timer.pass(201);
  expect(haste.busy).toBe(false);
  expect(told).toEqual(Array.from({ length: 10 }, (_, index) => [index + 1, false]));
  // After a rest there is time again.
  haste.push({ state: 'later', events: [event(11)] });
  timer.pass(90);
  expect(haste.busy).toBe(true);
});

it('shows what matters long enough, however much is waiting, and says what is shown once more', () => {
  const calm = new Player<string>(
    {
      duration: () => 100,
      least: (each) => (each.kind === 'stole' ? 80 : 0),
      most: () => 50,
      turning: () => 0,
      show: (each) => shown.push(each),
      tell: () => undefined,
    },
    timer,
  );
  calm.jump('a');
  calm.push({ state: 'b', events: [event(1, 'stole'), event(2)] });
  timer.pass(79);
  expect(last()).toMatchObject({ event: { serial: 1 }, again: false });
  timer.pass(1);
  expect(last()).toMatchObject({ event: null });
  calm.repeat('a', [{ state: 'b', events: [event(1, 'stole')] }]);
  expect(last()).toMatchObject({ event: { serial: 1 }, again: true });
});

it('a screen that cannot keep up shows less, and is through in time all the same', () => {
  const busy = new Player<string>(
    {
      duration: () => 100,
      turning: () => 0,
      most: () => 500,
      show: (each) => {
        // Each picture takes the screen half a second.
        if (each.event !== null) timer.now += 500;
      },
      tell: (each, hurried) => told.push([each.serial, hurried]),
    },
    timer,
  );
  busy.jump('before');
  busy.hold(50);
  for (let frame = 0; frame < 2000; frame += 1) busy.push({ state: `after ${frame}`, events: [event(frame)] });
  timer.pass(100);
  expect(busy.busy).toBe(false);
  expect(told).toHaveLength(2000);
  expect(timer.due.size).toBe(0);
});

describe('something that waits for a tap', () => {
  it('waits however little time there is, and what comes after it has all of its own', () => {
    const patient = new Player<string>(
      {
        duration: () => 100,
        most: () => 150,
        waits: (each) => (each.kind === 'egg' ? 60_000 : 0),
        turning: () => 0,
        show: (each) => shown.push(each),
        tell: (each, hurried) => told.push([each.serial, hurried]),
      },
      timer,
    );
    patient.push({ state: 'a', events: [event(1, 'egg'), event(2)] });
    timer.pass(50_000);
    expect(told.map(([serial]) => serial)).toEqual([1]);
    patient.step();
    timer.pass(90);
    expect(patient.busy).toBe(true);
    timer.pass(20);
    expect(patient.busy).toBe(false);
  });
});
