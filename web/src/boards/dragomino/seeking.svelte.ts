/** The domino whose place is sought: the one that was picked, or one that is only looked at; where it may lie, and where it would match. */

import type { Pattern } from '../../table/narrowing';
import type { DragominoConnectionView, DragominoDominoView } from '../../views';
import { type Rect, type Spot, toScreen } from '../plane';
import { Part } from '../part.svelte';
import { beside, type Direction, isDirection, keyOf, middle, type Placement, sideOf } from './geometry';
import { own, whereWords } from './words';
import type { Nursery } from './nursery.svelte';

export const REACH = 0.95;

/** The place that a move names. */
export function placeOf(named: { readonly x?: unknown; readonly y?: unknown; readonly direction?: unknown }): Placement | null {
  const direction = String(named.direction);
  return isDirection(direction) ? { x: Number(named.x), y: Number(named.y), direction } : null;
}

export const patternOf = (place: Placement): Pattern => ({ kind: 'place', with: { x: place.x, y: place.y, direction: place.direction } });

export class Seeking extends Part<Nursery> {
  readonly mayPlace = $derived(this.at.narrowing.moves.some((move) => move.kind === 'place'));
  hovered: string | null = $state(null);
  drag = $state<{ domino: string; x: number; y: number; moved: boolean } | null>(null);

  /** The domino that was chosen and waits for a yes, or that a hint or somebody's finger points to. */
  readonly asked = $derived([...this.at.narrowing.picks, this.at.pointed].find((pattern) => pattern?.kind === 'pick')?.with?.domino);

  readonly looked = $derived.by((): DragominoDominoView | null => {
    if (this.mayPlace) return this.at.view.picked;
    const wanted = (this.drag?.moved ? this.drag.domino : null) ?? this.hovered ?? this.asked;
    return (this.at.narrowing.moves.length > 0 ? this.at.view.offer.find((domino) => domino?.domino === wanted) : null) ?? null;
  });

  readonly seeking = $derived(this.at.main === this.at.home && this.looked !== null && (this.mayPlace || this.drag?.moved === true));
  facing: Direction = $state('E');

  /** The moves that lay the picked domino, by their places. */
  readonly moves = $derived(
    new Map(
      this.at.narrowing.moves.flatMap((move) => {
        const place = move.kind === 'place' ? placeOf(move.parameters) : null;
        return place === null ? [] : [[keyOf(place), { place, action: move.action }] as const];
      }),
    ),
  );

  /** Where the domino may lie: what the table offers; for one that is not picked yet, what the view tells. */
  readonly legal = $derived.by((): Placement[] => {
    if (this.looked === null) return [];
    if (this.mayPlace) return [...this.moves.values()].map(({ place }) => place);
    return this.at.view.places.flatMap((spot) => placeOf(spot) ?? []);
  });

  /** Where it would earn eggs, as the view tells. */
  readonly found = $derived.by((): Map<string, readonly DragominoConnectionView[]> => {
    const matches = this.mayPlace
      ? this.at.view.matches
      : (this.at.view.prospects.find((prospect) => prospect.domino === this.looked?.domino)?.matches ?? []);
    return new Map(matches.map((match) => [`${match.x},${match.y},${match.direction}`, match.connections]));
  });

  /** The place that a hint or a lesson points to; it is shown even while the domino is turned otherwise. */
  readonly suggested = $derived.by((): Placement | null => {
    if (this.at.pointed === null || this.at.pointed.kind !== 'place') return null;
    const wanted = this.at.pointed.with;
    return wanted === undefined ? null : (this.moves.get(`${wanted.x},${wanted.y},${wanted.direction}`)?.place ?? null);
  });

  /** Where a hint would lay the domino that it says to pick. */
  readonly aimed = $derived.by((): Placement | null => {
    const aim = this.mayPlace ? undefined : this.at.aims.find((pattern) => pattern.kind === 'place')?.with;
    return aim === undefined || this.looked === null || this.looked.domino !== this.at.pointed?.with?.domino ? null : placeOf(aim);
  });

  readonly ghosts = $derived(
    this.seeking
      ? this.legal
          .filter((place) => place.direction === this.facing || place === this.suggested)
          .sort((one, other) => one.y - other.y || one.x - other.x)
      : [],
  );

