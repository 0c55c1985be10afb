/** Hints as whole moves: a way over the island, and what is done at its end. */

import type { Answer, Whole } from '../../table/whole';
import type { GameWords } from '../../words';
import { own, ownKey } from './words';

/** A way to a place and what is done there, in one sentence. */
export function sayWhole(answers: readonly Answer[], names: readonly string[], words: GameWords): string | null {
  const said: string[] = [];
  let way: string[] = [];
  const arrive = (): void => {
    if (way.length > 0) said.push(own(said.length === 0 ? 'whole.way' : 'whole.on', { way: way.join(' → ') }));
    way = [];
  };
  answers.forEach(({ kind, parameters }, index) => {
    if (kind === 'move') {
      way.push(words.name(String(parameters.cell)));
      return;
    }
    arrive();
    const plain = words.say('moves', kind, parameters, names, kind);
    said.push(index === 0 ? plain : (ownKey(`then.${kind}`) ?? own('whole.then', { move: plain })));
  });
  arrive();
  return said.join('; ');
}

/** What a card does that is played. */
export function why({ answers }: Whole, _names: readonly string[], words: GameWords): string {
  const played = answers.find(({ kind, parameters }) => kind !== 'cycle' && typeof parameters.card === 'string');
  return played === undefined ? '' : (words.word('cards', String(played.parameters.card)) ?? '');
}
