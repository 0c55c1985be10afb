/** What a real box of Dragomino can show: its dominoes, and what is inside its eggs. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';

export { read } from './box';

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'first_holder' ? null : question.kind === 'domino' ? 84 : 120),
  named: (question) => question.kind !== 'domino',
  sheet: (field) =>
    field === 'mommy'
      ? null
      : { question: { kind: 'egg', facts: { terrain: 'forest' } }, symbol: field === 'dragons' ? 'dragon' : 'shell' },
};
