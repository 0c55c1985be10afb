/** Choosing on the map: what is picked narrows what is lit, and an Explore is shown as a ghost before it is made. */

import { untrack } from 'svelte';
import { fits, type Offer, type Pattern } from '../../table/narrowing';
import type { Spot } from '../plane';
import { Part } from '../part.svelte';
import { type Cell, keyOf } from './hex';
import { FINGER } from './sight.svelte';
import type { Valley } from './valley.svelte';

export const facts = (offer: Offer): Record<string, number> => offer.parameters as Record<string, number>;

export const patternOf = (offer: Offer): Pattern => {
  const { handler, q, r, hand, rotation } = facts(offer);
  return { kind: 'explore', with: { handler: handler ?? 0, q: q ?? 0, r: r ?? 0, hand: hand ?? 0, rotation: rotation ?? 0 } };
};

/** A resource that would come to a seat. `lost`: the supply has none of it left. */
export interface Gain {
  readonly seat: number;
  readonly resource: string;
  readonly lost: boolean;
}

const NO_OFFER: Offer = { action: NaN, kind: '', parameters: {}, notation: '', words: '' };

export const keyAt = (offer: Offer): string => `${facts(offer).q},${facts(offer).r}`;

export class Exploring extends Part<Valley> {
  readonly selected = $derived.by((): Offer | null => {
    const [only, more] = this.at.narrowing.left;
    return this.at.narrowing.picks.length > 0 && only !== undefined && more === undefined && only.kind === 'explore' ? only : null;
  });

  /** Handler, tile and kind of action that have been picked, without the place. */
  readonly loose = $derived(this.at.narrowing.picks.filter((pick) => pick.with?.q === undefined));

  readonly base = $derived(
    this.at.offers.filter(
      (offer) => offer.kind === 'explore' && (this.loose.every((pick) => fits(offer, pick)) || this.selected === offer),
    ),
  );
  wantedHand: number | null = $state(null);
  spin = $state(0);
  hovered: string | null = $state(null);

  readonly cells = $derived(
    [...new Map(this.base.map((offer) => [keyAt(offer), { q: facts(offer).q ?? 0, r: facts(offer).r ?? 0 }])).values()].sort(
      (one, other) => one.r - other.r || one.q - other.q,
    ),
  );

  /** The Explore that a cell stands for: with the tile that was last taken up, if it fits there, turned as far as it was turned. */
  readonly offerAt = (cell: Cell, hand: number | null = this.wantedHand, handler: number | null = null): Offer | undefined => {
    const here = this.base.filter((offer) => keyAt(offer) === keyOf(cell));
    const asked =
      this.at.goes('explore') && this.at.goal?.with?.q === cell.q && this.at.goal.with.r === cell.r ? Number(this.at.goal.with.hand) : null;
    const tile = [hand, asked].find((place) => here.some((offer) => facts(offer).hand === place)) ?? facts(here[0] ?? NO_OFFER).hand;
    const same = here.filter((offer) => facts(offer).hand === tile);
    const who = handler ?? facts(same[0] ?? NO_OFFER).handler;
    const ways = same.filter((offer) => facts(offer).handler === who);
    return ways[((this.spin % ways.length) + ways.length) % ways.length] ?? same[0];
  };

  readonly active = $derived.by((): Offer | null => {
    if (this.selected !== null) return this.selected;
    const cell = this.cells.find((each) => keyOf(each) === this.hovered);
    return cell === undefined ? null : (this.offerAt(cell) ?? null);
  });

  /** The ways in which the tile could be turned. */
  readonly ways = $derived.by((): readonly Offer[] => {
    const { active } = this;
    if (active === null) return [];
    const { hand, handler } = facts(active);
    return this.at.offers.filter(
      (offer) =>
        offer.kind === 'explore' && keyAt(offer) === keyAt(active) && facts(offer).hand === hand && facts(offer).handler === handler,
    );
  });

  /** What a tile on a cell would bring to everybody, as the position tells it: first what comes, then what the supply lacks. */
  readonly gainsAt = (cell: string): Gain[] =>
    (this.at.view.choices?.places.find((place) => keyOf(place) === cell)?.gains ?? []).flatMap(({ seat, resources, lost }) => [
      ...resources.map((resource) => ({ seat, resource, lost: false })),
      ...lost.map((resource) => ({ seat, resource, lost: true })),
    ]);

  readonly paid = $derived(this.active === null ? [] : this.gainsAt(keyAt(this.active)));

  /** Equal tiles of the hand are offered as one of them: the place of the one that stands for this. */
  readonly offeredHand = (place: number): number => {
    const piece = this.at.me?.hand?.[place - 1];
    return facts(this.at.offers.find((offer) => offer.kind === 'explore' && offer.parameters.piece === piece) ?? NO_OFFER).hand ?? place;
  };

  readonly lay = (cell: Cell): void => {
    const offer = this.selected !== null && keyAt(this.selected) === keyOf(cell) ? this.selected : this.offerAt(cell);
    if (offer !== undefined) this.at.choose(patternOf(offer));
  };

