/** What is let happen without asking, as the player wishes: kept in this browser for each table and seat. */

import { Part } from '../part.svelte';
import type { Realm } from './realm.svelte';

interface Wishes {
  /** The turn in which a seat is not asked again. */
  readonly turn: string | null;
  /** Whether a seat is asked only about what concerns it. */
  readonly mine: boolean;
}

const NONE: Wishes = { turn: null, mine: false };

export class Passing extends Part<Realm> {
  private wishes: Readonly<Record<string, Wishes>> = $state.raw(this.read());

  private readonly turn = $derived(`${this.at.view.round} ${this.at.view.active}`);
  private readonly wish = $derived(this.wishes[String(this.at.me)] ?? NONE);

  readonly thisTurn = $derived(this.wish.turn === this.turn);
  readonly mineOnly = $derived(this.wish.mine);

  /** Whether the moment that is open now is let pass. */
  readonly now = $derived.by((): boolean => {
    const { moments, view, me } = this.at;
    if (!moments.moment || !moments.reply || view.window === null || me === null) return false;
    return this.thisTurn || (this.mineOnly && !view.window.concerns.includes(me));
  });

  readonly setTurn = (on: boolean): void => this.keep({ ...this.wish, turn: on ? this.turn : null });
  readonly setMine = (on: boolean): void => this.keep({ ...this.wish, mine: on });

  private keep(wish: Wishes): void {
    this.wishes = { ...this.wishes, [String(this.at.me)]: wish };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.wishes));
    } catch {
      // A browser that forbids storage forgets the wishes with the page.
    }
  }

  private read(): Readonly<Record<string, Wishes>> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Wishes>;
    } catch {
      return {};
    }
  }

  private get key(): string {
    return `clutch.passing.${this.at.table}`;
  }
}
