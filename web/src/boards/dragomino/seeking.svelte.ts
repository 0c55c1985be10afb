/** The domino whose place is sought: the one that was picked, or one that is only looked at; where it may lie, and where it would match. */

import type { Pattern } from '../../table/narrowing';
import type { DragominoConnectionView, DragominoDominoView } from '../../views';
import { type Rect, type Spot, toScreen } from '../plane';
import { Part } from '../part.svelte';
import { connections, placements } from './forecast';
import { beside, type Direction, isDirection, keyOf, middle, type Placement, sideOf } from './geometry';
import { chance, percent } from './odds';
import { own } from './words';
import type { Nursery } from './nursery.svelte';

export const REACH = 0.95;

export const patternOf = (place: Placement): Pattern => ({ kind: 'place', with: { x: place.x, y: place.y, direction: place.direction } });

export class Seeking extends Part<Nursery> {
  readonly mayPlace = $derived(this.at.narrowing.moves.some((move) => move.kind === 'place'));
  hovered: string | null = $state(null);
  drag = $state<{ domino: string; x: number; y: number; moved: boolean } | null>(null);

  readonly asked = $derived(this.at.narrowing.picks.find((pattern) => pattern.kind === 'pick')?.with?.domino);

  readonly looked = $derived.by((): DragominoDominoView | null => {
    if (this.mayPlace) return this.at.view.picked;
    const wanted = (this.drag?.moved ? this.drag.domino : null) ?? this.hovered ?? this.asked;
    return (this.at.narrowing.moves.length > 0 ? this.at.view.offer.find((domino) => domino?.domino === wanted) : null) ?? null;
  });

  readonly seeking = $derived(this.at.main === this.at.home && this.looked !== null && (this.mayPlace || this.drag?.moved === true));
  facing: Direction = $state('E');

  readonly legal = $derived.by((): Placement[] => {
    if (this.looked === null) return [];
    if (!this.mayPlace) return placements(this.at.mine);
    return this.at.narrowing.moves.flatMap((move) => {
      const direction = String(move.parameters.direction);
      return move.kind === 'place' && isDirection(direction)
        ? [{ x: Number(move.parameters.x), y: Number(move.parameters.y), direction }]
        : [];
    });
  });

  readonly found = $derived.by((): Map<string, readonly DragominoConnectionView[]> => {
    const { looked } = this;
    if (looked === null) return new Map();
    if (this.mayPlace) return new Map(this.at.view.matches.map((match) => [`${match.x},${match.y},${match.direction}`, match.connections]));
    const options = { perSquare: this.at.view.options.egg_rule === 'per_square', thirst: this.at.view.options.thirst };
    return new Map(
      this.legal
        .map((place) => [keyOf(place), connections(this.at.mine, looked, place, options)] as const)
        .filter(([, sides]) => sides.length > 0),
    );
  });

  /** The place that a hint or a lesson points to; it is shown even while the domino is turned otherwise. */
  readonly suggested = $derived.by((): Placement | null => {
    if (this.at.pointed === null || this.at.pointed.kind !== 'place') return null;
    const wanted = this.at.pointed.with;
    return this.legal.find((place) => wanted?.x === place.x && wanted.y === place.y && wanted.direction === place.direction) ?? null;
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
      ? [...new Map([...this.found.values()].flat().map((side) => [`${sideOf(side.x, side.y, side.direction)}`, side])).values()]
      : [],
  );

  readonly selected = $derived.by((): Placement | null => {
    const pick = this.at.narrowing.picks.find((pattern) => pattern.kind === 'place')?.with;
    const direction = String(pick?.direction);
    return pick !== undefined && isDirection(direction) ? { x: Number(pick.x), y: Number(pick.y), direction } : null;
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

  readonly eggWords = (sides: readonly DragominoConnectionView[]): string => {
    if (sides.length === 0) return own('none');
    return sides
      .map((side) =>
        own(side.wet ? 'wetegg' : 'egg', {
          terrain: this.at.words.name(side.terrain),
          percent: percent(chance(this.at.pileOf(side.terrain), side.wet) ?? 0),
        }),
      )
      .join(', ');
  };

  readonly placeWords = (place: Placement): string => {
    if (this.looked === null) return '';
    return own('place', {
      a: this.at.half(this.looked.a),
      b: this.at.half(this.looked.b),
      x: place.x,
      y: place.y,
      direction: this.at.words.name(place.direction),
      eggs: this.eggWords(this.sidesOf(place)),
    });
  };

  readonly handScale = $derived(this.looked === null ? 1 : this.at.layout.hand.w / 250);
}
