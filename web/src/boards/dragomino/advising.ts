/** Hints as whole moves: a domino is taken and laid, with the eggs that it earns and the odds that the view tells. */

import type { Answer, Whole } from '../../table/whole';
import type { DragominoConnectionView, DragominoView } from '../../views';
import type { GameWords } from '../../words';
import { list } from '../../words';
import { gathered } from './seeking.svelte';
import { own } from './words';

/** The eggs that the answers earn, as the view tells; null where they lay nothing. */
function earned(answers: readonly Answer[], view: DragominoView): readonly DragominoConnectionView[] | null {
  const [first] = answers;
  const place = answers.find(({ kind }) => kind === 'place')?.parameters;
  if (place === undefined) return null;
  const matches =
    first?.kind === 'pick' ? (view.prospects.find(({ domino }) => domino === first.parameters.domino)?.matches ?? []) : view.matches;
  return matches.find(({ x, y, direction }) => x === place.x && y === place.y && direction === place.direction)?.connections ?? [];
}

export function sayWhole(answers: readonly Answer[], _names: readonly string[], words: GameWords, view: DragominoView): string | null {
  const [first] = answers;
  const eggs = earned(answers, view);
  return first?.kind !== 'pick' || eggs === null
    ? null
    : own('whole', { domino: words.name(String(first.parameters.domino)), eggs: eggs.length });
}

/** How likely dragons are. */
export function why({ answers }: Whole, _names: readonly string[], words: GameWords, view: DragominoView): string {
  const odds = gathered(earned(answers, view) ?? []).flatMap(({ side }) => {
    const pile = view.piles.find(({ terrain }) => terrain === side.terrain);
    const percent = side.wet ? pile?.odds_of_two : pile?.odds;
    return percent === undefined || percent === null ? [] : [{ terrain: words.name(side.terrain), percent }];
  });
  const [only] = odds;
  if (only === undefined) return '';
  return odds.length === 1
    ? own('why.chance', { percent: only.percent })
    : own('why.chances', { odds: list(odds.map((each) => own('why.odds', each))) });
}
