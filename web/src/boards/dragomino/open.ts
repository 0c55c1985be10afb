/** A finished game with everything open: what all seats know together. */

import type { DragominoView } from '../../views';

/** The views of all seats as one: every egg that anybody has looked under lies open. */
export function merge(views: readonly DragominoView[]): DragominoView {
  const [first] = views;
  if (first === undefined) throw new Error('a game has at least one seat');
  const known = (faces: readonly (string | null | undefined)[]): string | null =>
    faces.find((face) => face !== null && face !== undefined) ?? null;
  // The odds are those of whoever decides.
  const deciding = views[first.turn ?? 0] ?? first;
  const hand = first.hand.map((token, place) => ({ ...token, face: known(views.map((view) => view.hand[place]?.face)) }));
  return {
    ...first,
    hand,
    piles: deciding.piles.map((pile, index) => ({
      ...pile,
      returned: pile.returned.map((token, place) => ({
        ...token,
        face: known(views.map((view) => view.piles[index]?.returned[place]?.face)),
      })),
    })),
  };
}
