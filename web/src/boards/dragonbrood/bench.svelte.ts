/** The board's state, which every part of it has at hand. */

import { getContext, setContext, untrack } from 'svelte';
import type { DragonbroodDecisionView, DragonbroodSeatView, DragonbroodView } from '../../views';
import { question } from '../../table/question.svelte';
import { BoardState } from '../part.svelte';
import type { BoardProps } from '../types';
import { Hand } from './hand.svelte';
import { chart } from './map';
import { Panels } from './panels.svelte';
import { next, type Step } from './plan';
import { changesOf, placeOfEvent, told } from './scene';
import type { Bundle, SideName } from './tables';
import { type Turn, turnOf } from './turn';

/** Below this width there is one panel at a time. */
const BROAD = 760;
const TRACK = 44;
/** The tall map is at least so high for its width. */
const SQUAT = 1.02;

export class Bench extends BoardState<DragonbroodView> {
  readonly tall = $derived(this.width < BROAD);
  /** The seat whose board is at home here. */
  readonly home = $derived(this.view.seat ?? 0);
  readonly mine = $derived(this.view.seats[this.home] as DragonbroodSeatView);
  readonly side = $derived(this.view.side as SideName);
  /** What the seat at home has to decide now. */
  readonly asked: DragonbroodDecisionView | null = $derived(this.narrowing.moves.length > 0 ? this.view.decision : null);
  readonly kind = $derived(this.asked?.kind ?? null);

  readonly hand = new Hand(this);
  readonly panels = new Panels(this);

  readonly acting = $derived(placeOfEvent(this.view, this.beat));
  readonly story = $derived(told(this.beat));

  readonly fieldHeight = $derived(Math.max(200, this.height - TRACK - (this.tall ? 180 : 136)));
  /** On a very small phone the map is taller than its place, and scrolls: writing would cover it otherwise. */
  readonly mapHeight = $derived(this.tall ? Math.max(this.fieldHeight, this.width * SQUAT) : this.fieldHeight);
  readonly chart = $derived(chart(this.tall, this.width / this.mapHeight));

  // Plans: what the player has said yes to goes out move by move

  private plan: readonly Step[] = $state.raw([]);
  readonly run = (steps: readonly Step[]): void => {
    const found = next(steps, this.view.decision?.kind, this.narrowing);
    this.plan = found.rest;
    if (found.step !== null) this.choose(found.step.pattern, undefined, true);
  };

  // How the horde has changed

  changes: Bundle = $state.raw({});
  serial = $state(0);
  private before: { readonly items: Bundle; readonly seat: number } | null = null;

  // The turn of the year

  turned: Turn | null = $state.raw(null);
  private winter: { readonly view: DragonbroodView; readonly seat: number } | null = null;
  private watch(view: DragonbroodView): void {
    if (view.seat !== null && this.winter?.seat === this.home && view.year > this.winter.view.year)
      this.turned = turnOf(this.winter.view, view, this.home);
    else if (view.season !== 'summer') this.turned = null;
    if (view.season !== 'spring' && view.season !== 'new_year') this.winter = { view, seat: this.home };
  }

  constructor(props: () => BoardProps<DragonbroodView>) {
    super(props);
    $effect(() => {
      void this.narrowing.moves;
      untrack(() => {
        this.hand.putDown();
        this.panels.turn();
      });
    });
    $effect(() => {
      if (this.narrowing.moves.length === 0 || this.narrowing.picks.length > 0) return;
      untrack(() => this.plan.length > 0 && this.run(this.plan));
    });
    $effect(() => {
      const { view } = this;
      untrack(() => this.watch(view));
    });
    $effect(() => {
      question.said = this.hand.question;
      question.held = this.hand.taken === null ? null : this.hand.takeUp(this.hand.taken).pattern;
      return () => {
        question.said = null;
        question.held = null;
      };
    });
    $effect(() => {
      // Whoever takes a dragon up goes on with the year.
      if (this.hand.taken !== null) this.turned = null;
    });
    $effect(() => {
      const { items } = this.mine;
      untrack(() => this.compare(items));
    });
  }

  private compare(items: Bundle): void {
    const found = this.before?.seat === this.home ? changesOf(this.before.items, items) : {};
    this.before = { items, seat: this.home };
    if (Object.keys(found).length === 0) return;
    this.changes = found;
    this.serial += 1;
  }

  /** Open a drawer, by its name. */
  readonly open = (name: string | null): void => void (this.panels.drawer = name);

  /** One step back: whether there was anything to step back from. */
  back(): boolean {
    if (this.turned !== null) this.turned = null;
    else if (this.hand.pinned !== null) this.hand.pinned = null;
    else if (this.panels.opened !== null) this.panels.shut();
    else if (this.hand.taken !== null) this.hand.taken = null;
    else return false;
    return true;
  }
}

const KEY = Symbol('dragonbrood');

export const lay = (bench: Bench): Bench => setContext(KEY, bench);
export const bench = (): Bench => getContext<Bench>(KEY);
