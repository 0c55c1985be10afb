/** What a real box of Dragon Family can show: its tiles. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';
import Sketch from './Sketch.svelte';

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'first_player' ? null : 92),
  named: () => true,
  sheet: (field) => (field === 'territories' ? { question: { kind: 'hand', facts: {} } } : null),
  Area: Sketch,
};
