/** What is said of a chance where a number would promise too much: early in a long game nobody knows it to the percent. */

export type Lead = 'ahead' | 'even' | 'behind';

/** Odds that are so many times those of chance alone are told. */
const CLEAR = 1.5;

/** How somebody with this chance stands among so many players. */
export function leadOf(chance: number, players: number): Lead {
  // The odds against each of the others, were all alike.
  const odds = (chance / (1 - chance)) * (players - 1);
  return odds >= CLEAR ? 'ahead' : odds <= 1 / CLEAR ? 'behind' : 'even';
}
