/** What a person may ask of the table besides moves: to pause, to resign, to chat, to play again. The table decides, and tells all. */

import type { StateMessage, Table } from '../protocol';
import type { Sending } from './connection';

/** The longest line of chat. */
const LONGEST = 300;

interface Ways {
  readonly send: (message: Sending) => number | null;
  readonly newest: () => StateMessage | null;
  readonly table: () => Table | null;
}

export class Requests {
  constructor(private readonly ways: Ways) {}

  private get seat(): number | null {
    return this.ways.newest()?.seat ?? null;
  }

  /** Let all moments of a kind pass, or be asked again; nobody else learns of it. */
  letPass(window: string, on: boolean): void {
    this.ways.send({ type: 'let_pass', window, on, seat: this.seat });
  }

  /** Go back over so many decisions. */
  takeBack(decisions: number): void {
    const newest = this.ways.newest();
    if (newest === null) return;
    this.ways.send({ type: 'take_back', at: newest.n, decisions, number: newest.question?.number ?? null, seat: this.seat });
  }

  answer(yes: boolean, seat: number): void {
    this.ways.send({ type: 'answer', yes, seat });
  }

  speakUp(text: string): void {
    if (text.trim()) this.ways.send({ type: 'chat', text: text.trim().slice(0, LONGEST) });
  }

  start(fill: string | null): void {
    this.ways.send({ type: 'start', fill });
  }

  resign(): void {
    this.ways.send({ type: 'resign', seat: this.seat });
  }

  abandon(): void {
    this.ways.send({ type: 'abandon' });
  }

  pause(): void {
    this.ways.send({ type: this.ways.table()?.status === 'paused' ? 'resume' : 'pause' });
  }

  standIn(seat: number, bot: string): void {
    this.ways.send({ type: 'stand_in', seat, bot });
  }

  handBack(seat: number): void {
    this.ways.send({ type: 'hand_back', seat });
  }

  rematch(): void {
    this.ways.send({ type: 'rematch' });
  }
}
