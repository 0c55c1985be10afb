/** What a bot would do here, asked for by the player, and the move that the board points to meanwhile. */

import type { HintMessage, HintMove, StateMessage } from '../protocol';
import type { Pattern } from './narrowing';
import { restOf, type Whole } from './whole';

export class Advice {
  hint: HintMessage | null = $state.raw(null);
  /** Asked for, and not yet given. */
  waiting = $state(false);
  /** The move that is pointed to. */
  pointed: Pattern | null = $state.raw(null);
  /** The further answers of that move: where it leads. */
  aims: readonly Pattern[] = $state.raw([]);

  /** Ask for advice, or put away what was given. `send`: whether the question went out. */
  toggle(send: () => boolean): void {
    if (this.hint !== null) this.forget();
    else if (send()) this.waiting = true;
  }

  /** Advice has come; it is of use for the position `n` alone. `whole`: what may be chosen that a move of it stands for. */
  take(message: HintMessage, n: number | undefined, whole: (move: HintMove) => Whole | undefined): void {
    this.waiting = false;
    if (message.n !== n) return;
    this.hint = message;
    const [best] = message.moves;
    this.point(best === undefined ? undefined : whole(best));
  }

  point(whole: Whole | undefined): void {
    this.pointed = whole === undefined ? null : { kind: whole.offer.kind, with: whole.offer.parameters };
    this.aims = whole?.answers.slice(1).map(({ kind, parameters }) => ({ kind, with: parameters })) ?? [];
  }

  /**
   * The position has changed. Whoever gave the first answer of a whole move is shown the next one; else the advice is of no use any more.
   * `given`: the answer. `whole`: as in `take`.
   */
  turn(state: StateMessage, given: number | null, whole: (move: HintMove) => Whole | undefined): void {
    const { hint } = this;
    const followed = hint?.moves.find((move) => move.action === given);
    // What belongs to another move of the player is no advice any more: it was thought of before this one.
    const more = followed !== undefined && this.aims.length > 0;
    const rest = followed === undefined || !more ? null : restOf(followed);
    if (hint === null || rest === null || state.seat !== hint.seat || !state.moves.some((move) => move.action === rest.action))
      return this.forget();
    this.hint = { ...hint, n: state.n, moves: [rest] };
    this.point(whole(rest));
  }

  /** There will be no answer. */
  refuse(): void {
    this.waiting = false;
  }

  forget(): void {
    this.hint = null;
    this.point(undefined);
  }
}
