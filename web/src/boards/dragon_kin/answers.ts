/** What a real box of Dragon Kin can show: its dragons. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'dealer' ? null : 68),
  named: () => false,
  sheet: () => ({ question: { kind: 'hand', facts: {} } }),
};
