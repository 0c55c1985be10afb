/** A finished game with everything open: what all seats know together. */

import type { EventLine } from '../../protocol';
import type { DragonKinView } from '../../views';

/** A view in which every hand may lie open. */
export type OpenView = DragonKinView & { readonly open?: readonly (Readonly<Record<string, number>> | null)[] };

/** The views of all seats as one. The line is the one that the end of the round will reveal; before that nobody knows all of it. */
export function merge(views: readonly DragonKinView[], later: readonly EventLine[] = []): OpenView {
  const [first] = views;
  if (first === undefined) throw new Error('a game has at least one seat');
  const revealed = later.find((event) => event.kind === 'revealed')?.facts.dragons;
  const line = Array.isArray(revealed) ? revealed.map(String) : [];
  return {
    ...first,
    line: first.line.map((card, index) => ({
      ...card,
      dragon: views.map((view) => view.line[index]?.dragon ?? null).find((dragon) => dragon !== null) ?? line[index] ?? null,
    })),
    seats: first.seats.map((seat) => ({
      ...seat,
      kin: seat.kin.map((card, slot) => ({
        ...card,
        dragon: card.dragon ?? views[seat.seat]?.seats[seat.seat]?.kin[slot]?.dragon ?? null,
      })),
    })),
    open: views.map((view) => view.hand),
  };
}
