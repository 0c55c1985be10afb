/** Eggs in the hand: the variation with watering holes. */

import type { Pattern } from '../../table/narrowing';
import type { Rect } from '../plane';
import { Part } from '../part.svelte';
import { own } from './words';
import type { Nursery } from './nursery.svelte';

export interface Offered {
  readonly key: string;
  readonly label: string;
  readonly pattern: Pattern | null;
  readonly face: string | null;
  readonly number: number | null;
  readonly seen: readonly number[];
  readonly kind: 'egg' | 'wet' | 'dry';
}

export class Eggs extends Part<Nursery> {
  readonly question = $derived(this.at.view.connections[0]);

  readonly tray = $derived.by((): Offered[] => {
    if (this.question === undefined || this.at.event !== null) return [];
    const { terrain } = this.question;
    const face = (what: string | null): string => (what === null ? own('unknown') : this.at.words.name(what));
    const deciding = this.at.narrowing.moves.length > 0;
    if (this.at.view.step === 'egg_kind' && deciding) {
      return (['wet', 'dry'] as const).map((kind) => ({
        key: kind,
        kind,
        label: own('resolve', { connection: this.at.words.name(kind) }),
        pattern: { kind: 'egg_kind', with: { connection: kind } },
        face: null,
        number: null,
        seen: [],
      }));
    }
    if (this.at.view.step === 'egg_source' && deciding) {
      const returned = this.at.pileOf(terrain)?.returned ?? [];
      const fresh: Offered = {
        key: 'fresh',
        kind: 'egg',
        label: own('fresh', { terrain: this.at.words.name(terrain) }),
        pattern: { kind: 'egg_source', with: { source: 'fresh' } },
        face: null,
        number: null,
        seen: [],
      };
      const apart = returned.map((token): Offered => ({
        key: token.token,
        kind: 'egg',
        label: own('returned', {
          terrain: this.at.words.name(terrain),
          number: token.number,
          face: face(token.face),
          names: token.seen_by.map((seat) => this.at.names[seat]).join(', '),
        }),
        pattern: { kind: 'egg_source', with: { source: token.token } },
        face: token.face,
        number: token.number,
        seen: token.seen_by,
      }));
      return [fresh, ...apart];
    }
    return this.at.view.hand.map((token, place): Offered => {
      const which = place === 0 ? 'first' : 'second';
      return {
        key: which,
        kind: 'egg',
        label: own('keep', { token: this.at.words.name(which), face: face(token.face) }),
        pattern: this.at.view.step === 'egg_keep' ? { kind: 'egg_keep', with: { token: which } } : null,
        face: token.face,
        number: null,
        seen: token.seen_by,
      };
    });
  });

  readonly trayBox = $derived.by((): Rect => {
    const each = this.at.layout.tall ? 74 : 104;
    const w = Math.min(this.at.layout.sea.w - 16, Math.max(2, this.tray.length) * each + 28);
    const h = this.at.layout.tall ? 104 : 140;
    return { x: this.at.layout.sea.x + (this.at.layout.sea.w - w) / 2, y: this.at.layout.sea.y + this.at.layout.sea.h - h - 8, w, h };
  });
}
