/** What stands on a player's plate. */

import { isGiven } from '../table/given';
import type { GameWords } from '../words';
import { t } from '../words';

/** A seat's name on its plate: a reader who has chosen none is not told that they are called something. */
export function plateName(seat: number, names: readonly string[], words: Pick<GameWords, 'reader'>): string {
  const name = names[seat] ?? '';
  return seat === words.reader && isGiven(name) ? t('you.name') : name;
}
