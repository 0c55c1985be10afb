/** Which decisions of a story were taken back later. */

import type { EventLine } from '../protocol';

type Told = Pick<EventLine, 'n' | 'kind' | 'facts'>;

/**
 * The numbers of the decisions that do not stand any more.
 *
 * Every number is a decision or a taking back, told or not, and each taking back says how many decisions before it fall.
 */
export function undone(events: readonly Told[]): ReadonlySet<number> {
  const fell = new Map(
    events
      .filter((event) => event.kind === 'taken_back')
      .map((event) => [event.n, typeof event.facts.count === 'number' ? event.facts.count : 1]),
  );
  if (fell.size === 0) return new Set();
  const first = Math.max(1, events[0]?.n ?? 1);
  const last = Math.max(...fell.keys());
  const standing: number[] = [];
  const fallen = new Set<number>();
  for (let n = first; n <= last; n += 1) {
    const count = fell.get(n);
    if (count === undefined) standing.push(n);
    else for (const each of standing.splice(Math.max(0, standing.length - count))) fallen.add(each);
  }
  return fallen;
}

/** What happened and was not taken back. */
export function standing<Line extends Told>(events: readonly Line[]): readonly Line[] {
  const fallen = undone(events);
  return fallen.size === 0 ? events : events.filter((event) => aboutTable(event) || !fallen.has(event.n));
}

/** What happens around the game is not taken back with a decision. */
export const aboutTable = (event: Pick<EventLine, 'kind'>): boolean => event.kind.startsWith('table_') || event.kind === 'taken_back';
