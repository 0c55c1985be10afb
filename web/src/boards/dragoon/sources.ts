/** Where the gold came from, counted from the story of the game. */

import type { EventLine } from '../../protocol';
import { gains } from './scene';

export interface Sources {
  burned: number;
  tribute: number;
  fights: number;
  thefts: number;
  other: number;
}

const KINDS: Readonly<Record<string, keyof Sources>> = {
  destroyed: 'burned',
  collected: 'tribute',
  collected_standing: 'tribute',
  won_combat: 'fights',
  stole_cave: 'thefts',
  stole_treasure: 'thefts',
  robbed: 'thefts',
  evicted: 'other',
};

/** Each seat's gold by its source. What the story does not tell, such as a decision that was taken back, is made up for in `other`. */
export function sources(events: readonly EventLine[], golds: readonly number[]): Sources[] {
  const found = golds.map((): Sources => ({ burned: 0, tribute: 0, fights: 0, thefts: 0, other: 0 }));
  for (const event of events) {
    const source = KINDS[event.kind];
    if (source === undefined) continue;
    for (const { seat, gold } of gains(event)) {
      const mine = found[seat];
      if (mine !== undefined) mine[source] += gold;
    }
  }
  found.forEach((mine, seat) => (mine.other += (golds[seat] ?? 0) - (mine.burned + mine.tribute + mine.fights + mine.thefts + mine.other)));
  return found;
}
