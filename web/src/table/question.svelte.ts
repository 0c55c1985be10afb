/** What a board asks by itself while something is in hand, in place of the table's prompt: "Where should the red dragon go?". */

class Question {
  said: string | null = $state(null);
}

export const question = new Question();
