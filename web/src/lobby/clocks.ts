/** The clocks that a host can choose from. */

import type { ClockWish } from '../protocol';
import { t } from '../words';

interface Clock {
  readonly id: string;
  readonly kind: 'move' | 'total';
  readonly seconds: number;
}

export const CLOCKS: readonly Clock[] = [
  { id: 'move:60', kind: 'move', seconds: 60 },
  { id: 'move:180', kind: 'move', seconds: 180 },
  { id: 'move:86400', kind: 'move', seconds: 86_400 },
  { id: 'total:600', kind: 'total', seconds: 600 },
  { id: 'total:1800', kind: 'total', seconds: 1800 },
];

function time(seconds: number): string {
  if (seconds >= 86_400) return t('new.hours', { count: seconds / 3600 });
  return seconds >= 60 ? t('new.minutes', { count: seconds / 60 }) : t('new.seconds', { count: seconds });
}

/** A clock in words; without one, that there is none. */
export function clockWords(id: string): string {
  const clock = CLOCKS.find((each) => each.id === id);
  if (clock === undefined) return t('new.clock.none');
  return t(clock.kind === 'move' ? 'new.clock.move' : 'new.clock.total', { time: time(clock.seconds) });
}

/** What the table is asked for. */
export function clockWish(id: string, zero: 'bot' | 'resign'): ClockWish | null {
  const clock = CLOCKS.find((each) => each.id === id);
  return clock === undefined ? null : { kind: clock.kind, seconds: clock.seconds, at_zero: zero };
}
