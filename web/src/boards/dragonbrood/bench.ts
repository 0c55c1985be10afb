/** What every part of this board has at hand. */

import { getContext, setContext } from 'svelte';
import type { Narrowing, Pattern } from '../../table/narrowing';
import type { DragonbroodDecisionView, DragonbroodSeatView, DragonbroodView } from '../../views';
import type { GameWords } from '../../words';

/** One step of a plan: the decision for which it is meant, and what is picked there. */
export interface Step {
  readonly decision: string;
  readonly pattern: Pattern;
}

export interface Bench {
  readonly view: DragonbroodView;
  readonly narrowing: Narrowing;
  readonly words: GameWords;
  readonly names: readonly string[];
  /** Narrow: one panel at a time. */
  readonly tall: boolean;
  /** The seat whose board is at home here. */
  readonly home: number;
  readonly mine: DragonbroodSeatView;
  /** What the seat at home has to decide now. */
  readonly asked: DragonbroodDecisionView | null;
  choose(pattern: Pattern): void;
  /** Make several moves one after the other: the player has said yes to all of them. */
  run(steps: readonly Step[]): void;
  /** Whether a hint or a lesson points here. */
  points(pattern: Pattern): boolean;
  /** Open a drawer, by its name. */
  open(drawer: string | null): void;
}

const KEY = Symbol('dragonbrood');

export const lay = (bench: Bench): Bench => setContext(KEY, bench);
export const bench = (): Bench => getContext<Bench>(KEY);
