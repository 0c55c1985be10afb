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

/** The levels that have words; other bots are called what the server calls them. */
const NAMED = ['random', 'greedy', 'search'];

export function levelName(bot: string): string {
  return NAMED.includes(bot) ? t(`new.level.${bot}`) : t('new.level.other', { name: bot });
}

/** How such a bot plays, in a few words. */
export function levelText(bot: string): string {
  return NAMED.includes(bot) ? t(`new.level.${bot}.text`) : '';
}

/** What a seat is called: a bot that has the server's name for its level has the reader's name for it. */
export function seatName(seat: { readonly name: string; readonly kind: string }): string {
  const [first = '', ...rest] = seat.name.split(' ');
  const bot = first.toLowerCase();
  return seat.kind === 'bot' && NAMED.includes(bot) ? [levelName(bot), ...rest].join(' ') : seat.name;
}
