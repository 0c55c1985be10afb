/** The hall of the court: what lies where, what it is worth once it is told, and what moves. */

import { around, type Rect } from '../plane';
import { BoardState } from '../part.svelte';
import { arrange, type SeatPlace, SHAPE } from './layout';
import { type Earned, ranks, sceneAt } from './scene';
import { allows, type Pattern } from '../../table/narrowing';
import { spotlight } from '../../table/spotlight.svelte';
import { own } from './words';
import type { OpenView } from './open';

export interface Flight {
  readonly dragon: string | null;
  readonly from: Rect;
  readonly to: Rect;
}

export const short = (name: string, room: number): string =>
  name.length * 8.2 > room ? `${name.slice(0, Math.max(3, Math.floor(room / 8.2) - 1))}…` : name;

export class Court extends BoardState<OpenView> {
  readonly bottom = $derived(this.view.seat ?? 0);

  readonly order = $derived(Array.from({ length: this.view.players }, (_, step) => (this.bottom + 1 + step) % this.view.players));

  readonly layout = $derived(
    arrange(
      this.width,
      this.height,
      this.order,
      { kinds: this.view.in_play.length, line: this.view.line.length, kin: this.view.kin_size },
      this.view.open !== undefined,
    ),
  );

  readonly scene = $derived(sceneAt(this.beat, this.view));

  readonly event = $derived(this.beat.event);

  readonly hand = $derived(this.view.in_play.flatMap((dragon) => Array<string>(this.view.hand?.[dragon] ?? 0).fill(dragon)));

  readonly places = $derived(
    this.scene?.ranked ? ranks(this.scene.line, Object.keys(this.scene.values)) : this.view.line.map((_, index) => index),
  );

  readonly bots = $derived(this.seats.map((seat) => seat.thinking));

  readonly many = $derived(this.view.options.game_length !== 'single_round');

  readonly seatPlace = (seat: number): SeatPlace =>
    seat === this.bottom ? this.layout.me : (this.layout.others.find((place) => place.seat === seat) ?? this.layout.me);

  readonly slotOf = (dragon: string): Rect => this.layout.gallery[Math.max(0, this.view.in_play.indexOf(dragon))] as Rect;

  /** Where a card comes from when it leaves a hand. */
  readonly handOf = (seat: number): Rect => {
    if (seat === this.bottom && this.view.hand !== null) {
      const cards = this.layout.hand(Math.max(1, this.hand.length));
      return cards[Math.floor(cards.length / 2)] as Rect;
    }
    const { fan } = this.seatPlace(seat);
    return { x: fan.x, y: fan.y, w: 34, h: 34 * SHAPE };
  };

  /** The card that moves at this beat, if one does. */
  readonly flight: Flight | null = $derived.by(() => {
    if (this.event === null) return null;
    const seat = Number(this.event.facts.seat ?? 0);
    const dragon = this.event.facts.dragon === undefined ? null : String(this.event.facts.dragon);
    const slot = Number(this.event.facts.slot ?? 0);
    const kin = this.seatPlace(seat).kin[slot] as Rect;
    if (this.event.kind === 'discarded' && dragon !== null) return { dragon, from: this.handOf(seat), to: this.slotOf(dragon) };
    if (this.event.kind === 'gained') return { dragon, from: this.handOf(seat), to: kin };
    if (this.event.kind === 'allied' && dragon !== null) return { dragon, from: this.slotOf(dragon), to: kin };
    return null;
  });

  readonly landing = $derived(
    this.flight === null
      ? null
      : this.event?.kind === 'discarded'
        ? `gallery ${this.flight.dragon}`
        : `kin ${this.event?.facts.seat} ${this.event?.facts.slot}`,
  );

  /** The royal card that I am being shown at this beat. */
  readonly peek = $derived(
    (this.event?.kind === 'scried' || this.event?.kind === 'foresaw') && this.event.facts.dragon !== undefined
      ? Number(this.event.facts.position)
      : null,
  );

  /** Something that somebody looks at or touches at this beat. */
  readonly touched = $derived.by((): { box: Rect; seat: number } | null => {
    if (this.event === null) return null;
    const seat = Number(this.event.facts.seat ?? 0);
    if (this.event.kind === 'scried' || this.event.kind === 'foresaw')
      return { box: this.layout.line[Number(this.event.facts.position) - 1] as Rect, seat };
    if (this.event.kind === 'interfered')
      return { box: this.seatPlace(Number(this.event.facts.target)).kin[Number(this.event.facts.slot)] as Rect, seat };
    return null;
  });

