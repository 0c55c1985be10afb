/** A finished game with everything open: every hand, and the moment of whoever decides. */

import type { DragoonHandCard, DragoonView } from '../../views';

export interface OpenView extends DragoonView {
  /** All hands, seat by seat; absent while somebody looks with their own eyes. */
  readonly hands?: readonly (readonly DragoonHandCard[])[];
}

/** The views of all seats as one. The hand that is shown is that of the player who decides. */
export function merge(views: readonly DragoonView[]): OpenView {
  const [first] = views;
  if (first === undefined) throw new Error('a game has at least one seat');
  const acting = views.find((view) => view.asked)?.seat ?? first.active ?? first.seat ?? 0;
  const eyes = views[acting] ?? first;
  return { ...eyes, seats: eyes.seats.map((seat) => ({ ...seat, known: {} })), hands: views.map((view) => view.hand ?? []) };
}
