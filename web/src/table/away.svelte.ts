/** Who is away, and since when: counted on from what the table said last. */

import type { SeatInfo } from '../protocol';
import { t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long, in words: for 3 minutes. */
export function span(seconds: number): string {
  if (seconds < MINUTE) return t('table.away.moment');
  if (seconds < HOUR) return t('table.away.minutes', { count: Math.floor(seconds / MINUTE) });
  return t('table.away.hours', { count: Math.floor(seconds / HOUR) });
}

/** The time of this machine, renewed every few seconds while somebody is away. */
export class Absences {
  private now = $state(performance.now());

  constructor(anybody: () => boolean) {
    $effect(() => {
      if (!anybody()) return;
      this.now = performance.now();
      const tick = setInterval(() => (this.now = performance.now()), 5000);
      return () => clearInterval(tick);
    });
  }

  /** For how long the player of a seat is away, in words; null where nobody knows. `heard`: when the table said so. */
  of(seat: SeatInfo, heard: number): string | null {
    return seat.away === null ? null : span(seat.away + Math.max(0, this.now - heard) / 1000);
  }
}

/** Whether a person is expected at a seat and is not there. */
export function missing(seat: SeatInfo | undefined): seat is SeatInfo {
  return seat !== undefined && seat.kind === 'person' && !seat.connected && seat.stand_in === null && !seat.resigned;
}
