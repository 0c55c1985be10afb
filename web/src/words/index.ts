/** The page's words in the chosen language, and the labels of its boards. */

import { settings } from '../settings.svelte';
import type { Facts } from './messages';
import { spoken } from './spoken.svelte';

/** A sentence of the page. */
export function t(key: string, facts: Facts = {}): string {
  return spoken.say(key, facts);
}

/** Whether the page has words for a key that is put together. */
export function has(key: string): boolean {
  return spoken.has(key);
}

/** The labels of a game's board: its own words, and whether there are any for a key that is put together. */
export function labels(game: string): { own: (key: string, facts?: Facts) => string; ownKey: (key: string) => string | undefined } {
  return { own: (key, facts = {}) => spoken.of(game)?.label(key, facts) ?? '', ownKey: (key) => spoken.of(game)?.label(key) };
}

/** A refusal of the table: in its own, exact words where those are in the reader's language, else in the page's words for such a case. */
export function refusal({ code, text, language }: { readonly code: string; readonly text: string; readonly language: string }): string {
  const key = `error.${code}`;
  return settings.language !== language && has(key) ? t(key) : text;
}

/** Names as a list in words. */
export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : t('and', { list: names.slice(0, -1).join(t('comma')), last: names.at(-1) ?? '' });
}

export { GameWords } from './game_words';
