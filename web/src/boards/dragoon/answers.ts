/** What a real box of Dragoon can show: its cards, its dice, and cells of the island. */

import type { Answers } from '../types';
import AnswerCells from './AnswerCells.svelte';
import Picture from './AnswerPicture.svelte';

export { read } from './box';

const CELLS = ['caves', 'place_treasure', 'relocate_treasure'];

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'last_place_draw' ? null : question.kind.endsWith('_die') ? 88 : 84),
  named: () => false,
  places: (question) => (CELLS.includes(question.kind) ? AnswerCells : null),
};
