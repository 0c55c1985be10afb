/**
 * Between turns: moves that are tried out on a copy of what one knows, and a move that is prepared while others think. Both are this page's
 * own affair: the table answers questions, keeps nothing of them, and tells nobody.
 */

import type {
  ForeseenEvent,
  ForesightMessage,
  FromClient,
  LegalMove,
  PreparedMessage,
  PromptLine,
  StateMessage,
  TriedMessage,
} from '../protocol';

/** What planning asks of its page. */
export interface Planner {
  /** Send a question: its number, or null while the line is down. */
  send(question: FromClient): number | null;
  /** The moves that may be chosen have changed. */
  changed(): void;
  /** Make moves at the table, one after the other. */
  play(chain: readonly number[]): void;
  /** A prepared move is not made: why not. */
  dropped(reason: 'asked' | 'legal' | 'brings'): void;
}

/** A move for the next turn, and what it was prepared for. */
export interface Plan {
  readonly chain: readonly number[];
  readonly words: string;
  /** What the table will ask then. */
  readonly kind: string;
  /** What it would bring; null until the table has told it. */
  readonly brings: PreparedMessage | null;
}

type Position = Pick<StateMessage, 'n' | 'seat' | 'moves' | 'prompt' | 'view'>;
type Told = { readonly events: readonly ForeseenEvent[] } & Pick<PreparedMessage, 'stop'>;

/** Whether a move still brings what it was prepared for: all that was certain, in the same order. */
export function holds(prepared: Told, now: Told): boolean {
  const same = prepared.events.every((event, index) => {
    const other = now.events[index];
    return other !== undefined && other.kind === event.kind && JSON.stringify(other.facts) === JSON.stringify(event.facts);
  });
  return same && (prepared.stop === 'secret' || (prepared.stop === now.stop && prepared.events.length === now.events.length));
}

export class Planning {
  /** Whether moves are tried out, and where that has led. */
  trying = $state(false);
  tried: TriedMessage | null = $state.raw(null);
  /** The last move of a trial that ends where luck decides, or what one does not know: the board still shows it. */
  kept: readonly number[] | null = $state.raw(null);
  /** What may be prepared, while it is chosen. */
  offered: PreparedMessage | null = $state.raw(null);
  plan: Plan | null = $state.raw(null);
  /** Nothing can be prepared now: nobody can say what will be asked. */
  nothing = $state(false);

  private at: Position | null = null;
  /** What was chosen from when the newest trial was asked for, and what was chosen. */
  private asking: { readonly view: StateMessage['view']; readonly moves: readonly LegalMove[]; readonly chain: readonly number[] } | null =
    null;
  /** The newest question, and the question whether a prepared move still brings what it did. */
  private asked: number | null = null;
  private checked: number | null = null;

  constructor(private readonly page: Planner) {}

  /** The moves to choose from instead of those that the table allows now; null while nothing is planned. */
  get moves(): readonly LegalMove[] | null {
    if (this.trying) return this.tried === null ? (this.at?.moves ?? []) : this.tried.moves;
    return this.offered?.moves ?? null;
  }

  /** Whether there is something to say of what is planned. */
  get told(): boolean {
    return this.trying || this.offered !== null || this.plan !== null || this.nothing;
  }

  get view(): StateMessage['view'] {
    return this.trying ? (this.tried?.view ?? null) : null;
  }

  get prompt(): PromptLine | null {
    return this.trying ? (this.tried?.prompt ?? null) : (this.offered?.prompt ?? null);
  }

  /** The table stands there now. */
  turn(state: Position): void {
    const moved = state.n !== this.at?.n || state.seat !== this.at.seat;
    this.at = state;
    if (!moved) return;
    this.trying = false;
    this.tried = this.offered = this.kept = null;
    this.nothing = false;
    this.checked = null;
    if (state.moves.length > 0) this.recall(state);
  }

  // Trying out

  try(): void {
    this.trying = true;
    this.tried = this.kept = null;
    this.page.changed();
  }

  /** Put the last move back, or end the trial if there is none. */
  putBack(): void {
    const rest = this.tried?.actions.slice(0, -1) ?? [];
    if (this.tried === null) this.trying = false;
    this.tried = this.kept = null;
    if (rest.length > 0) this.ask(rest);
    this.page.changed();
  }

