/** The bots of the server: five levels, dragons with names, and programs for those who want them. */

import { dragonOf } from '../art/faces';
import { t } from '../words';
import { LEVELS } from './ladder';

/** The server's bot of a level, or the first that it has. */
export function level(bots: readonly string[], wanted: string): string {
  return bots.find((bot) => bot === wanted) ?? bots[0] ?? 'random';
}

/** What people choose from: the levels, and bots that the operator has added. Programs are for programs. */
export function levels(bots: readonly string[]): string[] {
  return [...LEVELS.filter((each) => bots.includes(each)), ...bots.filter((bot) => !bot.includes(':') && !KNOWN.includes(bot))];
}

const PROGRAMS = ['random', 'greedy', 'search'];
const KNOWN: readonly string[] = [...LEVELS, ...PROGRAMS, 'plain', 'rule'];
/** The bots that have words; others are called what the server calls them. */
const NAMED: readonly string[] = [...LEVELS, ...PROGRAMS];

export function isLevel(bot: string | null): boolean {
  return (LEVELS as readonly string[]).includes(bot ?? '');
}

export function levelName(bot: string): string {
  return NAMED.includes(bot) ? t(`new.level.${bot}`) : t('new.level.other', { name: bot });
}

/** How such a bot plays, in a few words. */
export function levelText(bot: string): string {
  return NAMED.includes(bot) ? t(`new.level.${bot}.text`) : '';
}

/** What a seat is called: a dragon, or a program that has the server's name for its kind, has the reader's name for it. */
export function seatName(seat: { readonly name: string; readonly kind: string }): string {
  if (seat.kind !== 'bot') return seat.name;
  const dragon = dragonOf(seat.name);
  if (dragon !== null) return t(`dragon.${dragon}`);
  const [first = '', ...rest] = seat.name.split(' ');
  const bot = first.toLowerCase();
  return NAMED.includes(bot) ? [levelName(bot), ...rest].join(' ') : seat.name;
}
