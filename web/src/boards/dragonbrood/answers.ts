/** What a real box of Dragonbrood can show: its tiles, trinkets, tokens and items. */

import type { Answers } from '../types';
import Picture from './AnswerPicture.svelte';
import { KINDS } from './tables';

export { read } from './tables';

export const answers: Answers = {
  Picture,
  width: (question) => (question.kind === 'order' ? null : 84),
  named: (question) => question.kind !== 'sky_tile',
  sheet: (field) => {
    if (field === 'bonus_tiles') return { question: { kind: 'bonus_tile', facts: {} } };
    if (field === 'trinkets') return { question: { kind: 'training_trinket', facts: {} } };
    return KINDS.includes(field) ? { question: { kind: 'enemy_bid', facts: {} }, symbol: field } : null;
  },
};
