/**
 * What lies on the table at a beat. The position that comes with a frame is the one after all of its events; here what has not been told yet is taken away again.
 */

import type { EventLine } from '../../protocol';
import type { DragominoDominoView, DragominoView } from '../../views';
import type { Beat } from '../types';
import { sideOf } from './geometry';

/** An egg on its way: which side it lies on, and when its turn comes. */
export interface Laid {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly direction: string;
  readonly terrain: string;
  readonly face: string;
}

export interface Scene {
  readonly round: number;
  /** Whose doing this is. */
  readonly turn: number | null;
  readonly mommy: number;
  readonly offer: readonly (DragominoDominoView | null)[];
  /** The domino that somebody holds. */
  readonly held: { readonly seat: number; readonly domino: DragominoDominoView } | null;
  /** The domino that comes to lie now. */
  readonly landing: { readonly seat: number; readonly domino: string } | null;
  /** Eggs that lie closed on their sides until they are told, seat by seat. */
  readonly closed: readonly Laid[];
  /** The egg that cracks now. */
  readonly cracking: Laid | null;
  readonly walking: { readonly from: number; readonly to: number } | null;
  /** The offer is being turned over, or cleared away. */
  readonly revealing: boolean;
  readonly clearing: boolean;
  readonly seats: readonly { readonly dragons: number; readonly shells: number; readonly points: number }[];
  readonly piles: readonly { readonly dragons: number; readonly shells: number; readonly tokens: number }[];
}

const EGGS = ['dragon', 'shell'];
const SEATED = ['picked', 'placed', 'placed_one', 'placed_none', 'dragon', 'shell', 'mommy', 'pile_empty', 'took_returned', 'peeked', 'returned', 'mixed_back'];

export function laid(event: EventLine): Laid {
  const { facts } = event;
  return {
    seat: Number(facts.seat),
    x: Number(facts.x),
    y: Number(facts.y),
    direction: String(facts.direction),
    terrain: String(facts.terrain),
    face: String(facts.face),
  };
}

const isEgg = (event: EventLine): boolean => EGGS.includes(event.kind);

/** `slotOf`: in which place of the offer a domino lay. */
export function sceneAt(view: DragominoView, beat: Beat, slotOf: (domino: string) => number): Scene {
  const { event } = beat;
  const later = event === null ? [] : beat.events.slice(beat.index + 1);
  const closed = later.filter(isEgg).map(laid);
  const cracking = event !== null && isEgg(event) ? laid(event) : null;
  const untold = cracking === null ? closed : [cracking, ...closed];
  const count = (seat: number, face: string): number => untold.filter((egg) => egg.seat === seat && egg.face === face).length;
  const walk = later.find((each) => each.kind === 'mommy');
  const mommy = walk === undefined ? view.mommy : Number(walk.facts.target);
  const revealed = later.some((each) => each.kind === 'revealed');
  const seat = event !== null && SEATED.includes(event.kind) ? Number(event.facts.seat) : null;
  const landing = event !== null && event.kind.startsWith('placed') ? { seat: Number(event.facts.seat), domino: String(event.facts.domino) } : null;
  return {
    round: revealed ? view.round - 1 : view.round,
    turn: seat ?? view.turn,
    mommy,
    offer: revealed || view.step === 'over' ? leftover(view, event === null ? [] : beat.events.slice(beat.index), slotOf) : view.offer,
    held: view.picked !== null && view.turn !== null ? { seat: view.turn, domino: view.picked } : null,
    landing,
    closed,
    cracking,
    walking: event?.kind === 'mommy' ? { from: Number(event.facts.target), to: Number(event.facts.seat) } : null,
    revealing: event?.kind === 'revealed',
    clearing: event?.kind === 'discarded',
    seats: view.seats.map((each) => {
      const dragons = each.dragons - count(each.seat, 'dragon');
      return { dragons, shells: each.shells - count(each.seat, 'shell'), points: dragons + (mommy === each.seat ? 1 : 0) };
    }),
    piles: view.piles.map((pile) => {
      const of = (face: string): number => untold.filter((egg) => egg.terrain === pile.terrain && egg.face === face).length;
      return { dragons: pile.dragons + of('dragon'), shells: pile.shells + of('shell'), tokens: pile.tokens };
    }),
  };
}

/** The dominoes that nobody took, still in their places until they are cleared away. */
function leftover(view: DragominoView, rest: readonly EventLine[], slotOf: (domino: string) => number): (DragominoDominoView | null)[] {
  const offer: (DragominoDominoView | null)[] = [null, null, null, null];
  const event = rest.find((each) => each.kind === 'discarded');
  const names = (event?.facts.dominoes as string[] | undefined) ?? [];
  for (const name of names) {
    const domino = view.discarded.find((each) => each.domino === name);
    const slot = slotOf(name);
    const free = offer[slot] === null ? slot : offer.indexOf(null);
    if (domino !== undefined && free >= 0) offer[free] = domino;
  }
  return offer;
}

/** The sides of a seat's island whose eggs have not been told yet. */
export function untoldSides(scene: Scene, seat: number): Set<string> {
  const eggs = scene.cracking === null ? scene.closed : [scene.cracking, ...scene.closed];
  return new Set(eggs.filter((egg) => egg.seat === seat).map((egg) => sideOf(egg.x, egg.y, egg.direction)));
}