  /** Points on their way to whoever earned them. */
  readonly coins = $derived.by((): { text: string; from: { x: number; y: number }; to: { x: number; y: number } } | null => {
    if (this.event === null || this.scene === null || !['scored_kin', 'scored_coup'].includes(this.event.kind)) return null;
    const { seat: who, dragon: worth } = this.event.facts;
    const seat = this.seatPlace(Number(who));
    const at = this.scene.line.findIndex((dragon) => dragon === worth);
    const from = at < 0 ? this.layout.dais : (this.layout.line[this.places[at] ?? 0] as Rect);
    return {
      text: `+${this.event.facts.points}`,
      from: { x: from.x + from.w / 2, y: from.y + from.h / 2 },
      to: { x: seat.area.x + seat.area.w / 2, y: seat.area.y + seat.area.h / 2 },
    };
  });

  /** What a seat's cards of a dragon have earned together, once it is told. */
  readonly groupOf = (seat: number, dragon: string | null): Earned | null =>
    (this.scene?.earned[seat] ?? []).find((each) => each.dragon === dragon) ?? null;

  /** What a kin card has earned, once it is told: what the ranking says, or what the whole group has earned, on its first card. */
  readonly worth = (seat: number, dragon: string | null, slot: number): number | null => {
    const group = this.groupOf(seat, dragon);
    if (this.scene === null || dragon === null || group === null) return null;
    const value = this.scene.values[dragon];
    if (value !== undefined) return value;
    return (this.scene.kin[seat] ?? []).indexOf(dragon) === slot ? group.points : 0;
  };

  /** Whether a card has brought nothing, alone or with its like. */
  readonly idle = (seat: number, dragon: string | null): boolean => this.groupOf(seat, dragon)?.points === 0;

  /** What a seat has earned in this round, once it is told; at the end it stays. */
  readonly sum = (seat: number): number | null => this.scene?.sums[seat] ?? null;

  /** The kin to be shown: in the scene of the end everything lies open. */
  readonly kinOf = (seat: number): { dragon: string | null; face_up: boolean }[] => {
    const cards = this.view.seats[seat]?.kin ?? [];
    const told = this.scene?.kin[seat];
    // The cards keep their places where I know them; after a round of which I only hear, the scoring tells what they were.
    if (this.scene === null || told === undefined || told.length !== cards.length || cards.every((card) => card.dragon !== null))
      return cards;
    return told.map((dragon) => ({ dragon, face_up: true }));
  };

  readonly lineLabel = (index: number): string => {
    const card = this.view.line[index];
    const seen = (card?.seen_by ?? []).map((seat) => this.names[seat]).join(', ');
    return [
      own('royal', { position: index + 1 }),
      card?.dragon ? this.words.name(card.dragon) : own('unknown'),
      seen ? own('seen', { names: seen }) : '',
      card?.dragon && allows(this.narrowing, { kind: 'scry', with: { position: index + 1 } }) ? own('again') : '',
    ]
      .filter(Boolean)
      .join(', ');
  };

  /** What somebody points at in the list of moves, or else a hint or a lesson. */
  override get pointed(): Pattern | null {
    const { lit } = spotlight;
    return lit?.of === 'move' ? { kind: lit.kind, with: lit.parameters } : super.pointed;
  }

  /** Where that happened, or lies, what somebody points at in the log. */
  readonly told = $derived.by((): Rect | null => {
    const { lit } = spotlight;
    if (lit?.of !== 'event') return null;
    const { seat, target, slot, dragon, position } = lit.parameters;
    if (lit.kind === 'scried' || lit.kind === 'foresaw') return this.layout.line[Number(position) - 1] ?? null;
    if (lit.kind === 'discarded') return this.slotOf(String(dragon));
    if (slot !== undefined) return this.seatPlace(Number(lit.kind === 'interfered' ? target : seat)).kin[Number(slot)] ?? null;
    return null;
  });

  /** Where a hint leads after the discard: the card that is taken, looked at or turned up, or the place where one's own card will lie. */
  readonly aimed = $derived.by((): Rect | null => {
    const aim = this.aims.at(-1);
    const { target, slot, dragon, position } = aim?.with ?? {};
    if (aim?.kind === 'scry') return this.layout.line[Number(position) - 1] ?? null;
    if (aim?.kind === 'ally') return this.slotOf(String(dragon));
    if (aim?.kind === 'interfere') return this.seatPlace(Number(target)).kin[Number(slot)] ?? null;
    const me = this.view.seat ?? 0;
    return aim?.kind === 'gain' ? (this.seatPlace(me).kin[this.view.seats[me]?.kin.length ?? 0] ?? null) : null;
  });

  /** The part of the hall that a lesson speaks of. */
  readonly lit = $derived.by((): Rect | null => {
    if (this.spotlight === 'line') return around(this.layout.line, 7, this.layout.tall ? 16 : 20);
    if (this.spotlight === 'gallery') return around(this.layout.gallery, 10);
    if (this.spotlight === 'rivals')
      return around(
        this.layout.others.map((place) => place.area),
        3,
      );
    if (this.spotlight === 'hand') return around(this.layout.hand(this.hand.length), this.layout.tall ? 8 : 13);
    return null;
  });

  /** How far the cards of a pile are set off: not at all on a phone, where rows lie close. */
  readonly pile = $derived(this.layout.tall ? 0 : 2.8);
}
