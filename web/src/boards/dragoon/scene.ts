/**
 * What lies on the island at a beat. While a frame is told the position is the one before it; here what has been told so far is added to it, step by step, so that nothing is known before its time.
 */

import type { EventLine } from '../../protocol';
import type { DragoonHandCard, DragoonView } from '../../views';
import type { Beat } from '../types';
import { indexOf } from './geometry';

export interface Scene {
  readonly round: number;
  readonly active: number | null;
  readonly points: number;
  readonly tiles: readonly (string | null)[];
  readonly totems: readonly (number | null)[];
  /** Each seat's dragon. */
  readonly dragons: readonly string[];
  readonly gold: readonly number[];
  readonly thief: number;
  readonly treasure: string | null;
  readonly cards: readonly number[];
  readonly deck: number;
  readonly inPlay: readonly string[];
  readonly discard: number;
  readonly waste: boolean;
  /** The viewer's cards. */
  readonly hand: readonly DragoonHandCard[];
}

type Draft = { -readonly [Name in keyof Scene]: Scene[Name] extends readonly (infer Part)[] ? Part[] : Scene[Name] };

const spread = (cards: Readonly<Record<string, number>>): string[] =>
  Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));
const total = (cards: Readonly<Record<string, number>>): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export function still(view: DragoonView): Scene {
  return {
    round: view.round,
    active: view.active,
    points: view.action_points,
    tiles: view.cells.map((cell) => cell.tile),
    totems: view.cells.map((cell) => cell.totem),
    dragons: view.seats.map((seat) => seat.dragon),
    gold: view.seats.map((seat) => seat.gold),
    thief: view.thief_gold,
    treasure: view.treasure,
    cards: view.seats.map((seat) => seat.hand_size),
    deck: view.deck_size,
    inPlay: spread(view.in_play),
    discard: total(view.discard),
    waste: view.lay_waste,
    hand: view.hand ?? [],
  };
}

export function sceneAt(view: DragoonView, beat: Beat): Scene {
  const scene = still(view);
  if (beat.event === null) return scene;
  const draft: Draft = {
    ...scene,
    tiles: [...scene.tiles],
    totems: [...scene.totems],
    dragons: [...scene.dragons],
    gold: [...scene.gold],
    cards: [...scene.cards],
    inPlay: [...scene.inPlay],
    hand: [...scene.hand],
  };
  for (const event of beat.events.slice(0, beat.index + 1)) tell(draft, event, view);
  return draft;
}

const add = (numbers: number[], index: number, more: number): void => {
  numbers[index] = Math.max(0, (numbers[index] ?? 0) + more);
};

/** Cards that the viewer gains or loses. */
function change(draft: Draft, view: DragoonView, seat: number, card: string | null, more: 1 | -1): void {
  add(draft.cards, seat, more);
  if (seat !== view.seat || card === null) return;
  const held = draft.hand.find((each) => each.card === card);
  if (held !== undefined)
    draft.hand = draft.hand.map((each) => (each === held ? { ...each, count: each.count + more } : each)).filter((each) => each.count > 0);
  else if (more > 0)
    draft.hand = [...draft.hand, { card, colour: isRed(card) ? 'red' : 'white', count: 1, playable: false, refusal: null }];
}

const RED = ['creature_comfort', 'intimidate', 'ferocity', 'slippery_scales', 'snuff_out', 'hecklers', 'loyal_subjects'];
export const isRed = (card: string): boolean => RED.includes(card);

