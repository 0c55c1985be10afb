/** Who stands where, as the view has it. */

import type { DragonbroodDragonView, DragonbroodPlaceView, DragonbroodSeatView, DragonbroodView } from '../../views';
import type { SideName } from './tables';

export type Dragon = DragonbroodDragonView;

export interface Standing {
  readonly seat: number;
  readonly dragon: Dragon;
}

export const placeOf = (view: DragonbroodView, place: string): DragonbroodPlaceView =>
  view.places.find((each) => each.place === place) as DragonbroodPlaceView;

/** All dragons on a side, in the order of the seats. */
export function standing(view: DragonbroodView, place: string, side: SideName): Standing[] {
  return view.seats.flatMap((seat) =>
    seat.dragons.filter((dragon) => dragon.place === place && dragon.side === side).map((dragon) => ({ seat: seat.seat, dragon })),
  );
}

/** A dragon by its name, such as `red_2`. */
export function named(name: string): { readonly colour: string; readonly level: number } {
  const cut = name.lastIndexOf('_');
  return { colour: name.slice(0, cut), level: Number(name.slice(cut + 1)) };
}

/** Points in two parts: the treasure that lies there, and what the bonus tiles would add at the end. */
export function pointsOf({ parts, home }: DragonbroodSeatView): { readonly treasure: number; readonly tiles: number } {
  const tiles = Object.values(home.tiles).reduce((sum, points) => sum + points, 0);
  return { treasure: parts.horde + parts.bank + parts.trinkets + parts.magic, tiles };
}
