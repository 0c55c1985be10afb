/** The curtain of a page that holds several seats: between turns nobody sees what only the other may know. */

/** What the curtain must know of a position. */
export interface Held {
  readonly seat: number | null;
  readonly held: readonly number[];
  readonly prompt: { readonly seat: number | null } | null;
  readonly result: unknown;
  /** At a real box: who is asked what it shows, and whether everybody may see it. */
  readonly question?: { readonly seats: readonly number[]; readonly open: boolean } | null;
  /** At a real box: all lies open, so that nobody has to look away. */
  readonly nothing_hidden?: boolean;
}

/** Whose eyes a position asks for; null if it does not matter who looks. */
export function wanted(position: Held): number | null {
  const { question, held } = position;
  if (question) return question.open ? null : (held.find((seat) => question.seats.includes(seat)) ?? null);
  return position.nothing_hidden ? null : (position.prompt?.seat ?? null);
}

/** Whether everybody at the screen may see all of a position. */
export const isOpen = (position: Held): boolean => position.nothing_hidden === true && (!position.question || position.question.open);

export class Curtain {
  /** Whose eyes may see the screen; null while the curtain is down. */
  eyes: number | null = $state(null);
  /** For whom the curtain is down; null while it is up. */
  down: number | null = $state(null);

  /** A new position has come; `first`: the page has only just been opened. */
  follow(position: Held, first: boolean): void {
    if (position.held.length < 2) {
      this.eyes = position.seat;
    } else if (isOpen(position)) {
      this.down = null;
      this.eyes = null;
    } else if (position.result !== null || (position.prompt === null && !position.question)) {
      this.down = null;
      this.eyes = position.seat;
    } else if (first || (this.isNobodys && !position.question)) {
      const turn = wanted(position);
      this.down = turn !== null && position.held.includes(turn) ? turn : (position.held[0] ?? null);
    } else if (this.down !== null && position.seat === this.down && this.eyes === this.down) {
      this.down = null;
    }
  }

  /** Whether the screen lay open before everybody until now. */
  private get isNobodys(): boolean {
    return this.eyes === null && this.down === null;
  }

  /** To whom the screen must be passed before the game can go on. */
  passTo(position: Held | null): number | null {
    if (position === null || position.held.length < 2 || this.down !== null) return null;
    const turn = wanted(position);
    // At a real box the screen may lie open before everybody: then nobody's eyes have been chosen yet.
    const looks = position.nothing_hidden === undefined || !position.question ? position.seat : this.eyes;
    return turn !== null && turn !== looks && position.held.includes(turn) ? turn : null;
  }

  drop(seat: number): void {
    this.down = seat;
    this.eyes = null;
  }

  /** Somebody sits down in front of it: through whose eyes the table is asked to show itself. */
  lift(): number | null {
    if (this.down !== null) this.eyes = this.down;
    return this.down;
  }
}
