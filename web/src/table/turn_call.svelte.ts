/** While a table is open, its title, its icon and a call tell its player that it is their turn. */

import { untrack } from 'svelte';
import { t } from '../words';
import { call, mark, quiet, title as titled } from './call';

/** Call whoever looks elsewhere, once a turn: `mine` says whose turn it is, `title` what is played, `path` where. */
export function callToTurn(mine: () => boolean, title: () => string, path: string): void {
  const turn = $derived(mine());
  $effect(() => {
    document.title = titled(turn, [title() || t('clutch'), t('clutch')], t('table.turn.yours'));
    mark(turn);
    return () => mark(false);
  });
  $effect(() => {
    if (turn) untrack(() => call(`${t('table.turn.yours')}: ${title()}`, path));
    else void quiet(path);
  });
}
