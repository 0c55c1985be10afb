/** The page's words in the chosen language, and the games' words from their catalogues. */

import { settings } from '../settings.svelte';
import { de } from './de';
import { en, type Key, type Words } from './en';

const LANGUAGES: Record<'en' | 'de', Words> = { en, de };

/** A sentence of the page. */
export function t(key: Key, facts: Record<string, string | number> = {}): string {
  return LANGUAGES[settings.language][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

/** Whether the page has words for a key that is put together. */
export function has(key: string): key is Key {
  return key in en;
}

/** A refusal of the table: in its own, more exact words where those are in the reader's language. */
export function refusal(code: string, text: string): string {
  const key = `error.${code}`;
  return settings.language !== 'en' && has(key) ? t(key) : text;
}

/** Names as a list in words. */
export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : t('and', { list: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}

export { type Catalogue, GameWords } from './catalogue';
