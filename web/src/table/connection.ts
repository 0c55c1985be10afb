/** The line to the table: opened, kept alive, and silently opened again from where it broke. */

import { api } from '../api';
import type { ErrorMessage, FromClient, FromServer } from '../protocol';

export type Phase = 'connecting' | 'live' | 'lost' | 'refused' | 'closed';

const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The close code after a refusal. */
const REFUSED = 4000;
/** Refusals that pass: the table is asked again. */
const PASSING: readonly string[] = ['busy', 'too_many'];

type Sending = FromClient extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private number = 0;
  private retry = 0;
  private heart = 0;
  private pong = 0;
  private phase: Phase = 'connecting';
  private since: number | null = null;
  private refusal: ErrorMessage | null = null;

  constructor(
    private readonly match: string,
    private readonly hear: (message: FromServer) => void,
    private readonly change: (phase: Phase, refusal: ErrorMessage | null) => void,
  ) {
    addEventListener('online', this.now);
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

  close(): void {
    this.go('closed');
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    clearTimeout(this.retry);
    this.quiet();
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.phase === 'lost' && !document.hidden) {
      clearTimeout(this.retry);
      this.open();
    }
  };

  private go(phase: Phase): void {
    if (this.phase === 'closed') return;
    this.phase = phase;
    if (phase !== 'closed') this.change(phase, this.refusal);
  }

  private quiet(): void {
    clearInterval(this.heart);
    clearTimeout(this.pong);
  }

  private open(): void {
    const socket = new WebSocket(api.socket(this.match, this.since));
    this.socket = socket;
    socket.onopen = () => {
      this.heart = window.setInterval(() => {
        this.send({ type: 'ping' });
        clearTimeout(this.pong);
        this.pong = window.setTimeout(() => socket.close(), PONG_WITHIN);
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      clearTimeout(this.pong);
      if (message.type === 'state' || message.type === 'table') this.since = Math.max(this.since ?? 0, message.serial);
      if (message.type === 'error') this.refusal = message;
      else if (message.type === 'state') this.refusal = null;
      if (message.type === 'state' && this.phase !== 'live') {
        this.wait = FIRST_WAIT;
        this.go('live');
      }
      this.hear(message);
    };
    socket.onclose = (event) => {
      this.quiet();
      if (this.phase === 'closed' || this.socket !== socket) return;
      if (event.code === REFUSED && !PASSING.includes(this.refusal?.code ?? '')) {
        this.go('refused');
        return;
      }
      this.go('lost');
      this.retry = window.setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }

  /** Open the line anew, and ask for everything: this browser has become somebody else at the table. */
  reopen(): void {
    const old = this.socket;
    this.since = null;
    clearTimeout(this.retry);
    this.quiet();
    this.go('connecting');
    this.open();
    old?.close();
  }
}
