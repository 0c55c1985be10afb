/** Hints as whole moves: a way over the island, and what is done at its end. */

import type { Answer } from '../../table/whole';
import type { GameWords } from '../../words';
import { own, ownKey } from './words';

/** Steps of a turn that are told. */
const MOST = 8;

/** Answers that say nothing beside others. */
export const idle: readonly string[] = ['end', 'pass', 'roar_stop'];

/** The end of the turn is no part of a move: whoever follows a hint may still think again. */
export const whole = (answers: readonly Answer[]): number => answers.findLastIndex(({ kind }) => kind !== 'end') + 1;

/** What says why a move is good, or what it costs: gold that is won or lost, dragons that have to go. */
const REASONS = ['destroyed', 'evicted', 'sent_home', 'robbed', 'rose_up', 'dropped', 'collected_standing', 'collected', 'won_combat'];
export const reasons = (kind: string): readonly string[] => REASONS.filter((event) => kind !== 'drop' || event !== 'dropped');
/** What somebody loses. */
export const losses: readonly string[] = ['evicted', 'sent_home', 'robbed', 'rose_up', 'dropped'];

/** A way to a place and what is done there, in one sentence: of a way only its end, which the board shows with all of its steps. */
export function sayWhole(answers: readonly Answer[], names: readonly string[], words: GameWords): string | null {
  const said: string[] = [];
  let way = '';
  const arrive = (): void => {
    if (way !== '') said.push(own(said.length === 0 ? 'whole.way' : 'whole.on', { way }));
    way = '';
  };
  const roared = answers.filter(({ kind }) => kind === 'roar').length;
  answers.forEach(({ kind, parameters }, index) => {
    if (kind === 'move') {
      way = words.name(String(parameters.cell));
      return;
    }
    arrive();
    if (kind === 'roar' && roared > 1) {
      const claimed = own(index === 0 ? 'whole.roar' : 'then.roars', { count: roared });
      if (!said.includes(claimed) && !answers.slice(0, index).some((each) => each.kind === 'roar')) said.push(claimed);
      return;
    }
    const plain = words.say('moves', kind, parameters, names, kind);
    said.push(index === 0 ? plain : (ownKey(`then.${kind}`) ?? own('whole.then', { move: plain })));
  });
  arrive();
  return said.slice(0, MOST).join(', ') + (said.length > MOST ? ' …' : '');
}
