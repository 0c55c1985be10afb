/** A finished game with everything open: every hand as its owner sees it. */

import type { DragonFamilyView } from '../../views';

export function merge(views: readonly DragonFamilyView[]): DragonFamilyView {
  const [first] = views;
  if (first === undefined) throw new Error('a game has at least one seat');
  return {
    ...first,
    // On turn one sees what one has chosen so far.
    chosen: views.find((view) => view.seat === first.turn)?.chosen ?? first.chosen,
    seats: first.seats.map((seat) => ({
      ...seat,
      hand: views.find((view) => view.seat === seat.seat)?.seats[seat.seat]?.hand ?? seat.hand,
      known: {},
    })),
  };
}
