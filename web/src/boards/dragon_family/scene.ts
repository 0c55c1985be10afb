/**
 * What moves at a beat. The position on the table is the new one; here is what of it has not arrived yet,
 * so that a number grows when its token has come.
 */

import type { EventLine } from '../../protocol';
import type { DragonFamilyView } from '../../views';
import type { Beat } from '../types';

/** A resource on its way from a tile to a nest. */
export interface Flight {
  readonly seat: number;
  readonly tile: number;
  readonly resource: string;
  /** Which of those that fly together it is. */
  readonly number: number;
}

export interface Scene {
  readonly flights: readonly Flight[];
  /** How much of each resource a seat has, without what is still on its way. */
  readonly goods: readonly Readonly<Record<string, number>>[];
  /** How much of each resource comes or goes at this beat. */
  readonly changes: readonly Readonly<Record<string, number>>[];
  /** The tile that is being laid. */
  readonly landing: number | null;
  /** The tile on which a lair is being built. */
  readonly settling: number | null;
  /** The place of a nest in which an egg cracks. */
  readonly hatching: { readonly seat: number; readonly place: number; readonly dragon: string } | null;
  /** The place of a nest at which somebody eats. */
  readonly feeding: { readonly seat: number; readonly place: number; readonly resource: string; readonly grown: boolean } | null;
  /** The territory whose points are told now. */
  readonly scoring: { readonly territory: number; readonly seats: readonly number[]; readonly points: number } | null;
  /** Whether the lens shall be on: the end is told territory by territory. */
  readonly telling: boolean;
}

const GAINS = ['collected', 'shared'];

const count = (all: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of all) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** What is left of a change when so much is paid. */
function less(change: Readonly<Record<string, number>>, paid: readonly string[]): Record<string, number> {
  const left = { ...change };
  for (const name of paid) left[name] = (left[name] ?? 0) - 1;
  return left;
}

const names = (fact: EventLine['facts'][string] | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);
const numbers = (fact: EventLine['facts'][string] | undefined): number[] => (Array.isArray(fact) ? fact.map(Number) : []);

export function sceneAt(view: DragonFamilyView, beat: Beat): Scene {
  const now = beat.event;
  const later = now === null ? [] : beat.events.slice(beat.index + 1);
  const flying = now !== null && (now.kind === 'explored' || now.kind === 'moved');
  const coming = flying ? later.filter((event) => GAINS.includes(event.kind)) : [];
  let number = 0;
  const flights = coming.flatMap((gain) =>
    numbers(gain.facts.tiles).map((tile): Flight => ({
      seat: Number(gain.facts.seat),
      tile,
      resource: view.tiles.find((each) => each.id === tile)?.resource ?? '',
      number: (number += 1) - 1,
    })),
  );
  const seat = Number(now?.facts.seat);
  const changes = view.seats.map((each): Record<string, number> => {
    const gained = count(coming.filter((gain) => gain.facts.seat === each.seat).flatMap((gain) => names(gain.facts.resources)));
    if (now === null || each.seat !== seat) return gained;
    if (now.kind === 'hatched') return less({}, names(now.facts.resources));
    if (now.kind === 'traded') return less(count(names(now.facts.gained)), names(now.facts.paid));
    if (now.kind === 'fed' || now.kind === 'grew') return { [String(now.facts.resource)]: -1 };
    return gained;
  });
  const fed = now !== null && (now.kind === 'fed' || now.kind === 'grew');
  return {
    flights,
    goods: view.seats.map((each) => {
      const missing = count(coming.filter((gain) => gain.facts.seat === each.seat).flatMap((gain) => names(gain.facts.resources)));
      return Object.fromEntries(Object.entries(each.resources).map(([name, has]) => [name, has - (missing[name] ?? 0)]));
    }),
    changes,
    landing: now?.kind === 'explored' ? Number(now.facts.tile) : null,
    settling: now?.kind === 'settled' ? Number(now.facts.tile) : null,
    hatching: now?.kind === 'hatched' ? { seat, place: Number(now.facts.place), dragon: String(now.facts.dragon) } : null,
    feeding: fed ? { seat, place: Number(now.facts.place), resource: String(now.facts.resource), grown: now.kind === 'grew' } : null,
    scoring:
      now?.kind === 'territory_scored'
        ? { territory: Number(now.facts.tile), seats: now.facts.seats as number[], points: Number(now.facts.points) }
        : null,
    telling: now?.kind === 'territory_scored',
  };
}
