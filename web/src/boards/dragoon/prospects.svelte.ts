/** What a step, a fight, a theft or a tribute would bring. */

import { allows } from '../../table/narrowing';
import type { DragoonCellView } from '../../views';
import { Part } from '../part.svelte';
import { indexOf } from './geometry';
import { meanTheft } from './scene';
import type { Realm } from './realm.svelte';

export class Prospects extends Part<Realm> {
  readonly rival = (cell: DragoonCellView): number | null => cell.dragons.find((seat) => seat !== this.at.me) ?? null;

  /** Whether stepping or flying there starts a fight. */
  readonly fight = (cell: DragoonCellView): number | null =>
    this.rival(cell) !== null &&
    allows(this.at.narrowing, this.at.cellPattern(cell.cell)) &&
    (this.at.card === undefined ? this.at.may('move') : this.at.card === 'fairwind')
      ? this.rival(cell)
      : null;

  readonly stake = (seat: number): number => Math.min(3, this.at.scene.gold[seat] ?? 0);

  readonly perch = $derived(this.at.view.active === null ? null : (this.at.scene.dragons[this.at.view.active] ?? null));

  readonly theft = $derived.by((): { kind: 'steal_cave' | 'steal_treasure'; target: number | null; mean: number } | null => {
    if (this.perch === null || this.at.view.active === null) return null;
    const owner = this.at.view.cells[indexOf(this.perch)]?.cave ?? null;
    if (owner !== null && owner !== this.at.view.active)
      return { kind: 'steal_cave', target: owner, mean: meanTheft(this.at.scene.gold[owner] ?? 0) };
    return this.at.scene.treasure === this.perch ? { kind: 'steal_treasure', target: null, mean: meanTheft(this.at.scene.thief) } : null;
  });

  readonly loot = $derived(this.perch === null ? 0 : ({ village: 2, city: 4 }[this.at.scene.tiles[indexOf(this.perch)] ?? ''] ?? 0));

  readonly odds = $derived(this.at.view.odds.find((each) => each.kind === 'tribute'));
}
