/**
 * Looking ahead: what moves would bring and why others are not possible, asked of the table. Answers count for the position and the eyes
 * that they were asked for, and for no other.
 */

import type { FromClient, ForeseenMove, ForesightMessage, StateMessage, WhyMessage } from '../protocol';
import type { Pattern } from './narrowing';

/** How many moves the table takes in one question. */
export const AT_ONCE = 64;

/** Sends a question: its number, or null while the line is down. */
export type Send = (question: FromClient) => number | null;

type Position = Pick<StateMessage, 'n' | 'seat'>;

export class Ahead {
  /** What each move would certainly bring, by its number, as far as it was asked for and told. */
  foreseen: Readonly<Record<number, ForeseenMove>> = $state.raw({});

  private at: Position | null = null;
  /** The questions that are under way, and the moves that they ask for. */
  private asked: readonly { readonly number: number; readonly actions: readonly number[] }[] = [];
  /** The newest question why something is not possible. */
  private doubted: number | null = null;

  constructor(private readonly send: Send) {}

  /** The table stands there now: in another position, or with other eyes, nothing is foreseen yet, and late answers are of no use. */
  turn(state: Position): void {
    if (state.n === this.at?.n && state.seat === this.at.seat) return;
    this.at = { n: state.n, seat: state.seat };
    this.asked = [];
    this.doubted = null;
    this.foreseen = {};
  }

  /** Ask what moves would bring that nobody has asked for yet. */
  foresee(actions: readonly number[]): void {
    const at = this.at;
    if (at === null) return;
    const wanted = actions.filter(
      (action) => !(action in this.foreseen) && !this.asked.some((question) => question.actions.includes(action)),
    );
    for (let first = 0; first < wanted.length; first += AT_ONCE) {
      const some = wanted.slice(first, first + AT_ONCE);
      const number = this.send({ type: 'foresee', at: at.n, actions: some, seat: at.seat });
      if (number !== null) this.asked = [...this.asked, { number, actions: some }];
    }
  }

  take(message: ForesightMessage): void {
    if (!this.close(message.reply_to)) return;
    this.foreseen = { ...this.foreseen, ...Object.fromEntries(message.moves.map((move) => [move.action, move])) };
  }

  /** Ask why a move is not possible: only the newest question is answered. */
  why(move: Pattern): void {
    if (this.at === null || move.kind === undefined) return;
    const kinds = typeof move.kind === 'string' ? [move.kind] : [...move.kind];
    this.doubted = this.send({ type: 'why', at: this.at.n, kinds, parameters: { ...move.with }, seat: this.at.seat });
  }

  /** The answer, if it is the one that is waited for. */
  answer(message: WhyMessage): WhyMessage | null {
    if (message.reply_to === null || message.reply_to !== this.doubted) return null;
    this.doubted = null;
    return message;
  }

  /** Whether it was a question what moves would bring that was refused: nobody waits for that, and it can be asked again. */
  refuses(reply: number | null): boolean {
    return this.close(reply);
  }

  /** A question is not under way any more; whether it was. */
  private close(reply: number | null): boolean {
    const open = this.asked.filter((question) => question.number !== reply);
    const found = open.length < this.asked.length;
    this.asked = open;
    return found;
  }
}
