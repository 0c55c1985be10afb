/**
 * The line to the table: opened, kept alive, given up as soon as it is silent, and opened again from where it broke. What must arrive is
 * kept until it is answered.
 */

import { api } from '../api';
import type { ErrorMessage, FromClient, FromServer } from '../protocol';

export type Phase = 'connecting' | 'live' | 'lost' | 'refused' | 'closed';

const PING_EVERY = 10_000;
const PONG_WITHIN = 4_000;
/** How long a new line may take until the first position is here. */
const GREETED_WITHIN = 8_000;
const LAST_MOMENT = 200;
/** After this long without an answer the player is told that a move is still under way. */
const SLOW_AFTER = 1_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The close code after a refusal. */
const REFUSED = 4000;
/** Refusals that pass: the table is asked again. */
const PASSING: readonly string[] = ['busy', 'too_many'];

export type Sending = FromClient extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** What the line tells its page. */
export interface Listener {
  hear(message: FromServer): void;
  change(phase: Phase, refusal: ErrorMessage | null): void;
  /** Something that must arrive is not answered for a while; or all of it is answered now. */
  slow(slow: boolean): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private number = 0;
  private retry = 0;
  private heart = 0;
  private pong = 0;
  private patience = 0;
  private phase: Phase = 'connecting';
  private since: number | null = null;
  private refusal: ErrorMessage | null = null;
  /** What must arrive and is not answered yet, by its number: sent again, with the same number, on every new line. */
  private readonly kept = new Map<number, string>();

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.now);
    this.open();
  }

  /** Send a message: its number, or null while the line is down. */
  send(message: Sending): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.number += 1;
    this.socket.send(JSON.stringify({ ...message, id: this.number }));
    return this.number;
  }

  /** Send a message that must arrive: its number. It is kept until it is answered, whatever becomes of the line. */
  deliver(message: Sending): number {
    this.number += 1;
    const text = JSON.stringify({ ...message, id: this.number });
    this.kept.set(this.number, text);
    if (this.phase === 'live') {
      this.socket?.send(text);
      this.expect(PONG_WITHIN);
    }
    if (this.patience === 0) this.patience = window.setTimeout(() => this.listener.slow(true), SLOW_AFTER);
    return this.number;
  }

  /** Whether a message that must arrive is not answered yet. */
  waits(number: number | null): boolean {
    return number !== null && this.kept.has(number);
  }

  close(): void {
    this.go('closed');
    removeEventListener('online', this.now);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.now);
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.drop();
  }

  private readonly now = (): void => {
    if (this.phase === 'lost' && !document.hidden) {
      clearTimeout(this.retry);
      this.open();
    }
  };

  /** Give the line up without waiting for its end, which may take a minute to be told, and try another. */
  private readonly lose = (): void => {
    if (this.phase === 'closed' || this.phase === 'refused') return;
    this.drop();
    this.go('lost');
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  };

  private go(phase: Phase): void {
    if (this.phase === 'closed') return;
    this.phase = phase;
    if (phase !== 'closed') this.listener.change(phase, this.refusal);
  }

  /** Let the socket go: nothing that it may still say is heard. */
  private drop(): void {
    clearInterval(this.heart);
    clearTimeout(this.pong);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** Without a word from the table within this time the line is lost. A page that was busy itself first hears what has come meanwhile. */
  private expect(within: number): void {
    clearTimeout(this.pong);
    this.pong = window.setTimeout(() => (this.pong = window.setTimeout(this.lose, LAST_MOMENT)), within);
  }

  /** Something was answered. */
  private answered(number: number | null | undefined): void {
    if (number === null || number === undefined || !this.kept.delete(number) || this.kept.size > 0) return;
    clearTimeout(this.patience);
    this.patience = 0;
    this.listener.slow(false);
  }

  private open(): void {
    this.drop();
    const socket = new WebSocket(api.socket(this.match, this.since));
    this.socket = socket;
    this.expect(GREETED_WITHIN);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data) as FromServer;
      clearTimeout(this.pong);
      if (message.type === 'state' || message.type === 'table') this.since = Math.max(this.since ?? 0, message.serial);
      if (message.type === 'error') this.refusal = message;
      else if (message.type === 'state') this.refusal = null;
      this.answered(message.reply_to);
      const greeted = message.type === 'state' && this.phase !== 'live';
      if (greeted) this.go('live');
      this.listener.hear(message);
      if (greeted) this.begin(socket);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === REFUSED && !PASSING.includes(this.refusal?.code ?? '')) {
        this.drop();
        this.go('refused');
      } else this.lose();
    };
  }

  /** The table has greeted us: what is not answered yet is said again, and the line is watched. */
  private begin(socket: WebSocket): void {
    this.wait = FIRST_WAIT;
    for (const text of this.kept.values()) socket.send(text);
    if (this.kept.size > 0) this.expect(PONG_WITHIN);
    this.heart = window.setInterval(() => {
      this.send({ type: 'ping' });
      this.expect(PONG_WITHIN);
    }, PING_EVERY);
  }

  /** Open the line anew, and ask for everything: this browser has become somebody else at the table. */
  reopen(): void {
    this.since = null;
    clearTimeout(this.retry);
    this.go('connecting');
    this.open();
  }
}
