/** The turn of the year: what has changed since the winter before, and the first goal of a long game. */

import type { DragonbroodDragonView, DragonbroodView } from '../../views';
import { changesOf } from './scene';
import type { Bundle } from './tables';

export interface Turn {
  readonly year: number;
  readonly fed: readonly DragonbroodDragonView[];
  readonly hungry: readonly DragonbroodDragonView[];
  /** What has come and gone since the winter. */
  readonly changes: Bundle;
  readonly opened: readonly string[];
  readonly points: readonly { readonly seat: number; readonly score: number; readonly more: number }[];
}

const resting = (dragon: DragonbroodDragonView): boolean => dragon.status.endsWith('nursery');

/** What the turn from one view's year to the next one's has brought to a seat. */
export function turnOf(before: DragonbroodView, after: DragonbroodView, home: number): Turn | null {
  const [mine, then] = [after.seats[home], before.seats[home]];
  if (mine === undefined || then === undefined || after.year !== before.year + 1) return null;
  const rested = then.dragons.filter(resting).map((dragon) => dragon.slot);
  return {
    year: after.year,
    fed: mine.dragons.filter((dragon) => !resting(dragon) && !rested.includes(dragon.slot)),
    hungry: mine.dragons.filter((dragon) => dragon.status === 'summer_nursery' && !rested.includes(dragon.slot)),
    changes: changesOf(then.items, mine.items),
    opened: after.places
      .filter((place) => place.tile === null && before.places.some((each) => each.place === place.place && each.tile !== null))
      .map((place) => place.place),
    points: after.seats.map(({ seat, home: { score } }) => ({ seat, score, more: score - (before.seats[seat]?.home.score ?? 0) })),
  };
}

/** The year by which a dragon of level 3 is a good pace. */
const GOAL_YEAR = 4;
const GOAL_LEVEL = 3;

/** How a first goal stands: still ahead, reached in time, or late; null where a quest is the goal, or after it. */
export function firstGoal(view: DragonbroodView, home: number): 'ahead' | 'done' | 'late' | null {
  if (view.quest !== null && view.quest.mode !== 'training') return null;
  const done = view.seats[home]?.dragons.some((dragon) => dragon.level >= GOAL_LEVEL) ?? false;
  if (done) return view.year <= GOAL_YEAR ? 'done' : null;
  return view.year <= GOAL_YEAR ? 'ahead' : 'late';
}
