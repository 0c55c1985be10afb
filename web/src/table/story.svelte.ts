/** All that has been told at the table, the older pages of it fetched one by one, and what was missed since the last visit. */

import type { EventLine, StateMessage, StoryMessage } from '../protocol';

/** Where the last thing that was seen is remembered. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

export class Story {
  log: readonly EventLine[] = $state.raw([]);
  /** What happened while this page was away. */
  since: readonly EventLine[] = $state.raw([]);

  /** How many events come before those of the log, and the request for them that is under way. */
  private earlier = 0;
  private asked: number | null = null;

  /**
   * `ask` asks the table for the page before an event: the number of the request, or null while the line is down. `memory` may throw where
   * storage is forbidden.
   */
  constructor(
    private readonly match: string,
    private readonly ask: (before: number) => number | null,
    private readonly memory: () => Memory,
  ) {}

  /** Begin with what a whole position brings along. */
  begin(events: readonly EventLine[], earlier: number): void {
    this.log = events;
    this.earlier = earlier;
    this.askOn();
  }

  tell(event: EventLine): void {
    this.log = [...this.log, event];
  }

  /** The beginning of a long story comes page by page, the newest first. */
  take(message: StoryMessage): void {
    if (message.first + message.events.length !== this.earlier) return;
    this.log = [...message.events, ...this.log];
    this.earlier = message.first;
    this.askOn();
  }

  /** Whether an error is about an older page: that can wait, whoever reads that far asks again by coming back. */
  refuses(request: number | null): boolean {
    return request !== null && request === this.asked;
  }

  /** What happened while this page was away. */
  missed(state: StateMessage): void {
    const seen = this.seen();
    if (seen !== null && state.result === null && state.seat !== null) {
      this.since = state.events.filter((event) => event.serial > seen && event.facts.seat !== state.seat);
    }
  }

  remember(state: StateMessage): void {
    // Who was here only before the game began has not missed its beginning.
    if (state.view === null) return;
    try {
      this.memory().setItem(this.key, String(state.serial));
    } catch {
      // Without storage nobody is told what they missed; the log has it.
    }
  }

  private seen(): number | null {
    try {
      const text = this.memory().getItem(this.key);
      const serial = Number(text ?? Number.NaN);
      return Number.isFinite(serial) ? serial : null;
    } catch {
      return null;
    }
  }

  private get key(): string {
    return `clutch.seen.${this.match}`;
  }

  private askOn(): void {
    this.asked = this.earlier > 0 ? this.ask(this.earlier) : null;
  }
}
