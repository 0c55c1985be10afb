/** What moves, falls and is paid at this beat. */

import { Part } from '../part.svelte';
import { CELL, corner, middle, SPAN } from './geometry';
import { changes, payments, rollOf, sceneAt } from './scene';
import { own } from './words';
import type { Realm } from './realm.svelte';

export const FLIGHTS = ['moved', 'flew', 'flew_home', 'sent_home'];

export class Motion extends Part<Realm> {
  readonly flyer = $derived(this.at.event !== null && FLIGHTS.includes(this.at.event.kind) ? Number(this.at.event.facts.seat) : null);

  /** Where each dragon was before this beat. */
  readonly before = $derived(
    this.at.event === null ? this.at.scene : sceneAt(this.at.view, { ...this.at.beat, index: this.at.beat.index - 1 }),
  );

  readonly path = $derived.by(() => {
    if (this.flyer === null) return null;
    const [from, to] = [this.before.dragons[this.flyer] ?? '', this.at.scene.dragons[this.flyer] ?? ''];
    if (from === to || from === '' || to === '') return null;
    const [start, end] = [middle(from), middle(to)];
    return { from: start, to: end, far: Math.hypot(end.x - start.x, end.y - start.y) > CELL || this.at.event?.kind !== 'moved' };
  });

  readonly spots = $derived(
    this.at.scene.dragons.map((cell, seat) => {
      const here = this.at.scene.dragons.filter((other) => other === cell).length;
      const { x, y } = middle(cell);
      const other = this.at.scene.dragons.findIndex((at, index) => at === cell && index !== seat);
      const crowded = this.at.scene.tiles[cell] !== null || this.at.scene.treasure === cell;
      const cave = this.at.view.seats.some((each) => each.cave === cell);
      const aside = here > 1 ? (seat < other ? -23 : 23) : crowded ? 17 : 0;
      return { x: x + aside, y: y + (cave ? 18 : crowded ? 17 : 4), small: crowded || cave || here > 1 };
    }),
  );

  readonly roll = $derived(rollOf(this.at.event, this.at.view));

  /** Dice that somebody rolls lie near the cell that they are about. */
  readonly tray = $derived.by(() => {
    if (this.roll === null || this.roll.dice.length === 0) return null;
    const at = this.roll.cell === null ? { x: SPAN / 2, y: SPAN / 2 - 20 } : middle(this.roll.cell);
    const w = this.roll.dice.length * 92 + 24;
    return { x: Math.min(Math.max(at.x - w / 2, 0), SPAN - w), y: at.y > 170 ? at.y - 158 : at.y + 52, w };
  });

  readonly shownCard = $derived(
    this.at.event !== null && ['played', 'reacted', 'intimidated'].includes(this.at.event.kind)
      ? { card: String(this.at.event.facts.card), seat: Number(this.at.event.facts.seat) }
      : null,
  );

  readonly aim = $derived.by(() => {
    if (this.at.event === null) return null;
    if (
      [
        'played',
        'rolled_cave',
        'rolled_city',
        'rolled_empty',
        'settled_village',
        'grew',
        'contested',
        'stopped',
        'rose_up',
        'treasure_placed',
        'treasure_moved',
      ].includes(this.at.event.kind) &&
      this.at.event.facts.cell !== undefined
    )
      return corner(String(this.at.event.facts.cell));
    return null;
  });

  readonly paid = $derived(
    this.at.event === null
      ? []
      : this.at.event.kind === 'collected_standing'
        ? [{ cell: String(this.at.event.facts.cell), gold: Number(this.at.event.facts.gold) }]
        : payments(this.at.event),
  );

  /** Who gains or loses how much now. */
  readonly gained = $derived(
    this.at.event === null
      ? []
      : changes(this.at.event)
          .map((gold, seat) => ({ seat, gold }))
          .filter((each) => each.gold !== 0),
  );

  readonly burning = $derived(
    this.at.event?.kind === 'destroyed' ? { ...middle(String(this.at.event.facts.cell)), gold: Number(this.at.event.facts.gold) } : null,
  );

  readonly banner = $derived(this.at.event?.kind === 'round' ? own('round', { round: Number(this.at.event.facts.round) }) : null);
}
