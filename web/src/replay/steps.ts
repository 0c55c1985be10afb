/** The positions of a finished game: as one seat saw them, as a spectator did, or with what all seats know together. */

import { api } from '../api';
import type { GameBoard } from '../boards/types';
import type { EventLine, ReplayStep } from '../protocol';

/** Whose eyes: a seat's number, or one of these. */
export const SPECTATOR = -1;
export const EVERYBODY = -2;

/** A position, and the view of whoever decides there, where it is known. */
export interface Step extends ReplayStep {
  readonly deciding?: unknown;
}

/** All positions as a seat saw them, or, without one, as a spectator did. */
async function seen(match: string, seat: number | null): Promise<ReplayStep[]> {
  const found: ReplayStep[] = [];
  for (;;) {
    const part = await api.replay(match, seat, found.length);
    found.push(...part.steps);
    if (part.steps.length === 0 || found.length > part.last) return found;
  }
}

/** Of what the seats heard of one event, the version that tells most: each seat's own secrets make the whole story. */
const fullest = (heard: readonly EventLine[], event: EventLine): EventLine =>
  heard.reduce((best, other) => (Object.keys(other.facts).length > Object.keys(best.facts).length ? other : best), event);

/** What all seats saw, as one story with everything open. */
export function together(every: readonly (readonly ReplayStep[])[], merge: GameBoard['merge'] | null): Step[] {
  const first = every[0] ?? [];
  const story = first.map((each) => each.state.events);
  return first.map((each, index): Step => {
    const views = every.map((one) => one[index]?.state.view).filter((view) => view !== null && view !== undefined);
    const events = each.state.events.map((event, place) =>
      fullest(
        every.map((one) => one[index]?.state.events[place]).filter((other) => other !== undefined),
        event,
      ),
    );
    const view = merge === null || views.length === 0 ? each.state.view : merge(views as never, story.slice(index + 1).flat());
    const mover = first[index + 1]?.seat;
    const deciding = mover === null || mover === undefined ? null : every[mover]?.[index]?.state.view;
    return { ...each, state: { ...each.state, view: view as never, events }, deciding };
  });
}

/** All positions through these eyes. */
export async function steps(match: string, eyes: number, players: number, board: GameBoard | null): Promise<readonly Step[]> {
  if (eyes !== EVERYBODY) {
    const own = await seen(match, eyes === SPECTATOR ? null : eyes);
    return own.map((each, index) => ({ ...each, deciding: own[index + 1]?.seat === eyes ? each.state.view : null }));
  }
  const every = await Promise.all(Array.from({ length: players }, (_, seat) => seen(match, seat)));
  return together(every, board === null ? null : (views, later) => board.merge(views, later));
}
