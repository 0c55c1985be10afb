/** What a real box of Dragonbrood can show: its tiles, trinkets, tokens and items. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';

export { read } from './tables';

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'order' ? null : 84),
  named: (question) => question.kind !== 'sky_tile',
};
