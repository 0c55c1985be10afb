/** What is shown of the events while they are told. */

import type { EventLine } from '../../protocol';
import type { DragonbroodView } from '../../views';
import type { Beat } from '../types';
import type { Bundle } from './tables';

/** How an amount has changed, kind by kind. */
export function changesOf(before: Bundle, after: Bundle): Record<string, number> {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)] as const).filter(([, change]) => change !== 0),
  );
}

const OUTCOMES = ['won_fight', 'beat_enemy', 'lost_to_enemy'];

/** The bids that have just been revealed, and who of the two has won, once that is told. */
export function clash(beat: Beat): { readonly bids: EventLine; readonly winner: number | null } | null {
  if (beat.event === null) return null;
  const told = beat.events.slice(0, beat.index + 1);
  const start = told.findLastIndex((event) => event.kind === 'bids' || event.kind === 'bids_enemy');
  const bids = told[start];
  if (bids === undefined) return null;
  const end = told.findIndex((event, index) => index > start && OUTCOMES.includes(event.kind));
  if (end < 0) return { bids, winner: null };
  if (told.length - 1 > end) return null;
  const outcome = told[end] as EventLine;
  return {
    bids,
    winner: outcome.kind === 'won_fight' ? (outcome.facts.seat === bids.facts.seat ? 0 : 1) : outcome.kind === 'beat_enemy' ? 0 : 1,
  };
}

/** The last event of a frame at which the fight is still to be seen: until then the fighters stand where they stood. */
export function turning(events: readonly EventLine[]): number {
  return events.findLastIndex((event) => OUTCOMES.includes(event.kind)) + 1;
}

const STORIES = [
  'season',
  'revealed',
  'evolved',
  'awoke',
  'hatched',
  'retired',
  'passed',
  'fight',
  'fight_enemy',
  'success',
  'quest_won',
  'quest_lost',
  'removed',
  'stole',
];

/** Great moments are told over the map. */
export function told(beat: Beat): { readonly event: EventLine; readonly key: number } | null {
  const event = beat.event;
  return event !== null && STORIES.includes(event.kind) ? { event, key: event.serial } : null;
}

/** The place that an event is about: named by it, or by an event of the same seat before it. */
export function placeOfEvent(view: DragonbroodView, beat: Beat): string | null {
  if (beat.event === null) return null;
  for (let index = beat.index; index >= 0; index -= 1) {
    const event = beat.events[index];
    if (event === undefined || event.facts.seat !== beat.event.facts.seat) continue;
    const place = event.facts.place;
    if (typeof place === 'string' && view.places.some((each) => each.place === place)) return place;
  }
  return null;
}