  /** The free squares that the ghosts would cover. */
  readonly ground = $derived([
    ...new Map(
      this.ghosts.flatMap((place) => [{ x: place.x, y: place.y }, beside(place)]).map((spot) => [`${spot.x},${spot.y}`, spot]),
    ).values(),
  ]);

  /** All sides where the domino that is looked at could match: shown before it is picked. */
  readonly promises = $derived(
    this.looked !== null && !this.seeking && this.at.main === this.at.home
      ? gathered([...this.found.values()].flat()).map(({ side }) => side)
      : [],
  );

  readonly selected = $derived.by((): Placement | null => {
    const pick = this.at.narrowing.picks.find((pattern) => pattern.kind === 'place')?.with;
    return pick === undefined ? null : placeOf(pick);
  });
  cursor: Placement | null = $state(null);
  pointer: Spot | null = $state(null);
  keyboard = false;

  readonly active = $derived.by((): Placement | null => {
    if (!this.seeking) return null;
    const wanted =
      this.cursor !== null && this.ghosts.some((place) => keyOf(place) === keyOf(this.cursor as Placement)) ? this.cursor : this.selected;
    return wanted !== null && this.legal.some((place) => keyOf(place) === keyOf(wanted)) ? wanted : null;
  });

  readonly sidesOf = (place: Placement): readonly DragominoConnectionView[] => this.found.get(keyOf(place)) ?? [];

  /** The corner of the sea where the domino in hand hides the fewest places, whichever way it is turned. */
  readonly hand = $derived.by((): Rect => {
    const { sea, hand: usual } = this.at.layout;
    const left = { ...usual, x: sea.x + 10 };
    const top = sea.y + 46;
    const corners = [usual, { ...usual, y: top }, { ...left, y: top }, ...(this.at.scene.mommy === this.at.home ? [] : [left])];
    const hidden = (box: Rect): number =>
      this.legal.filter((place) => {
        const at = toScreen(this.at.sight.fitted, middle(place));
        return Math.hypot(at.x - box.x - box.w / 2, at.y - box.y - box.h / 2) < box.w / 2 + 14;
      }).length;
    return corners.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
  });

  /** How many eggs a place earns: what the table foresees, and, where it was not asked, what the view tells. */
  readonly eggsAt = (place: Placement): number => {
    const action = this.moves.get(keyOf(place))?.action;
    const foreseen = action === undefined ? undefined : this.at.foreseen[action];
    const told = foreseen?.events.find((event) => event.facts.eggs !== undefined)?.facts.eggs;
    return told === undefined ? this.sidesOf(place).length : Number(told);
  };

  /** The chance of a dragon at a side, in percent; null where no egg is left. */
  readonly oddsOf = (side: DragominoConnectionView): number | null => {
    const pile = this.at.pileOf(side.terrain);
    return (side.wet ? pile?.odds_of_two : pile?.odds) ?? null;
  };

  readonly placeWords = (place: Placement): string => {
    if (this.looked === null) return '';
    const eggs = gathered(this.sidesOf(place)).map(({ side }) =>
      own(side.wet ? 'wetegg' : 'egg', { terrain: this.at.words.name(side.terrain), percent: this.oddsOf(side) ?? 0 }),
    );
    const told = own('place', {
      a: this.at.half(this.looked.a),
      b: this.at.half(this.looked.b),
      eggs: this.eggsAt(place),
      odds: eggs.join(', '),
    });
    return `${told}. ${whereWords(place, this.looked, this.at.words)}`;
  };

  readonly handScale = $derived(this.looked === null ? 1 : this.at.layout.hand.w / 250);

  constructor(at: Nursery) {
    super(at);

    // What the places that are shown would bring is asked of the table.
    $effect(() => {
      if (this.mayPlace) this.at.foresee(this.ghosts.flatMap((place) => this.moves.get(keyOf(place))?.action ?? []));
    });
  }
}

/** Sides with how many eggs each of them earns. */
export function gathered(sides: readonly DragominoConnectionView[]): { side: DragominoConnectionView; count: number }[] {
  const found = new Map<string, { side: DragominoConnectionView; count: number }>();
  for (const side of sides) {
    const key = sideOf(side.x, side.y, side.direction);
    found.set(key, { side, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
