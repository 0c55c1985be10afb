/**
 * What lies on the table at a beat. While a frame is told the position is the one before it.
 * Here what the events have told so far is laid on it, step by step, so that nothing is known before its time.
 */

import type { EventLine } from '../../protocol';
import type { DragominoCellView, DragominoDominoView, DragominoEggView, DragominoPileView, DragominoView } from '../../views';
import type { Beat } from '../types';
import { sideOf, step } from './geometry';

/** An egg that a seat has found. */
export interface Laid extends DragominoEggView {
  readonly seat: number;
}

export interface Before {
  readonly cells: readonly DragominoCellView[];
  /** Those that lie face up. */
  readonly eggs: readonly DragominoEggView[];
  readonly dragons: number;
  readonly shells: number;
}

export interface Scene {
  readonly round: number;
  readonly mommy: number;
  readonly offer: readonly (DragominoDominoView | null)[];
  /** The domino that somebody holds, and, while they take it, the place of the offer where it lay. */
  readonly held: { readonly seat: number; readonly domino: DragominoDominoView; readonly from: number | null } | null;
  /** The domino that comes to lie now. */
  readonly landing: { readonly seat: number; readonly domino: string } | null;
  /** Eggs that lie closed on their sides, seat by seat in the order in which they will be told. */
  readonly closed: readonly Laid[];
  /** The egg that cracks now. */
  readonly cracking: Laid | null;
  readonly walking: { readonly from: number; readonly to: number } | null;
  /** The offer is being turned over, or cleared away. */
  readonly revealing: boolean;
  readonly clearing: boolean;
  readonly seats: readonly Before[];
  /** Eggs in each nest, and how many dragons and shells are not face up yet. */
  readonly piles: readonly { readonly fresh: number; readonly dragons: number; readonly shells: number }[];
}

export const isEgg = (event: { readonly kind: string } | undefined): boolean => event?.kind === 'dragon' || event?.kind === 'shell';

function laid({ facts }: EventLine): Laid {
  return {
    seat: Number(facts.seat),
    x: Number(facts.x),
    y: Number(facts.y),
    direction: String(facts.direction),
    terrain: String(facts.terrain),
    face: String(facts.face),
  };
}

export function sceneAt(view: DragominoView, beat: Beat): Scene {
  const now = beat.event;
  const past = now === null ? [] : beat.events.slice(0, beat.index);
  const told = now === null ? [] : [...past, now];
  const later = now === null ? [] : beat.events.slice(beat.index + 1);
  const closed = told.some((event) => event.kind.startsWith('placed')) || view.picked === null ? later.filter(isEgg).map(laid) : [];
  const cracking = now !== null && isEgg(now) ? laid(now) : null;
  const open = past.filter(isEgg).map(laid);

  const offer = offerAt(view, told, now);
  const placed = told.find((event) => event.kind.startsWith('placed'));
  const walked = past.findLast((event) => event.kind === 'mommy');
  const revealed = told.find((event) => event.kind === 'revealed');
  return {
    round: revealed === undefined ? view.round : Number(revealed.facts.round),
    mommy: walked === undefined ? view.mommy : Number(walked.facts.seat),
    offer,
    held: heldAt(view, told, now),
    landing: now !== null && now === placed ? { seat: Number(now.facts.seat), domino: String(now.facts.domino) } : null,
    closed,
    cracking,
    walking: now?.kind === 'mommy' ? { from: Number(now.facts.target), to: Number(now.facts.seat) } : null,
    revealing: now?.kind === 'revealed',
    clearing: now?.kind === 'discarded',
    seats: view.seats.map((seat): Before => {
      const eggs = [
        ...seat.eggs,
        ...missing(
          seat.eggs,
          open.filter((egg) => egg.seat === seat.seat),
        ),
      ];
      const face = (what: string): number => eggs.filter((egg) => egg.face === what).length;
      return {
        cells: placed?.facts.seat === seat.seat ? withPlaced(seat.cells, view.picked, placed) : seat.cells,
        eggs,
        dragons: face('dragon'),
        shells: face('shell'),
      };
    }),
    piles: view.piles.map((pile) => {
      const shown = open.filter((egg) => egg.terrain === pile.terrain);
      const count = (face: string): number => shown.filter((egg) => egg.face === face).length;
      return {
        fresh: leftIn(pile, view.picked !== null && placed === undefined ? [] : beat.events),
        dragons: pile.dragons - count('dragon'),
        shells: pile.shells - count('shell'),
      };
    }),
  };
}

/** Eggs that are not there yet. */
function missing(there: readonly DragominoEggView[], eggs: readonly Laid[]): Laid[] {
  const sides = new Set(there.map((egg) => sideOf(egg.x, egg.y, egg.direction)));
  return eggs.filter((egg) => !sides.has(sideOf(egg.x, egg.y, egg.direction)));
}

/** An island with the domino that has just been placed. */
function withPlaced(
  cells: readonly DragominoCellView[],
  domino: DragominoDominoView | null,
  { facts }: EventLine,
): readonly DragominoCellView[] {
  const [x, y] = [Number(facts.x), Number(facts.y)];
  if (domino === null || cells.some((cell) => cell.x === x && cell.y === y)) return cells;
  const [dx, dy] = step(String(facts.direction));
  return [...cells, { x, y, ...domino.a, domino: domino.domino }, { x: x + dx, y: y + dy, ...domino.b, domino: domino.domino }];
}

function offerAt(view: DragominoView, told: readonly EventLine[], now: EventLine | null): readonly (DragominoDominoView | null)[] {
  let offer: readonly (DragominoDominoView | null)[] = view.offer;
  for (const event of told) {
    if (event.kind === 'picked') offer = offer.map((domino) => (domino?.domino === event.facts.domino ? null : domino));
    else if (event.kind === 'discarded' && event !== now) offer = offer.map(() => null);
    else if (event.kind === 'revealed') {
      const names = event.facts.dominoes as string[];
      offer = names.map(
        (name) => view.stack.find((domino) => domino.domino === name) ?? view.offer.find((domino) => domino?.domino === name) ?? null,
      );
    }
  }
  return offer;
}

function heldAt(view: DragominoView, told: readonly EventLine[], now: EventLine | null): Scene['held'] {
  if (told.some((event) => event.kind.startsWith('placed'))) return null;
  if (view.picked !== null && view.turn !== null) return { seat: view.turn, domino: view.picked, from: null };
  const event = told.find((each) => each.kind === 'picked');
  const slot = view.offer.findIndex((domino) => domino !== null && domino.domino === event?.facts.domino);
  const domino = view.offer[slot] ?? null;
  return event === undefined || domino === null ? null : { seat: Number(event.facts.seat), domino, from: event === now ? slot : null };
}

/** How many eggs lie in a nest: those that are found leave it when the domino lies, and the last of them tells how many it has left. */
function leftIn(pile: DragominoPileView, events: readonly EventLine[]): number {
  const last = events.findLast((event) => isEgg(event) && event.facts.terrain === pile.terrain);
  return last === undefined ? pile.fresh : Number(last.facts.left);
}
