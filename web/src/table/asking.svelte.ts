/** At a real box: what people are asked, and saying it. */

import type { QuestionLine } from '../protocol';

/** What saying asks of the table. */
export interface Teller {
  question(): QuestionLine | null;
  /** Say an outcome: whether it went out. */
  enter(number: number, outcome: number, sure: boolean): boolean;
}

export class Asking {
  /** The outcome that would end the game, until somebody is sure of it. */
  ending: number | null = $state(null);
  /** The pictures are folded away, to look at the board. */
  folded = $state(false);
  /** An answer is under way. */
  private sent: number | null = $state(null);

  constructor(private readonly table: Teller) {}

  /** Whether an answer to this question is on its way. */
  get waits(): boolean {
    return this.sent !== null && this.sent === this.table.question()?.number;
  }

  answer(outcome: number, sure = false): void {
    const question = this.table.question();
    if (question === null || question.names.length === 0 || this.waits) return;
    this.ending = null;
    if (this.table.enter(question.number, outcome, sure)) this.sent = question.number;
    this.last = outcome;
  }

  /** The table has answered: another question is open, or none. */
  heard(): void {
    this.sent = null;
    this.ending = null;
  }

  /** The table has refused; what would end the game is asked once more. */
  refused(code: string): void {
    this.sent = null;
    this.ending = code === 'ends_game' ? this.last : null;
  }

  private last: number | null = null;
}
