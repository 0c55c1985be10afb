/** What the player is choosing: each pick narrows what may be done, and the move that is left is made, or waits for a yes. */

import type { LegalMove } from '../protocol';
import { allows, back, begin, NOTHING, type Narrowing, type Offer, type Pattern, pick, renew } from './narrowing';

/** What choosing asks of the table. */
export interface Chooser {
  /** The moves that the newest position allows. */
  legal(): readonly LegalMove[];
  /** Send a move: whether it went out. */
  send(action: number): boolean;
  /** The seat that chooses. */
  seat?(): number | null;
  /** Whether a choice is only planned, and not made. */
  plans?(chain: readonly number[], offer: Offer | undefined): boolean;
  /** Ask why a move is not possible. */
  why(move: Pattern): void;
  /** Whether the player wants to be asked before a move is made. */
  careful(): boolean;
}

export class Choosing {
  narrowing: Narrowing = $state.raw(NOTHING);
  /** One move is left, and it waits for a yes. */
  asking: Offer | null = $state.raw(null);
  /** The kind of move that is being looked at, before it is picked. */
  looking: string | null = $state(null);

  /** A move is under way to the table. */
  private sent = false;
  /** The rest of a choice that answers several questions: given as soon as they are asked. */
  private answers: readonly number[] = [];
  /** How many questions each choice has answered, and for whom; the latest last. */
  private answered: { seat: number | null; count: number }[] = [];

  constructor(private readonly table: Chooser) {}

  /** Whether there is something to choose. */
  get open(): boolean {
    return this.narrowing.moves.length > 0;
  }

  /** The narrowing as the board shows it: whoever looks at a kind of move sees only where it leads. */
  get offered(): Narrowing {
    const kind = this.looking;
    if (kind === null || !allows(this.narrowing, { kind })) return this.narrowing;
    return {
      moves: this.narrowing.moves,
      picks: [...this.narrowing.picks, { kind }],
      left: this.narrowing.left.filter((move) => move.kind === kind),
    };
  }

  /** The table has answered: what was sent is decided. */
  heard(): void {
    this.sent = false;
  }

  /** The rest of a choice is not given any more: the table has said no, or begins anew. */
  forget(): void {
    this.answers = [];
  }

  /** How many decisions go back with the latest choice, which is forgotten. */
  undo(): number {
    const seat = this.table.seat?.() ?? null;
    const last = this.answered.findLastIndex((choice) => choice.seat === seat);
    return last < 0 ? 1 : (this.answered.splice(last, 1)[0]?.count ?? 1);
  }

  /** Open these moves, put together as the board offers them; whether there was nothing to choose before. */
  offer(legal: readonly LegalMove[], combine: (moves: readonly LegalMove[]) => readonly Offer[]): boolean {
    const asked = this.sent ? [] : legal;
    const [answer] = this.answers;
    if (asked.length > 0 && answer !== undefined) {
      const rest = this.answers.slice(1);
      this.answers = [];
      if (asked.some((move) => move.action === answer)) {
        const choice = this.answered.pop();
        this.act(answer);
        const now = this.answered.at(-1);
        if (now && choice) now.count += choice.count;
        this.answers = rest;
        return false;
      }
    }
    const moves = asked.length > 0 ? combine(asked) : asked;
    const closed = !this.open;
    this.narrowing = renew(this.narrowing, moves);
    if (this.narrowing.picks.length === 0) this.asking = null;
    return closed && this.open;
  }

  /**
   * Pick something. When no legal move fits, the table is asked why not: about `why`, if not about the pattern itself. `sure`: it has been
   * asked for already.
   */
  choose(pattern: Pattern, why: Pattern | null = pattern, sure = false): void {
    const outcome = pick(this.narrowing, pattern);
    this.narrowing = outcome.narrowing;
    if (outcome.step !== 'chosen') {
      this.asking = null;
      if (outcome.step === 'refused' && why !== null && this.open) this.table.why(why);
      return;
    }
    const ask = outcome.move.ask === true || (!sure && this.table.careful());
    if (ask && this.asking?.action !== outcome.move.action) this.asking = outcome.move;
    else this.act(outcome.move.action);
  }

  /** Take something from a list beside the board: it is shown there, and asked about, as if it had been picked there. */
  take(offer: Offer): void {
    this.narrowing = pick(begin(this.narrowing.moves), { kind: offer.kind, with: offer.parameters }).narrowing;
    const ask = offer.ask === true || this.table.careful();
    if (ask && this.asking?.action !== offer.action) this.asking = offer;
    else this.make(offer);
  }

  /** Make a move that the table has offered, by its number; all of it, if it was asked about as a whole. */
  act(action: number): void {
    const asked = this.asking?.action === action ? this.asking : undefined;
    this.make(asked ?? this.narrowing.moves.find((move) => move.action === action) ?? { action });
  }

  private make(offer: Pick<Offer, 'action' | 'chain'>): void {
    this.asking = null;
    const chain = offer.chain ?? [offer.action];
    if (!this.table.legal().some((move) => move.action === chain[0])) return;
    if (
      this.table.plans?.(
        chain,
        this.narrowing.moves.find((move) => move.action === offer.action),
      )
    ) {
      this.narrowing = begin(this.narrowing.moves);
    } else this.follow(chain);
  }

  /** Make moves that follow each other: the first now, the others as soon as they are asked for. */
  follow(chain: readonly number[]): void {
    const [first, ...rest] = chain;
    if (first === undefined || !this.table.legal().some((move) => move.action === first)) return;
    this.sent = this.table.send(first);
    if (this.sent) {
      this.answered.push({ seat: this.table.seat?.() ?? null, count: 1 });
      this.answers = rest;
      this.narrowing = begin([]);
    }
  }

  /** Take the last pick away; whether there was one. */
  stepBack(): boolean {
    if (this.narrowing.picks.length === 0) return false;
    this.asking = null;
    this.narrowing = back(this.narrowing);
    return true;
  }
}
