/** Paying for an egg, and feeding what has hatched. */

import type { Offer, Pattern } from '../../table/narrowing';
import { Part } from '../part.svelte';
import type { Rect } from '../plane';
import { own } from './words';
import type { Valley } from './valley.svelte';

export class Paying extends Part<Valley> {
  // Paying for an egg

  readonly paying = $derived.by((): string | null => {
    const dragon = this.at.narrowing.picks.find((pick) => pick.with?.dragon !== undefined)?.with?.dragon;
    return dragon !== undefined && this.at.narrowing.left.length > 1 ? String(dragon) : null;
  });

  readonly payments = $derived(this.paying === null ? [] : this.at.narrowing.left.filter((offer) => offer.kind === 'hatch'));

  /** The sheet with the ways to pay, above the eggs. */
  readonly each = $derived(this.at.layout.tall ? 50 : 46);
  readonly sheet = $derived.by((): Rect | null => {
    if (this.paying === null || this.payments.length < 2) return null;
    const { larder, tall } = this.at.layout;
    const [w, h] = [tall ? 148 : 168, 34 + this.payments.length * this.each];
    return { x: Math.min(larder.x + larder.w - w, larder.x), y: larder.y - h - 8, w, h };
  });

  /** What a payment is made of, as the position tells it. */
  readonly coinsOf = (offer: Offer): readonly string[] =>
    this.at.view.choices?.payments.find((payment) => payment.answer === offer.action)?.resources ?? [];

  readonly asked = $derived(this.at.view.step === 'feed' && this.at.deciding ? this.at.view.chosen.dragon : null);

  readonly askedDragon = $derived(this.asked === null ? null : (this.at.me?.dragons[this.asked - 1] ?? null));

  readonly heapPattern = (resource: string): { pattern: Pattern; why?: Pattern; label: string } | null => {
    const count = this.at.me?.resources[resource] ?? 0;
    // Three gold for one gold can only lose: it stands in the list of all moves.
    if (this.at.view.step === 'hatch' && this.at.deciding && resource !== 'gold')
      return {
        pattern: { kind: 'trade', with: { resource } },
        label: own('heap.trade', { goods: this.at.words.name(`3 ${resource}`), count }),
      };
    if (this.asked !== null && this.askedDragon !== null) {
      const native = resource !== 'gold';
      return this.askedDragon.eats.includes(resource)
        ? {
            pattern: { kind: native ? 'feed_native' : 'feed_gold' },
            why: { kind: native ? 'feed_native' : 'feed_gold', with: { place: this.asked } },
            label: own('heap.feed', { resource: this.at.words.name(resource), count }),
          }
        : null;
    }
    return null;
  };
}
