/** Where the gold came from, added up from what the story tells. */

import type { EventLine } from '../../protocol';
import { changes } from './scene';

export interface Sources {
  burned: number;
  tribute: number;
  fights: number;
  thefts: number;
  other: number;
}

/** The column in which an event's gold is told. */
const COLUMN: Readonly<Record<string, keyof Sources>> = {
  destroyed: 'burned',
  collected: 'tribute',
  collected_standing: 'tribute',
  won_combat: 'fights',
  stole_cave: 'thefts',
  stole_treasure: 'thefts',
  robbed: 'thefts',
};

/** Each seat's gold by its source. `events` are those that stand; what they do not tell is made up for in `other`. */
export function sources(events: readonly EventLine[], golds: readonly number[]): Sources[] {
  const found = golds.map((gold): Sources => ({ burned: 0, tribute: 0, fights: 0, thefts: 0, other: gold }));
  for (const event of events) {
    const column = COLUMN[event.kind];
    if (column === undefined) continue;
    changes(event).forEach((gold, seat) => {
      const mine = found[seat];
      if (mine === undefined) return;
      mine[column] += gold;
      mine.other -= gold;
    });
  }
  return found;
}
