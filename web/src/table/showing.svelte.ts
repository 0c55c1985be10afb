/** What is shown of a match: one position after the other, with what happens between them as motion. */

import { STILL, type Beat, type GameBoard } from '../boards/types';
import type { EventLine, StateMessage } from '../protocol';
import { timeOf } from '../parts/voice';
import { reduced, settings } from '../settings.svelte';
import { calm, FIRST_LOOK } from './pace';
import { Player } from './player';
import { hits, Recap } from './recap.svelte';
import { play } from './sound';

/**
 * How long something waits for the player's tap before it opens by itself, in milliseconds: where other people may be waiting, and where
 * nobody is.
 */
const TAP_TIME = 15_000;
const TAP_TIME_ALONE = 3_600_000;
/** How long something that was done to the reader is shown at least at the usual pace, in milliseconds. */
const HIT_TIME = 1200;
/**
 * So long, in milliseconds, the moves of others may keep somebody waiting at the usual pace;
 * who wants to watch them longer sets a slower one.
 */
const PATIENCE = 8_000;

interface Ways {
  readonly board: () => GameBoard | null;
  readonly newest: () => StateMessage | null;
  /** The seat of whoever reads this; null for spectators, and for people who share a screen. */
  readonly reader: () => number | null;
  /** Another position is shown, or another moment of what happens. */
  readonly changed: () => void;
  /** An event has been shown. */
  readonly told: (event: EventLine) => void;
  /** What is read of an event to those who are read to. */
  readonly aloud: (event: EventLine) => string;
}

export class Showing {
  shown: StateMessage | null = $state.raw(null);
  beat: Beat = $state.raw(STILL);
  /** How the others played since one's own last decision. */
  readonly recap = new Recap();
  /** What is shown was shown before. */
  repeating = $state(false);
  private readonly player: Player<StateMessage>;

  constructor(private readonly ways: Ways) {
    this.player = new Player<StateMessage>({
      duration: (event, events) => this.duration(event, events),
      least: (event) => (this.hits(event) ? HIT_TIME / settings.pace : 0),
      waits: (event, events) => this.tapTime(event, events),
      turning: (events) => this.ways.board()?.turning(events) ?? 0,
      most: () => ((settings.aloud ? 2 : 1) * PATIENCE) / settings.pace,
      show: (shown) => {
        this.shown = shown.state;
        this.repeating = shown.again;
        this.beat = shown.event === null ? STILL : { event: shown.event, events: shown.events, index: shown.index };
        this.ways.changed();
      },
      tell: (event, hurried) => {
        this.ways.told(event);
        if (!hurried) play(this.ways.board()?.sound(event) ?? null);
      },
    });
  }

  get busy(): boolean {
    return this.beat.event !== null;
  }

  /** Whether the newest position is shown and nothing moves. */
  get still(): boolean {
    return this.beat.event === null && this.shown === this.ways.newest() && this.shown !== null;
  }

  /** Show a position at once: nothing of what led to it is news. */
  jump(state: StateMessage): void {
    this.player.jump(state);
    this.recap.begin(state);
  }

  /** Show what led to a position, and then the position. `before` is the one before it, `chose` whether the reader decided there. */
  push(state: StateMessage, before: StateMessage, chose: boolean): void {
    this.player.push({ state, events: state.events });
    this.recap.take(state, before, chose);
  }

  /** A new table is looked at before anything happens there. */
  look(): void {
    this.player.hold((FIRST_LOOK * this.calm) / settings.pace);
  }

  /** Show once more what happened since one's own last decision. */
  repeat(): void {
    const newest = this.ways.newest();
    const { from, frames } = this.recap;
    if (from === null || newest === null || frames.length === 0) return;
    this.player.repeat(from, [...frames, { state: newest, events: [] }]);
  }

  /** Whether something on the board waits for the player's tap. */
  get awaitsTap(): boolean {
    return this.beat.event !== null && !this.repeating && this.tapped(this.beat.event, this.beat.events);
  }

  /** A tap on the board while something is told: what comes next is opened, or, where nothing waits for a tap, all is told at once. */
  tap(): void {
    if (this.awaitsTap) this.player.step();
    else this.player.skip();
  }

  /** Everything that is being told is told at once. */
  skip(): void {
    this.player.skip();
  }

  end(): void {
    this.player.end();
  }

  /** The first games of a kind are shown more calmly. */
  private get calm(): number {
    return calm(this.ways.newest()?.game ?? '');
  }

  /** Whether the player opens with a tap what comes after an event. */
  private tapped(event: EventLine, events: readonly EventLine[]): boolean {
    return settings.tap && !!this.ways.newest()?.held.includes(Number(event.facts.seat)) && !!this.ways.board()?.taps?.(event, events);
  }

  private duration(event: EventLine, events: readonly EventLine[]): number {
    const board = this.ways.board();
    if (document.hidden || board === null) return 0;
    const usual = board.duration(event, event.facts.seat === this.ways.newest()?.seat, events);
    const time = reduced() ? Math.min(usual, 400) : usual;
    // What was done to the reader is seen, however much else happens.
    const shown = ((this.hits(event) ? Math.max(time, HIT_TIME) : time) * this.calm) / settings.pace;
    // What is read aloud is heard to its end.
    const read = settings.aloud ? timeOf(this.ways.aloud(event)) / settings.pace : 0;
    return Math.max(shown, read);
  }

  /** How long an event waits for the player's tap. */
  private tapTime(event: EventLine, events: readonly EventLine[]): number {
    if (document.hidden || !this.tapped(event, events)) return 0;
    const newest = this.ways.newest();
    const others = newest?.table.seats.some((seat) => seat.kind !== 'bot' && !newest.held.includes(seat.seat)) ?? false;
    return others ? TAP_TIME * (settings.aloud ? 2 : 1) : TAP_TIME_ALONE;
  }

  /** Whether an event takes something from whoever reads this. */
  private hits(event: EventLine): boolean {
    return hits(event, this.ways.reader(), this.shown?.view, this.ways.board());
  }
}
