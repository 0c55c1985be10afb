/**
 * Motion from events.
 *
 * The server sends frames: what happened, and the position after it. The player shows the events one by one, in order; each may take its
 * time, and drives the animation, the log and the sound.
 * A skip shows the rest of what is waiting at once. Nothing is ever lost or shown twice: the last thing shown is always the newest
 * position.
 */

import type { EventLine } from '../protocol';

/** A position, and what led to it. */
export interface Frame<State> {
  readonly state: State;
  readonly events: readonly EventLine[];
  /** It is shown once more: the log and the sound know it already. */
  readonly again?: boolean;
}

/** What is on the screen now. */
export interface Shown<State> {
  readonly state: State;
  /** The event being played; null when all is still. */
  readonly event: EventLine | null;
  /** All events of the frame being played, and how far we are: a scene may span several. */
  readonly events: readonly EventLine[];
  readonly index: number;
  /** It is shown once more. */
  readonly again: boolean;
}

/** Time, so that tests need not wait. */
export interface Timer {
  /** The time now, in milliseconds. */
  readonly now: number;
  set(callback: () => void, milliseconds: number): number;
  clear(handle: number): void;
}

export const REAL_TIME: Timer = {
  get now() {
    return performance.now();
  },
  set: (callback, milliseconds) => setTimeout(callback, milliseconds) as unknown as number,
  clear: (handle) => clearTimeout(handle),
};

/** What is shown for less than this, in milliseconds, nobody sees, and a screen cannot show: the next comes at once. */
const NO_TIME = 4;

export interface Score<State> {
  /** How long an event is shown, in milliseconds; 0 shows it without a pause. */
  duration(event: EventLine, events: readonly EventLine[]): number;
  /** How long an event is shown at least, however much is waiting. Without it there is no such limit. */
  least?(event: EventLine): number;
  /**
   * How much longer an event stays unless somebody goes on, in milliseconds: what waits for a tap is no part of what must be through in
   * time. Without it nothing waits.
   */
  waits?(event: EventLine, events: readonly EventLine[]): number;
  /** At which event of a frame the new position comes into view; before it the old one is still on the table. */
  turning(events: readonly EventLine[]): number;
  /** How long all that is waiting may take, in milliseconds: what would take longer is shown faster. Without it there is no such limit. */
  most?(): number;
  /** Called for everything that is shown. */
  show(shown: Shown<State>): void;
  /** Called once for each event, in order: the log and the sound. `hurried` if it was skipped over. */
  tell(event: EventLine, hurried: boolean): void;
}

export class Player<State> {
  private readonly waiting: Frame<State>[] = [];
  private playing: Frame<State> | null = null;
  private index = -1;
  private handle: number | null = null;
  private before: State | null = null;
  /** When all that is waiting should be through: a slow machine shows less of it, and keeps nobody waiting longer. */
  private until = 0;
  private holding: number | null = null;
  /** What is shown waits for somebody; what comes after it has its time from then on. */
  private waited = false;

  constructor(
    private readonly score: Score<State>,
    private readonly timer: Timer = REAL_TIME,
  ) {}

  /** Whether something is still moving. */
  get busy(): boolean {
    return this.playing !== null;
  }

  /** Show a position at once, and forget what was waiting: after a reconnect, or when somebody looks elsewhere. */
  jump(state: State): void {
    this.stop();
    this.release();
    this.waiting.length = 0;
    this.playing = null;
    this.before = state;
    this.score.show({ state, event: null, events: [], index: -1, again: false });
  }

  /** Play a frame after those that are waiting. */
  push(frame: Frame<State>): void {
    this.waiting.push(frame);
    if (this.playing === null && this.holding === null) this.start();
  }

  /** Play nothing for a while, so that what is shown can be looked at first. */
  hold(milliseconds: number): void {
    if (this.holding !== null) this.timer.clear(this.holding);
    this.holding = this.timer.set(() => {
      this.holding = null;
      if (this.playing === null) this.start();
    }, milliseconds);
  }

