/**
 * What lies on the island at a beat. While a frame is told the position is the one before it; here what the events tell is added to it,
 * step by step, so that nothing is known before its time. What they do not tell comes with the next position.
 */

import type { EventLine } from '../../protocol';
import type { DragoonHandCard, DragoonView } from '../../views';
import type { Beat } from '../types';

export interface Scene {
  readonly round: number;
  readonly active: number | null;
  /** What stands on each cell, and whose totem. */
  readonly tiles: Readonly<Record<string, string | null>>;
  readonly totems: Readonly<Record<string, number | null>>;
  /** Each seat's dragon. */
  readonly dragons: readonly string[];
  readonly gold: readonly number[];
  readonly thief: number;
  readonly treasure: string | null;
  readonly cards: readonly number[];
  /** The viewer's cards. */
  readonly hand: readonly DragoonHandCard[];
}

interface Draft extends Omit<Scene, 'round' | 'active' | 'thief' | 'treasure' | 'hand'> {
  round: number;
  active: number | null;
  tiles: Record<string, string | null>;
  totems: Record<string, number | null>;
  dragons: string[];
  gold: number[];
  thief: number;
  treasure: string | null;
  cards: number[];
  hand: readonly DragoonHandCard[];
}

export function still(view: DragoonView): Scene {
  return {
    round: view.round,
    active: view.active,
    tiles: Object.fromEntries(view.cells.map((cell) => [cell.cell, cell.tile])),
    totems: Object.fromEntries(view.cells.map((cell) => [cell.cell, cell.totem])),
    dragons: view.seats.map((seat) => seat.dragon),
    gold: view.seats.map((seat) => seat.gold),
    thief: view.thief_gold,
    treasure: view.treasure,
    cards: view.seats.map((seat) => seat.hand_size),
    hand: view.hand ?? [],
  };
}

export function sceneAt(view: DragoonView, beat: Beat): Scene {
  const scene = still(view);
  if (beat.event === null) return scene;
  const draft: Draft = {
    ...scene,
    tiles: { ...scene.tiles },
    totems: { ...scene.totems },
    dragons: [...scene.dragons],
    gold: [...scene.gold],
    cards: [...scene.cards],
  };
  for (const event of beat.events.slice(0, beat.index + 1)) tell(draft, event, view);
  return draft;
}

/** By how much each seat's gold changes at an event. */
export function changes(event: Pick<EventLine, 'facts'>): readonly number[] {
  return Array.isArray(event.facts.changes) ? event.facts.changes.map(Number) : [];
}

/** A card more or less in somebody's hand; the viewer's own cards are known. */
function change(draft: Draft, view: DragoonView, seat: number, card: string | null, more: 1 | -1): void {
  draft.cards[seat] = (draft.cards[seat] ?? 0) + more;
  if (seat !== view.seat || card === null) return;
  const held = draft.hand.find((each) => each.card === card);
  if (held !== undefined)
    draft.hand = draft.hand.map((each) => (each === held ? { ...each, count: each.count + more } : each)).filter((each) => each.count > 0);
  else if (more > 0) draft.hand = [...draft.hand, { card, colour: colourOf(card, view), count: 1, playable: false, refusal: null }];
}

const colourOf = (card: string, view: DragoonView): string => (view.red_cards.includes(card) ? 'red' : 'white');

/** One event more. */
function tell(draft: Draft, event: EventLine, view: DragoonView): void {
  const { kind, facts } = event;
  const seat = Number(facts.seat ?? -1);
  const cell = String(facts.cell ?? '');
  const card = facts.card === undefined ? null : String(facts.card);
  changes(event).forEach((more, index) => (draft.gold[index] = (draft.gold[index] ?? 0) + more));
  switch (kind) {
    case 'round':
      draft.round = Number(facts.round);
      break;
    case 'settled_village':
      draft.tiles[cell] = 'village';
      break;
    case 'grew':
      draft.tiles[cell] = 'city';
      break;
    case 'thief_gained':
      draft.thief = Number(facts.total);
      break;
    case 'treasure_placed':
    case 'treasure_moved':
      draft.treasure = cell;
      break;
    case 'treasure_gone':
      draft.treasure = null;
      break;
    case 'stole_treasure':
      draft.thief = Number(facts.left);
      break;
    case 'turn':
      draft.active = seat;
      break;
    case 'ended':
      draft.active = null;
      break;
    case 'drew':
      change(draft, view, seat, card, 1);
      break;
    case 'discarded':
    case 'played':
    case 'reacted':
    case 'intimidated':
      change(draft, view, seat, card, -1);
      break;
    case 'picked':
      change(draft, view, Number(facts.target), card, -1);
      change(draft, view, seat, card, 1);
      break;
    case 'moved':
    case 'flew':
    case 'fought':
      draft.dragons[seat] = cell;
      break;
    case 'flew_home':
    case 'sent_home':
      draft.dragons[seat] = view.seats[seat]?.cave ?? '';
      break;
    case 'claimed':
      draft.totems[cell] = seat;
      break;
    case 'destroyed':
      draft.tiles[cell] = null;
      draft.totems[cell] = null;
      break;
    case 'rose_up':
    case 'dropped':
      draft.totems[cell] = null;
      break;
  }
}

/** What is paid where at an event: tribute claim by claim. */
export function payments({ facts }: EventLine): { readonly cell: string; readonly gold: number }[] {
  if (!Array.isArray(facts.cells) || !Array.isArray(facts.paid)) return [];
  const { cells, paid } = facts;
  return cells.map((cell, index) => ({ cell: String(cell), gold: Number(paid[index]) }));
}

/** The dice that are told at an event: those that name a cell, or those that somebody rolls. */
export interface Roll {
  readonly black?: number;
  readonly red?: number;
  /** Dice in the hands of players: the attacker's first. */
  readonly dice: readonly { readonly seat: number; readonly face: number }[];
  readonly cell: string | null;
}

export function rollOf(event: EventLine | null, view: DragoonView): Roll | null {
  if (event === null) return null;
  const { kind, facts } = event;
  if (facts.red !== undefined) return { black: Number(facts.black), red: Number(facts.red), dice: [], cell: String(facts.cell) };
  const seat = Number(facts.seat);
  if (kind === 'fought')
    return {
      dice: [
        { seat, face: Number(facts.roll) },
        { seat: Number(facts.target), face: Number(facts.against) },
      ],
      cell: String(facts.cell),
    };
  if (kind === 'stole_cave') return { dice: [{ seat, face: Number(facts.roll) }], cell: view.seats[Number(facts.target)]?.cave ?? null };
  if (kind === 'stole_treasure') return { dice: [{ seat, face: Number(facts.roll) }], cell: view.treasure };
  if (kind === 'rolled_tribute' || kind === 'rerolled_tribute') return { dice: [{ seat, face: Number(facts.roll) }], cell: null };
  return null;
}