  end(): void {
    this.trying = false;
    this.tried = this.offered = this.kept = null;
    this.page.changed();
  }

  /** Make at the table what was tried. */
  doIt(): void {
    const chain = this.tried?.actions ?? [];
    this.end();
    if (chain.length > 0) this.page.play(chain);
  }

  private ask(actions: readonly number[]): void {
    if (this.at !== null) this.asked = this.page.send({ type: 'try', at: this.at.n, actions: [...actions], seat: this.at.seat });
  }

  // Preparing

  prepare(): void {
    this.plan = null;
    this.nothing = false;
    this.asked = this.page.send({ type: 'prepare', seat: this.at?.seat ?? null });
  }

  takeBack(): void {
    this.plan = null;
    this.checked = null;
  }

  /** A choice is made: whether it was one that is planned and not one for the table. */
  takes(chain: readonly number[], words: string): boolean {
    const [first] = chain;
    if (first === undefined) return false;
    if (this.trying) {
      if (this.kept !== null) return true; // nobody can say what could be tried then
      this.asking = { view: this.view, moves: (this.moves ?? []).filter(({ action }) => action === first), chain };
      this.ask([...(this.tried?.actions ?? []), ...chain]);
      return true;
    }
    if (this.offered === null) {
      this.plan = null; // whoever decides by hand has changed their mind
      return false;
    }
    this.plan = { chain, words, kind: this.offered.prompt?.kind ?? '', brings: null };
    this.asked = this.page.send({ type: 'prepare', action: first, seat: this.at?.seat ?? null });
    this.offered = null;
    this.page.changed();
    return true;
  }

  /** The turn has come: the prepared move is made if it is what it was. */
  private recall(state: Position): void {
    const plan = this.plan;
    if (plan === null) return;
    const [first] = plan.chain;
    if (state.prompt?.kind !== plan.kind) this.drop('asked');
    else if (first === undefined || !state.moves.some((move) => move.action === first)) this.drop('legal');
    else if (plan.brings === null) this.drop('brings');
    else this.checked = this.page.send({ type: 'foresee', at: state.n, actions: [first], seat: state.seat });
  }

  private drop(reason: 'asked' | 'legal' | 'brings'): void {
    this.plan = null;
    this.page.dropped(reason);
  }

  // What the table answers

  takeTried(message: TriedMessage): void {
    if (message.reply_to !== this.asked || !this.trying) return;
    const { asking } = this;
    const certain = message.view !== null || asking === null || message.actions.at(-1) !== asking.chain.at(-1);
    this.kept = certain ? null : asking.chain;
    // Where nobody can say what comes, the position before it stays on the board, with the move in it.
    this.tried = certain ? message : { ...message, view: asking.view, moves: [...asking.moves] };
    this.page.changed();
  }

  takePrepared(message: PreparedMessage): void {
    if (message.reply_to !== this.asked) return;
    if (message.action === null) {
      this.nothing = message.moves.length === 0;
      this.offered = this.nothing ? null : message;
      this.page.changed();
    } else if (this.plan !== null && message.action === this.plan.chain[0]) this.plan = { ...this.plan, brings: message };
  }

  /** Whether it was the question about a prepared move that is answered. */
  takeForesight(message: ForesightMessage): boolean {
    if (this.checked === null || message.reply_to !== this.checked) return false;
    this.checked = null;
    const plan = this.plan;
    const [now] = message.moves;
    if (plan === null || now === undefined || this.at?.n !== message.n) return true;
    if (plan.brings === null || !holds(plan.brings, now)) this.drop('brings');
    else {
      this.plan = null;
      this.page.play(plan.chain);
    }
    return true;
  }

  /** Whether it was a question of ours that was refused: a trial ends where it stands. */
  refuses(reply: number | null): boolean {
    if (reply === null || (reply !== this.asked && reply !== this.checked)) return false;
    if (reply === this.checked) this.drop('brings');
    this.asked = this.checked = null;
    if (this.plan?.brings === null) this.plan = null;
    return true;
  }
}