  readonly turn = (step = 1): void => {
    if (this.active === null || this.ways.length < 2) return;
    const index = this.ways.indexOf(this.active);
    const next = this.ways[(index + step + this.ways.length) % this.ways.length] as Offer;
    this.spin = this.ways.indexOf(next);
    if (this.selected !== null) this.at.choose(patternOf(next));
  };

  readonly takeUp = (place: number): void => {
    const first = this.offeredHand(place);
    this.wantedHand = first;
    this.spin = 0;
    if (this.selected !== null) {
      const { q, r, handler } = facts(this.selected);
      const there = this.at.offers.find(
        (offer) =>
          offer.kind === 'explore' && keyAt(offer) === `${q},${r}` && facts(offer).hand === first && facts(offer).handler === handler,
      );
      if (there !== undefined && there !== this.selected) {
        this.at.choose(patternOf(there));
        return;
      }
    }
    this.at.choose(
      { kind: 'explore', with: { hand: first } },
      this.at.view.step === 'choose_action' && !this.at.offers.some((offer) => offer.kind === 'explore')
        ? { kind: 'explore' }
        : { kind: 'tile', with: { place } },
    );
  };

  readonly takeHandler = (handler: number): void => {
    if (this.selected !== null) {
      const { q, r, hand } = facts(this.selected);
      const there = this.at.offers.find(
        (offer) =>
          offer.kind === 'explore' && keyAt(offer) === `${q},${r}` && facts(offer).hand === hand && facts(offer).handler === handler,
      );
      if (there !== undefined && there !== this.selected) {
        this.at.choose(patternOf(there));
        return;
      }
    }
    this.at.choose({ kind: ['explore', 'move'], with: { handler } }, null);
    // On a small screen a large map is too small for fingers: the handler's surroundings come closer.
    const who = this.at.people.find((each) => each.seat === this.at.home && each.handler === handler);
    if (this.at.sight.camera.moved === null && this.at.sight.lens.scale < FINGER && this.at.layout.tall && who !== undefined) {
      this.at.sight.approached = true;
      this.at.sight.camera.lookAt(who, FINGER);
    }
  };

  /** Where a handler may go: lit once it is clear that somebody goes. */
  readonly goings = $derived(
    this.at.narrowing.picks.some((pick) => pick.with?.handler !== undefined || pick.kind === 'move') || this.at.view.step.startsWith('move')
      ? this.at.narrowing.left.filter((offer) => offer.kind === 'move')
      : [],
  );

  readonly targets = $derived([...new Set(this.goings.map((offer) => facts(offer).tile ?? 0))].flatMap((id) => this.at.tileOf(id) ?? []));

  readonly sites = $derived(
    [...new Set(this.at.narrowing.left.filter((offer) => offer.kind === 'settle').map((offer) => facts(offer).tile ?? 0))].flatMap(
      (id) => this.at.tileOf(id) ?? [],
    ),
  );

  /** The handler that is offered for all of one's own on a tile. */
  readonly offeredHandler = (handler: number, tile: number): number => {
    const there = (this.at.me?.handlers ?? []).filter((each) => each.tile === tile).map((each) => each.handler);
    const found = this.at.offers.find((offer) => there.includes(facts(offer).handler ?? 0));
    return this.at.offers.some((offer) => facts(offer).handler === handler) ? handler : (facts(found ?? NO_OFFER).handler ?? handler);
  };

  // Putting tiles under the stack

  marked: number[] = $state([]);

  readonly redrawing = $derived(this.at.offers.some((offer) => offer.kind === 'redraw' || offer.kind === 'keep'));

  readonly redraw = $derived<Pattern>(
    this.marked.length === 0 ? { kind: 'keep' } : { kind: 'redraw', with: { places: [...this.marked].sort() } },
  );

  readonly mark = (place: number): void =>
    void (this.marked = this.marked.includes(place) ? this.marked.filter((each) => each !== place) : [...this.marked, place]);

  readonly shownTile = $derived.by((): { kind: string; rotation: number; cell: Cell } | null => {
    if (this.active !== null)
      return {
        kind: String(this.active.parameters.piece),
        rotation: facts(this.active).rotation ?? 0,
        cell: { q: facts(this.active).q ?? 0, r: facts(this.active).r ?? 0 },
      };
    const { cell, kind } = this.at.view.chosen;
    return cell !== null && kind !== null ? { kind, rotation: 0, cell } : null;
  });

  readonly walkFrom = $derived.by((): Spot | null => {
    if (this.active === null) return null;
    const { handler } = facts(this.active);
    const who = this.at.people.find((each) => each.seat === this.at.view.turn && each.handler === handler);
    return who === undefined ? null : { x: who.x, y: who.y - 8 };
  });

  constructor(at: Valley) {
    super(at);

    // Another question: nothing is turned or marked yet.
    $effect(() => {
      void this.at.view.step;
      void this.at.view.turn;
      untrack(() => {
        this.spin = 0;
        this.wantedHand = null;
        this.hovered = null;
        this.marked = [];
      });
    });
  }
}