/** One event more. */
function tell(draft: Draft, { kind, facts }: EventLine, view: DragoonView): void {
  const seat = Number(facts.seat ?? -1);
  const target = Number(facts.target ?? -1);
  const gold = Number(facts.gold ?? 0);
  const cell = String(facts.cell ?? '');
  const card = facts.card === undefined ? null : String(facts.card);
  const home = (who: number): string => view.seats[who]?.cave ?? '';
  switch (kind) {
    case 'round':
      draft.round = Number(facts.round);
      break;
    case 'settled_village':
      draft.tiles[indexOf(cell)] = 'village';
      break;
    case 'grew':
      draft.tiles[indexOf(cell)] = 'city';
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
      add(draft.gold, seat, gold);
      draft.thief = Number(facts.left);
      draft.points -= 1;
      break;
    case 'turn':
      draft.active = seat;
      draft.points = 3;
      draft.waste = false;
      break;
    case 'ended':
      draft.discard += draft.inPlay.length;
      draft.inPlay = [];
      draft.active = null;
      draft.waste = false;
      break;
    case 'drew':
      draft.deck -= 1;
      change(draft, view, seat, card, 1);
      break;
    case 'reshuffled':
      draft.deck = Number(facts.count);
      draft.discard = 0;
      break;
    case 'discarded':
      change(draft, view, seat, card, -1);
      draft.discard += 1;
      draft.points -= 1;
      break;
    case 'played':
    case 'reacted':
    case 'intimidated':
      change(draft, view, seat, card, -1);
      if (card !== null) draft.inPlay = [...draft.inPlay, card];
      if (card === 'lay_waste') draft.waste = true;
      break;
    case 'snuffed_out':
      if (card === 'lay_waste') draft.waste = view.lay_waste;
      break;
    case 'picked':
      change(draft, view, target, card, -1);
      change(draft, view, seat, card, 1);
      break;
    case 'moved':
      draft.points -= 1;
      draft.dragons[seat] = cell;
      break;
    case 'flew':
    case 'fought':
      draft.dragons[seat] = cell;
      break;
    case 'flew_home':
    case 'sent_home':
      draft.dragons[seat] = home(seat);
      break;
    case 'more_actions':
      draft.points += Number(facts.count);
      break;
    case 'claimed':
      draft.totems[indexOf(cell)] = seat;
      break;
    case 'destroyed':
      draft.tiles[indexOf(cell)] = null;
      draft.totems[indexOf(cell)] = null;
      add(draft.gold, seat, gold);
      break;
    case 'rose_up':
    case 'dropped':
      draft.totems[indexOf(cell)] = null;
      break;
    case 'stole_cave':
      draft.points -= 1;
      add(draft.gold, seat, gold);
      add(draft.gold, target, -gold);
      break;
    case 'won_combat':
      add(draft.gold, seat, gold);
      add(draft.gold, target, -gold);
      break;
    case 'evicted':
      add(draft.gold, seat, -gold);
      add(draft.gold, target, gold);
      break;
    case 'robbed':
      add(draft.gold, target, -gold);
      break;
    case 'collected':
    case 'collected_standing':
      add(draft.gold, seat, gold);
      break;
  }
}

/** What each claim pays when a player collects tribute: the claims without a dragon, in the order of the cells. */
export function tribute(scene: Scene, event: EventLine): { readonly index: number; readonly gold: number }[] {
  const seat = Number(event.facts.seat);
  const busy = new Set(scene.dragons.map(indexOf));
  const claims = scene.totems.flatMap((totem, index) =>
    totem === seat && !busy.has(index) ? [{ index, city: scene.tiles[index] === 'city' }] : [],
  );
  const plain = claims.reduce((sum, claim) => sum + (claim.city ? 3 : 1), 0);
  // A 6 pays one gold more for each claim.
  const more = Number(event.facts.gold) > plain ? 1 : 0;
  return claims.map((claim) => ({ index: claim.index, gold: (claim.city ? 3 : 1) + more }));
}

/** Who gains or loses how much gold at an event. */
export function gains({ kind, facts }: EventLine): { readonly seat: number; readonly gold: number }[] {
  const [seat, target, gold] = [Number(facts.seat ?? -1), Number(facts.target ?? -1), Number(facts.gold ?? 0)];
  if (gold === 0) return [];
  if (['destroyed', 'collected', 'collected_standing', 'stole_treasure'].includes(kind)) return [{ seat, gold }];
  if (kind === 'stole_cave' || kind === 'won_combat')
    return [
      { seat, gold },
      { seat: target, gold: -gold },
    ];
  if (kind === 'evicted')
    return [
      { seat, gold: -gold },
      { seat: target, gold },
    ];
  if (kind === 'robbed') return [{ seat: target, gold: -gold }];
  return [];
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

/** Of 36 throws of two dice the attacker wins 21: ties are the attacker's. */
export const ATTACK_WINS = 21 / 36;

/** What a stealing die brings on the average. */
export function meanTheft(gold: number): number {
  let sum = 0;
  for (let face = 1; face <= 6; face += 1) sum += Math.min(face, gold);
  return sum / 6;
}
