/** The nursery: what lies where, and what is told of it. */

import type { DragominoDominoView, DragominoHalfView } from '../../views';
import type { DragominoView } from '../../views';
import { around, type Rect, type Spot } from '../plane';
import { plateName } from '../plates';
import type { BoardProps } from '../types';
import { BoardState } from '../part.svelte';
import { arrange } from './layout';
import { settings } from '../../settings.svelte';
import type { Pattern } from '../../table/narrowing';
import { spotlight } from '../../table/spotlight.svelte';
import { isEgg, sceneAt } from './scene';
import { own } from './words';
import { placeOf, Seeking } from './seeking.svelte';
import { Handling } from './handling.svelte';
import { Sight } from './sight.svelte';
import { Eggs } from './eggs.svelte';

export class Nursery extends BoardState<DragominoView> {
  readonly seeking = new Seeking(this);
  readonly handling = new Handling(this);
  readonly sight = new Sight(this);
  readonly eggs = new Eggs(this);

  // What lies where

  readonly home = $derived(this.view.seat ?? 0);

  readonly others = $derived(Array.from({ length: this.view.players - 1 }, (_, step) => (this.home + 1 + step) % this.view.players));

  readonly layout = $derived(
    arrange(this.width, this.height, this.others.length, { offer: this.view.offer.length, piles: this.view.piles.length }),
  );

  /** The part of the nursery that a lesson speaks of. */
  readonly lit = $derived(
    this.spotlight === 'island'
      ? around([this.layout.sea], 0)
      : this.spotlight === 'offer'
        ? around([this.layout.shelf], 0)
        : this.spotlight === 'nests'
          ? around(this.layout.piles, 3)
          : this.spotlight === 'rivals'
            ? around(this.layout.minis, 0)
            : null,
  );

  readonly scene = $derived(sceneAt(this.view, this.beat));

  readonly event = $derived(this.beat.event);

  /** The egg that waits for my tap. */
  readonly waiting = $derived(
    settings.tap && this.event?.facts.seat === this.home && isEgg(this.beat.events[this.beat.index + 1])
      ? (this.scene.closed[0] ?? null)
      : null,
  );

  /** What somebody points at in the list of moves, or else a hint or a lesson. */
  override get pointed(): Pattern | null {
    const { lit } = spotlight;
    return lit?.of === 'move' ? { kind: lit.kind, with: lit.parameters } : super.pointed;
  }

  /** Where that happened, or lies, what somebody points at in the log. */
  readonly told = $derived.by((): Rect | null => {
    const { lit } = spotlight;
    const seat = Number(lit?.parameters.seat);
    if (lit?.of !== 'event' || !(seat in this.view.seats)) return null;
    if (lit.kind === 'mommy') return this.sight.mommyBox(this.scene.mommy);
    const place = placeOf(lit.parameters);
    return place === null ? null : this.sight.boxOf(seat, place, isEgg(lit));
  });

  readonly acting = $derived(this.view.turn);

  readonly pileOf = (terrain: string) => this.view.piles.find((pile) => pile.terrain === terrain);

  /** Somebody else's island in full size. */
  opened: number | null = $state(null);

  readonly main = $derived(this.opened ?? this.home);

  readonly cellsOf = (seat: number) => this.scene.seats[seat]?.cells ?? [];

  /** The square with a watering hole that somebody asks about. */
  hole: Spot | null = $state(null);

  /** What stands above the waters: what a watering hole is, for those who ask, or what the eggs there mean. */
  readonly note = $derived.by((): string | null => {
    if (this.hole !== null) return own(this.view.options.thirst ? 'note.thirst' : 'note.hole');
    const { seeking, active, ghosts, found, promises, sidesOf, eggsAt } = this.seeking;
    if (!seeking) return promises.length > 0 ? own('note.promise') : null;
    if (active !== null) return sidesOf(active).length > 0 ? own('note.chance') : null;
    if (ghosts.some((place) => eggsAt(place) > 0)) return own('note.find');
    return found.size > 0 ? own('note.turn') : null;
  });

  readonly mine = $derived(this.cellsOf(this.home));
  root: SVGSVGElement | undefined = $state();

  // Words

  readonly half = (square: DragominoHalfView): string =>
    square.hole ? own('hole', { terrain: this.words.name(square.terrain) }) : this.words.name(square.terrain);

  // Motion

  readonly taken = $derived.by((): { domino: DragominoDominoView; from: Rect; to: Rect } | null => {
    if (this.scene.held === null || this.scene.held.from === null) return null;
    const from = this.layout.offer[this.scene.held.from];
    return from === undefined ? null : { domino: this.scene.held.domino, from, to: this.sight.heldBox(this.scene.held.seat) };
  });

  readonly cracking = $derived.by((): { at: Spot; size: number } | null => {
    const egg = this.scene.cracking;
    if (egg === null) return null;
    const size = this.sight.lensOf(egg.seat).scale * (egg.seat === this.main ? 0.46 : 0.62);
    return { at: this.sight.onIsland(egg.seat, egg.x, egg.y, egg.direction), size };
  });

  readonly hatching = $derived(this.scene.cracking?.face === 'dragon' ? this.scene.cracking.seat : null);

  readonly plateW = $derived(Math.min(this.layout.tall ? 230 : 280, this.layout.sea.w * 0.66));

  readonly seatOf = (seat: number) => ({
    dragons: this.scene.seats[seat]?.dragons ?? 0,
    shells: this.scene.seats[seat]?.shells ?? 0,
    thinking: this.seats[seat]?.thinking ?? false,
    name: plateName(seat, this.names, this.words),
  });

  constructor(props: () => BoardProps<DragominoView>) {
    super(props);

    // Whoever has to decide, or watches their own eggs, is back at home.
    $effect(() => {
      if (this.narrowing.moves.length > 0 || this.event?.facts.seat === this.home) this.opened = null;
    });
    // Another island or another turn is another question.
    $effect(() => {
      void [this.main, this.view.turn, this.view.step];
      this.hole = null;
    });
  }
}
