/** What the others did since one's own last decision: kept to be told and to be seen once more. */

import type { GameBoard } from '../boards/types';
import type { EventLine, StateMessage } from '../protocol';
import type { Frame } from './player';
import { standing } from './undone';

/** What is shown for a shorter time than this, in milliseconds at normal pace, is a trifle: a turn begins, somebody draws a card. */
const TRIFLE = 450;

type Judge = Pick<GameBoard, 'harms' | 'duration'>;

/** Whether an event takes something from a seat, or is an attack on it. */
export function hits(event: EventLine, seat: number | null, before: unknown, board: Judge | null): boolean {
  if (seat === null) return false;
  const { facts } = event;
  const change = Array.isArray(facts.changes) ? Number(facts.changes[seat] ?? 0) : 0;
  if (change !== 0) return change < 0;
  return (facts.target === seat && facts.seat !== seat) || (board?.harms?.(event, seat, before as never) ?? false);
}

export interface Weighed {
  readonly event: EventLine;
  readonly weight: 'hit' | 'usual' | 'trifle';
}

interface Told {
  readonly frames: readonly Frame<StateMessage>[];
  /** The position from which they begin. */
  readonly from: StateMessage | null;
}

const NOTHING: Told = { frames: [], from: null };

export class Recap {
  private kept: Told = $state.raw(NOTHING);
  /** What was told before earlier decisions, the newest last: a decision that is taken back is asked for again. */
  private past: { readonly told: Told; readonly depth: number }[] = [];
  /** How many decisions stand, counted from where this page came in. */
  private depth = 0;
  /** The position after one's own newest decision: what the others do next begins there. */
  private decided: StateMessage | null = null;

  get frames(): readonly Frame<StateMessage>[] {
    return this.kept.frames;
  }

  get from(): StateMessage | null {
    return this.kept.from;
  }

  /** Begin anew with a whole position. */
  begin(state: StateMessage): void {
    this.kept = NOTHING;
    this.past = [];
    this.depth = 0;
    this.decided = state;
  }

  /** The next position; `before` is the one before it, `chose` whether the reader decided there. */
  take(state: StateMessage, before: StateMessage, chose: boolean): void {
    const fell = state.events.filter((event) => event.kind === 'taken_back').map((event) => Number(event.facts.count ?? 1));
    const depth = this.depth;
    // A number is a decision or a taking back.
    this.depth += state.n - before.n - fell.reduce((sum, count) => sum + 1 + count, 0);
    if (fell.length > 0) this.undo(state);
    else if (chose && state.n !== before.n) {
      this.past.push({ told: this.kept, depth });
      this.decided = state;
    } else if (state.events.length > 0 && state.held.length === 1) this.add(state);
  }

  /** After a decision of one's own this is news, before it belongs to what the others did already. */
  private add(state: StateMessage): void {
    const frame = { state, events: state.events };
    this.kept =
      this.decided === null ? { frames: [...this.kept.frames, frame], from: this.kept.from } : { frames: [frame], from: this.decided };
    this.decided = null;
  }

  /** What was taken back is told no more: it is told again what was told when the same was asked for before. */
  private undo(state: StateMessage): void {
    const known = this.past.findLast(({ depth }) => depth === this.depth);
    this.kept = known?.told ?? NOTHING;
    this.past = this.past.filter(({ depth }) => depth < this.depth);
    this.decided = known === undefined ? state : null;
  }

  /** The events of all frames that stand, in the order of the log, each with its weight: what hit this seat, the usual, or a trifle. */
  told(seat: number | null, board: Judge | null): readonly Weighed[] {
    let before = this.kept.from;
    const weighed: Weighed[] = [];
    for (const { state, events } of this.kept.frames) {
      for (const event of events) {
        const hit = hits(event, seat, before?.view, board);
        const time = board?.duration(event, false, events) ?? TRIFLE;
        weighed.push({ event, weight: hit ? 'hit' : time < TRIFLE ? 'trifle' : 'usual' });
      }
      before = state;
    }
    const stand = new Set(standing(weighed.map(({ event }) => event)));
    return weighed.filter(({ event }) => stand.has(event));
  }
}

/** What is told where there is little room: what hit the reader, else all but trifles, in the order of the log. */
export function foremost(told: readonly Weighed[]): readonly EventLine[] {
  const weights = (['hit', 'usual', 'trifle'] as const).find((each) => told.some(({ weight }) => weight === each));
  return told.filter(({ weight }) => weight === weights).map(({ event }) => event);
}
