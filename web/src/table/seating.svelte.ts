/** Who sits at the table, and what they are called in the reader's language. */

import { dragonOf } from '../art/faces';
import { seatName } from '../lobby/levels';
import type { Table } from '../protocol';

export class Seating {
  table: Table | null = $state.raw(null);
  /** The names at the table. They stay the same list until one of them changes: every line of the log is told with them. */
  names: readonly string[] = $state.raw([]);
  /** The dragons at the table, by seat: whose face is drawn. */
  dragons: readonly (string | null)[] = $state.raw([]);
  /** When `table` came, by this machine's clock: for counting clocks down. */
  heard = $state(0);
  /** The table as the server told it. */
  private told: Table | null = null;

  take(table: Table): void {
    this.told = table;
    this.heard = performance.now();
    this.name();
  }

  /** Bots are called what they are called in the reader's language. */
  name(): void {
    if (this.told === null) return;
    const seats = this.told.seats.map((seat) => ({ ...seat, name: seatName(seat) }));
    this.dragons = this.told.seats.map((seat) => (seat.kind === 'bot' ? dragonOf(seat.name) : null));
    this.table = { ...this.told, seats };
    const names = seats.map((seat) => seat.name);
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
  }
}
