/** The curtain of a page that holds several seats: between turns nobody sees what only the other may know. */

/** What the curtain must know of a position. */
export interface Held {
  readonly seat: number | null;
  readonly held: readonly number[];
  readonly prompt: { readonly seat: number | null } | null;
  readonly result: unknown;
}

export class Curtain {
  /** Whose eyes may see the screen; null while the curtain is down. */
  eyes: number | null = $state(null);
  /** For whom the curtain is down; null while it is up. */
  down: number | null = $state(null);

  /** A new position has come; `first`: the page has only just been opened. */
  follow(position: Held, first: boolean): void {
    if (position.held.length < 2) {
      this.eyes = position.seat;
    } else if (position.result !== null || position.prompt === null) {
      this.down = null;
      this.eyes = position.seat;
    } else if (first) {
      const turn = position.prompt.seat;
      this.down = turn !== null && position.held.includes(turn) ? turn : (position.held[0] ?? null);
    } else if (this.down !== null && position.seat === this.down && this.eyes === this.down) {
      this.down = null;
    }
  }

  /** To whom the screen must be passed before the game can go on. */
  passTo(position: Held | null): number | null {
    if (position === null || position.held.length < 2 || this.down !== null) return null;
    const turn = position.prompt?.seat ?? null;
    return turn !== null && turn !== position.seat && position.held.includes(turn) ? turn : null;
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
