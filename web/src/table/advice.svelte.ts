/** What a bot would do here, asked for by the player, and the move that the board points to meanwhile. */

import type { HintMessage, HintMove, LegalMove } from '../protocol';
import type { Offer, Pattern } from './narrowing';

/** Of several answers that are one choice, the choice; else the move itself. */
export function choiceOf(
  hint: Pick<HintMove, 'action' | 'then'>,
  offers: readonly Offer[],
  moves: readonly LegalMove[],
): Offer | undefined {
  const answers = [hint.action, ...hint.then.map((answer) => answer.action)];
  return (
    offers.find((offer) => offer.chain?.every((answer, index) => answer === answers[index])) ??
    offers.find((offer) => offer.action === hint.action) ??
    moves.find((move) => move.action === hint.action)
  );
}

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

  /** Advice has come; it is of use for the position `n` alone. `choice`: what may be chosen that a move of it stands for. */
  take(message: HintMessage, n: number | undefined, choice: (move: HintMove) => LegalMove | undefined): void {
    this.waiting = false;
    if (message.n !== n) return;
    this.hint = message;
    const [best] = message.moves;
    this.point(best === undefined ? undefined : choice(best));
  }

  point(move: LegalMove | undefined): void {
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
