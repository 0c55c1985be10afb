/** How a game ended, in one sentence. */

import type { Result } from '../protocol';
import { has, list, t } from '../words';

export function headline(result: Result, names: readonly string[], mine: number | null): string {
  if (result.reason === 'abandoned') return t('result.title.abandoned');
  if (names.length === 1) return t('result.title.alone', { score: result.scores[0] ?? 0 });
  const shared = result.winners.length > 1;
  if (mine !== null && result.winners.includes(mine)) return t(shared ? 'result.title.share' : 'result.title.win');
  const winners = list(result.winners.map((seat) => names[seat] ?? ''));
  const nth = mine === null ? '' : `result.nth.${result.places[mine]}`;
  if (has(nth)) return t(shared ? 'result.title.shared.you' : 'result.title.won.you', { names: winners, place: t(nth) });
  return t(shared ? 'result.title.shared' : 'result.title.won', { names: winners });
}

/** The scores from the first place to the last. */
export function scores(result: Result): string {
  return result.scores
    .map((score, seat) => ({ score, place: result.places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map((each) => each.score)
    .join(' : ');
}
