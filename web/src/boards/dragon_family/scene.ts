/** What moves at a beat. The position on the table is the new one; here is what of it has not arrived yet, so that a number grows when its token has come. */

import type { EventLine } from '../../protocol';
import type { DragonFamilyTileView, DragonFamilyView } from '../../views';
import type { Beat } from '../types';
import { around } from './forecast';
import { type Cell, groundOf, resourceOf } from './hex';

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

/** Where the resources of one event come from. */
export function sources(view: DragonFamilyView, gain: EventLine, cause: EventLine): { readonly tile: number; readonly resource: string }[] {
  const seat = Number(gain.facts.seat);
  const wanted = [...((gain.facts.resources as string[] | undefined) ?? [])];
  let tiles: DragonFamilyTileView[] = [];
  if (cause.kind === 'moved') tiles = view.tiles.filter((tile) => tile.id === cause.facts.tile);
  else {
    const cell: Cell = { q: Number(cause.facts.q), r: Number(cause.facts.r) };
    const near = around(groundOf(view.tiles), cell);
    tiles = near
      .filter(({ tile }) => gain.kind === 'collected' || tile.lair?.seat === seat || tile.handlers.some((handler) => handler.seat === seat))
      .flatMap(({ tile, edges }) => Array.from({ length: edges }, () => tile));
    // A tile that is touched twice pays once, unless more has come than tiles are there.
    tiles = [...new Set(tiles), ...tiles.filter((tile, index) => tiles.indexOf(tile) !== index)];
  }
  return tiles.flatMap((tile) => {
    const at = wanted.indexOf(resourceOf(tile.terrain));
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [{ tile: tile.id, resource: resourceOf(tile.terrain) }];
  });
}

const count = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

export function sceneAt(view: DragonFamilyView, beat: Beat): Scene {
  const now = beat.event;
  const later = now === null ? [] : beat.events.slice(beat.index + 1);
  const flying = now !== null && (now.kind === 'explored' || now.kind === 'moved');
  const coming = flying ? later.filter((event) => GAINS.includes(event.kind)) : [];
  let number = 0;
  const flights = coming.flatMap((gain) =>
    sources(view, gain, now as EventLine).map((source): Flight => ({
      seat: Number(gain.facts.seat),
      ...source,
      number: (number += 1) - 1,
    })),
  );
  const seat = Number(now?.facts.seat);
  const changes = view.seats.map((each): Record<string, number> => {
    const gained = count(coming.filter((gain) => gain.facts.seat === each.seat).flatMap((gain) => gain.facts.resources as string[]));
    if (now === null || each.seat !== seat) return gained;
    if (now.kind === 'hatched')
      return Object.fromEntries(Object.entries(count(now.facts.resources as string[])).map(([name, spent]) => [name, -spent]));
    if (now.kind === 'traded') return now.facts.resource === 'gold' ? { gold: -2 } : { [String(now.facts.resource)]: -3, gold: 1 };
    if (now.kind === 'fed' || now.kind === 'grew') return { [String(now.facts.resource)]: -1 };
    return gained;
  });
  const fed = now !== null && (now.kind === 'fed' || now.kind === 'grew');
  return {
    flights,
    goods: view.seats.map((each) => {
      const missing = count(coming.filter((gain) => gain.facts.seat === each.seat).flatMap((gain) => gain.facts.resources as string[]));
      return Object.fromEntries(Object.entries(each.resources).map(([name, has]) => [name, has - (missing[name] ?? 0)]));
    }),
    changes,
    landing: now?.kind === 'explored' ? Number(now.facts.tile) : null,
    settling: now?.kind === 'settled' ? Number(now.facts.tile) : null,
    hatching: now?.kind === 'hatched' ? { seat, place: view.seats[seat]?.dragons.length ?? 1, dragon: String(now.facts.dragon) } : null,
    feeding: fed ? { seat, place: Number(now.facts.place), resource: String(now.facts.resource), grown: now.kind === 'grew' } : null,
    scoring:
      now?.kind === 'territory_scored'
        ? { territory: Number(now.facts.tile), seats: now.facts.seats as number[], points: Number(now.facts.points) }
        : null,
    telling: now?.kind === 'territory_scored',
  };
}
