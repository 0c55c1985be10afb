/** What a board asks by itself while something is in hand, in place of the table's prompt: "Where should the red dragon go?". */

import type { Pattern } from './narrowing';

class Question {
  said: string | null = $state(null);
  /** What is in hand there, and the table does not know of yet: advice is for that. */
  held: Pattern | null = $state.raw(null);
}

export const question = new Question();
