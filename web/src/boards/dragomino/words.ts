/** The few words of this board that are in no rule: names of things, for labels. */

import type { DragominoDominoView } from '../../views';
import { type GameWords, labels } from '../../words';
import type { Placement } from './geometry';

export const { own } = labels('dragomino');

/** Where a domino would lie, for those who cannot see it: so many squares from the first one, and how its other half lies beside. */
export function whereWords(place: Placement, domino: DragominoDominoView, words: GameWords): string {
  const steps = [
    place.x === 0 ? '' : own(place.x < 0 ? 'steps.W' : 'steps.E', { count: Math.abs(place.x) }),
    place.y === 0 ? '' : own(place.y < 0 ? 'steps.N' : 'steps.S', { count: Math.abs(place.y) }),
  ].filter(Boolean);
  return own('where', {
    a: words.name(domino.a.terrain),
    b: words.name(domino.b.terrain),
    steps: steps.join(', '),
    beside: own(`beside.${place.direction}`),
  });
}
