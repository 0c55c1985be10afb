/** A finished game with everything open: what all seats know together. */

import type { DragominoView } from '../../views';

/** The views of all seats as one: every egg that anybody has looked under lies open. */
export function merge(views: readonly DragominoView[]): DragominoView {
  const [first] = views;
  if (first === undefined) throw new Error('a game has at least one seat');
  const known = (faces: readonly (string | null | undefined)[]): string | null =>
    faces.find((face) => face !== null && face !== undefined) ?? null;
  const hand = first.hand.map((token, place) => ({ ...token, face: known(views.map((view) => view.hand[place]?.face)) }));
  return {
    ...first,
    hand,
    piles: first.piles.map((pile, index) => {
      const returned = pile.returned.map((token, place) => ({
        ...token,
        face: known(views.map((view) => view.piles[index]?.returned[place]?.face)),
      }));
      const looked = [...returned, ...(first.connections[0]?.terrain === pile.terrain ? hand : [])];
      const seen = (face: string): number => looked.filter((token) => token.face === face).length;
      return { ...pile, returned, unseen_dragons: pile.dragons - seen('dragon'), unseen_shells: pile.shells - seen('shell') };
    }),
  };
}