  /** Show once more how it came from one position to the newest one. */
  repeat(from: State, frames: readonly Frame<State>[]): void {
    if (this.playing !== null || this.waiting.length > 0 || frames.length === 0) return;
    this.before = from;
    this.waiting.push(...frames.map((frame) => ({ ...frame, again: true })));
    // Who asks to see it once more wants to watch.
    this.until = Number.POSITIVE_INFINITY;
    this.next();
  }

  /** Go straight to the newest position; the events on the way are told all the same. */
  skip(): void {
    this.stop();
    this.waited = false;
    this.release();
    this.playing ??= this.waiting.shift() ?? null;
    while (this.playing !== null) {
      const frame = this.playing;
      for (let index = this.index + 1; index < frame.events.length; index += 1) {
        const event = frame.events[index];
        if (event !== undefined && frame.again !== true) this.score.tell(event, true);
      }
      this.before = frame.state;
      this.playing = this.waiting.shift() ?? null;
      this.index = -1;
      if (this.playing === null) this.score.show({ state: frame.state, event: null, events: [], index: -1, again: false });
    }
  }

  /** Go on to the next event at once. */
  step(): void {
    this.stop();
    this.advance();
  }

  /** Stop for good. */
  end(): void {
    this.stop();
    this.release();
    this.waiting.length = 0;
    this.playing = null;
  }

  private stop(): void {
    if (this.handle !== null) this.timer.clear(this.handle);
    this.handle = null;
  }

  /** By how much events are shown faster, so that all that is waiting is through in time. */
  private haste(frame: Frame<State>): number {
    const left = this.until - this.timer.now;
    // Nobody adds up what is waiting when there is no time for any of it, or for all of it.
    if (left <= 0) return 0;
    if (left === Number.POSITIVE_INFINITY) return 1;
    const time = (events: readonly EventLine[], from: number): number =>
      events.slice(from).reduce((sum, event) => sum + this.score.duration(event, events), 0);
    const ahead = this.waiting.reduce((sum, next) => sum + time(next.events, 0), time(frame.events, this.index));
    return ahead > left ? left / ahead : 1;
  }

  private release(): void {
    if (this.holding !== null) this.timer.clear(this.holding);
    this.holding = null;
  }

  /** Begin after a rest, with time for all that is waiting. */
  private start(): void {
    this.renew();
    this.next();
  }

  private renew(): void {
    this.until = this.timer.now + (this.score.most?.() ?? Number.POSITIVE_INFINITY);
    this.waited = false;
  }

  private next(): void {
    this.playing = this.waiting.shift() ?? null;
    this.index = -1;
    if (this.playing !== null) this.advance();
  }

  /** Show one event after the other, until one takes its time or all is still. */
  private advance(): void {
    if (this.waited) this.renew();
    while (this.playing !== null) {
      const frame: Frame<State> = this.playing;
      this.index += 1;
      const event = frame.events[this.index];
      if (event === undefined) {
        this.before = frame.state;
        this.playing = this.waiting.shift() ?? null;
        this.index = -1;
        if (this.playing === null) this.score.show({ state: frame.state, event: null, events: [], index: -1, again: false });
        continue;
      }
      this.reveal(frame, event);
      const usual = this.score.duration(event, frame.events);
      const time = Math.max(usual * this.haste(frame), Math.min(usual, this.score.least?.(event) ?? 0));
      const wait = frame.again === true ? 0 : (this.score.waits?.(event, frame.events) ?? 0);
      this.waited = wait > 0;
      if (time + wait < NO_TIME) continue;
      this.handle = this.timer.set(() => this.advance(), time + wait);
      return;
    }
  }

  private reveal(frame: Frame<State>, event: EventLine): void {
    const turned = this.before === null || this.index >= this.score.turning(frame.events);
    this.score.show({
      state: turned ? frame.state : (this.before as State),
      event,
      events: frame.events,
      index: this.index,
      again: frame.again === true,
    });
    if (frame.again !== true) this.score.tell(event, false);
  }
}
