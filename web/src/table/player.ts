/**
 * Motion from events.
 *
 * The server sends frames: what happened, and the position after it. The player shows the events one by one, in order; each may take its time, and drives the animation, the log and the sound.
 * A skip shows the rest of what is waiting at once. Nothing is ever lost or shown twice: the last thing shown is always the newest position.
 */

import type { EventLine } from '../protocol';

/** A position, and what led to it. */
export interface Frame<State> {
  readonly state: State;
  readonly events: readonly EventLine[];
}

/** What is on the screen now. */
export interface Shown<State> {
  readonly state: State;
  /** The event being played; null when all is still. */
  readonly event: EventLine | null;
  /** All events of the frame being played, and how far we are: a scene may span several. */
  readonly events: readonly EventLine[];
  readonly index: number;
}

/** Time, so that tests need not wait. */
export interface Timer {
  set(callback: () => void, milliseconds: number): number;
  clear(handle: number): void;
}

export const REAL_TIME: Timer = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds) as unknown as number,
  clear: (handle) => clearTimeout(handle),
};

export interface Score<State> {
  /** How long an event is shown, in milliseconds; 0 shows it without a pause. */
  duration(event: EventLine, events: readonly EventLine[]): number;
  /** At which event of a frame the new position comes into view; before it the old one is still on the table. */
  turning(events: readonly EventLine[]): number;
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
    this.waiting.length = 0;
    this.playing = null;
    this.before = state;
    this.score.show({ state, event: null, events: [], index: -1 });
  }

  /** Play a frame after those that are waiting. */
  push(frame: Frame<State>): void {
    this.waiting.push(frame);
    if (this.playing === null) this.next();
  }

  /** Go straight to the newest position; the events on the way are told all the same. */
  skip(): void {
    this.stop();
    while (this.playing !== null) {
      const frame = this.playing;
      for (let index = this.index + 1; index < frame.events.length; index += 1) {
        const event = frame.events[index];
        if (event !== undefined) this.score.tell(event, true);
      }
      this.before = frame.state;
      this.playing = this.waiting.shift() ?? null;
      this.index = -1;
      if (this.playing === null) this.score.show({ state: frame.state, event: null, events: [], index: -1 });
    }
  }

  /** Stop for good. */
  end(): void {
    this.stop();
    this.waiting.length = 0;
    this.playing = null;
  }

  private stop(): void {
    if (this.handle !== null) this.timer.clear(this.handle);
    this.handle = null;
  }

  private next(): void {
    this.playing = this.waiting.shift() ?? null;
    this.index = -1;
    if (this.playing !== null) this.advance();
  }

  private advance(): void {
    const frame = this.playing;
    if (frame === null) return;
    this.index += 1;
    const event = frame.events[this.index];
    if (event === undefined) {
      this.before = frame.state;
      this.playing = null;
      if (this.waiting.length > 0) this.next();
      else this.score.show({ state: frame.state, event: null, events: [], index: -1 });
      return;
    }
    const turned = this.before === null || this.index >= this.score.turning(frame.events);
    this.score.show({ state: turned ? frame.state : (this.before as State), event, events: frame.events, index: this.index });
    this.score.tell(event, false);
    const time = this.score.duration(event, frame.events);
    if (time <= 0) this.advance();
    else this.handle = this.timer.set(() => this.advance(), time);
  }
}
