/** The bots of the server, named by how well they play. */

import { t } from '../words';

/** The server's bot of a level, or the first that it has. */
export function level(bots: readonly string[], wanted: string): string {
  return bots.find((bot) => bot === wanted) ?? bots[0] ?? 'random';
}

/** One entry a level: bots that differ only in their budget are for programs. */
export function levels(bots: readonly string[]): string[] {
  return bots.filter((bot) => !bot.includes(':'));
}

export function levelName(bot: string): string {
  if (bot === 'random') return t('new.level.random');
  if (bot === 'greedy') return t('new.level.greedy');
  if (bot === 'search') return t('new.level.search');
  return t('new.level.other', { name: bot });
}

/** How such a bot plays, in a few words. */
export function levelText(bot: string): string {
  if (bot === 'random') return t('new.level.random.text');
  if (bot === 'greedy') return t('new.level.greedy.text');
  if (bot === 'search') return t('new.level.search.text');
  return '';
}
