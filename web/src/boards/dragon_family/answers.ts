/** What a real box of Dragon Family can show: its tiles. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';

export const answers: Answers = { Picture, width: (question) => (question.kind === 'first_player' ? null : 92), named: () => true };
