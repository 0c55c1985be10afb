/** What an egg may hold, from what this seat knows of the piles. */

import type { DragominoPileView } from '../../views';

/** The chance, 0 to 1, that a fresh egg of the pile hatches; null when there is none. For a wet side: that at least one of two does. */
export function chance(pile: DragominoPileView | undefined, wet = false): number | null {
  if (pile === undefined || pile.fresh === 0) return null;
  const all = pile.unseen_dragons + pile.unseen_shells;
  if (all === 0) return null;
  const shell = pile.unseen_shells / all;
  if (!wet || pile.fresh < 2 || all < 2) return 1 - shell;
  return 1 - shell * ((pile.unseen_shells - 1) / (all - 1));
}

export const percent = (share: number): number => Math.round(share * 100);
