/** The dragon in hand: chosen at the table, or only taken up to see where it may go; and the place that is looked at. */

import { settings, touch } from '../../settings.svelte';
import type { DragonbroodClosedView, DragonbroodProspectView, DragonbroodJourneyView } from '../../views';
import { spotlight } from '../../table/spotlight.svelte';
import { Part } from '../part.svelte';
import type { Bench } from './bench.svelte';
import type { Step } from './plan';
import type { Dragon } from './standing';
import { own } from './words';

/** Milliseconds until a card comes, comes after another, and goes. */
const COMES = 160;
const FOLLOWS = 30;
const GOES = 120;

export class Hand extends Part<Bench> {
  taken: number | null = $state(null);
  hovered: string | null = $state(null);
  pinned: string | null = $state(null);
  private leaving = 0;

  readonly choosing = $derived(this.at.kind === 'choose_dragon' || this.at.kind === 'indigo_pair');
  readonly slot = $derived(this.at.kind === 'choose_destination' ? (this.at.asked?.slot ?? null) : this.choosing ? this.taken : null);
  readonly held: Dragon | null = $derived(
    this.slot === null ? null : (this.at.mine.dragons.find((dragon) => dragon.slot === this.slot) ?? null),
  );
  /** Where it may go, as the table tells. */
  readonly reach: DragonbroodJourneyView | null = $derived(
    this.slot === null ? null : (this.at.asked?.journeys.find((each) => each.slot === this.slot) ?? null),
  );
  /** The ways of going to each place. */
  readonly ways: Readonly<Record<string, readonly string[]>> = $derived(
    Object.fromEntries((this.reach?.ways ?? []).map((way) => [way.place, way.modes])),
  );
  readonly lit: ReadonlySet<string> = $derived(new Set(Object.keys(this.ways)));
  /** Places that may be picked for another reason. */
  readonly wanted: ReadonlySet<string> = $derived(
    new Set(
      this.at.kind === 'witch_target' || this.at.kind === 'combat_pick'
        ? this.at.narrowing.moves.filter((move) => move.parameters.place !== undefined).map((move) => String(move.parameters.place))
        : [],
    ),
  );
  readonly looked = $derived(this.pinned ?? this.hovered);
  readonly modes = $derived.by(() => {
    const place = this.looked;
    return place === null ? [] : (this.ways[place] ?? []).map((mode) => ({ mode, go: () => this.go(place, mode) }));
  });
  /** The dragon whose gain a card tells: the one in hand, or the own one that stands there. */
  readonly shown: Dragon | null = $derived(
    this.held ?? this.at.mine.dragons.find((dragon) => dragon.place === this.looked && dragon.side === this.at.view.side) ?? null,
  );

  /** What the dragon in hand, or the one that stands there, would get at a place. */
  prospect(place: string): DragonbroodProspectView | null {
    if (this.held !== null) return this.reach?.ways.find((way) => way.place === place)?.prospect ?? null;
    return this.shown?.place === place ? (this.shown.prospect ?? null) : null;
  }
  /** Why the dragon in hand cannot go to a place. */
  closed(place: string): DragonbroodClosedView | null {
    return this.reach?.closed.find((each) => each.places.includes(place)) ?? null;
  }

  look(place: string | null): void {
    clearTimeout(this.leaving);
    const wait = place === null ? GOES : this.hovered === null ? COMES : FOLLOWS;
    this.leaving = window.setTimeout(() => (this.hovered = place), wait);
  }
  putDown(): void {
    this.taken = null;
    this.pinned = null;
    // The card under a resting mouse would tell about the next dragon, which nobody has asked about.
    clearTimeout(this.leaving);
    this.hovered = null;
  }

