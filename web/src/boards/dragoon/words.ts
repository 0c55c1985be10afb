/** The few words of this board that are in no rule: names of things, for labels and buttons. */

import { settings } from '../../settings.svelte';
import { labels } from '../../words';

export const { own, ownKey } = labels('dragoon');

/** A number with at most one place behind the comma, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: 1 });
}
