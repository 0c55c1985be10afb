/** What a bot would do here, asked for by the player, and the move that the board points to meanwhile. */

import type { HintMessage, LegalMove } from '../protocol';
import type { Pattern } from './narrowing';

export class Advice {
  hint: HintMessage | null = $state.raw(null);
  /** Asked for, and not yet given. */
  waiting = $state(false);
  /** The move that is pointed to. */
  pointed: Pattern | null = $state.raw(null);

  /** Ask for advice, or put away what was given. `send`: whether the question went out. */
  toggle(send: () => boolean): void {
    if (this.hint !== null) this.forget();
    else if (send()) this.waiting = true;
  }

  /** Advice has come; it is of use for the position `n` alone. */
  take(message: HintMessage, n: number | undefined, moves: readonly LegalMove[]): void {
    this.waiting = false;
    if (message.n !== n) return;
    this.hint = message;
    this.point(message.moves[0]?.action, moves);
  }

  point(action: number | undefined, moves: readonly LegalMove[]): void {
    const move = moves.find((each) => each.action === action);
    this.pointed = move === undefined ? null : { kind: move.kind, with: move.parameters };
  }

  /** There will be no answer. */
  refuse(): void {
    this.waiting = false;
  }

  forget(): void {
    this.hint = null;
    this.pointed = null;
  }
}