  private readonly sure = (): boolean => settings.ask === 'never' || (settings.ask === 'touch' && !touch.last);
  readonly takeUp = (slot: number): Step => ({
    decision: String(this.at.kind),
    pattern: { kind: this.at.kind === 'indigo_pair' ? 'pair' : 'dragon', with: { slot } },
  });
  go(place: string, mode: string): void {
    this.send({ decision: 'choose_destination', pattern: { kind: mode, with: { place } } });
  }
  readonly nursery: (() => void) | null = $derived(
    this.slot === null ? null : () => this.send({ decision: 'choose_destination', pattern: { kind: 'nursery' } }),
  );
  private send(there: Step): void {
    if (this.at.kind === 'choose_destination') this.at.choose(there.pattern, undefined, there.pattern.kind !== 'nursery');
    else if (this.taken !== null) this.at.run([this.takeUp(this.taken), there]);
    this.pinned = null;
  }

  readonly pickPlace = (place: string): void => {
    if (this.at.beat.event !== null) return this.at.choose({});
    const modes = this.ways[place] ?? [];
    if (this.wanted.has(place)) this.at.choose({ with: { place } });
    else if (modes.length === 1 && (this.sure() || this.pinned === place)) this.go(place, modes[0] ?? 'to');
    else this.pinned = this.pinned === place && modes.length === 0 ? null : place;
  };

  /** Dragons that are alike are one choice: one of them stands for all. */
  private standIn(slot: number): number | null {
    return this.at.asked?.journeys.find((each) => each.alike.includes(slot))?.slot ?? null;
  }
  readonly mayPick = (seat: number, slot: number): boolean => {
    const { kind, narrowing } = this.at;
    if (kind === 'golden_remove')
      return narrowing.moves.some((move) => move.kind === 'remove' && move.parameters.target === seat && move.parameters.slot === slot);
    if (seat !== this.at.home) return false;
    if (this.choosing) return this.standIn(slot) !== null;
    return (kind === 'feed_choice' || kind === 'choose_leader') && narrowing.moves.some((move) => move.parameters.slot === slot);
  };
  readonly pickDragon = (seat: number, slot: number): void => {
    const { kind } = this.at;
    if (this.at.beat.event !== null) return this.at.choose({});
    if (kind === 'golden_remove') return this.at.choose({ kind: 'remove', with: { target: seat, slot } });
    if (kind === 'feed_choice') return this.at.choose({ kind: 'feed', with: { slot } });
    if (kind === 'choose_leader') return this.at.choose({ kind: 'leader', with: { slot } });
    const stand = this.choosing && seat === this.at.home ? this.standIn(slot) : null;
    if (stand === null) {
      this.pinned = this.at.mine.dragons.find((each) => each.slot === slot)?.place ?? this.pinned;
      return;
    }
    // Whoever follows a hint or a lesson takes this dragon for good.
    if (this.at.points(this.takeUp(stand).pattern)) this.at.choose(this.takeUp(stand).pattern, undefined, true);
    else this.taken = this.taken === stand ? null : stand;
    this.pinned = null;
  };

  readonly pointedPlace = $derived.by(() => {
    const place = [this.at.pointed, ...this.at.aims].find((pattern) => pattern?.with?.place !== undefined)?.with?.place;
    return place === undefined ? null : String(place);
  });
  /** Places that a line of the log, a hint or a move in words is about, while somebody points at it. */
  readonly spotlit: ReadonlySet<string> = $derived.by(() => {
    const { place, places } = spotlight.lit?.parameters ?? {};
    return new Set([...(typeof place === 'string' ? [place] : []), ...(Array.isArray(places) ? places.map(String) : [])]);
  });
  readonly pointedDragon = $derived.by(() => {
    const lit = spotlight.lit?.of === 'move' ? spotlight.lit : null;
    const [kind, facts] = lit === null ? [this.at.pointed?.kind, this.at.pointed?.with] : [lit.kind, lit.parameters];
    const slot = facts?.slot;
    return slot === undefined ? null : `${kind === 'remove' ? String(facts?.target) : this.at.home}.${String(slot)}`;
  });
  /** What is being chosen, while a dragon is in hand. */
  readonly question = $derived(
    this.held === null ? null : own('hand.where', { dragon: this.at.words.name(`${this.held.colour}_${this.held.level}`) }),
  );
}
