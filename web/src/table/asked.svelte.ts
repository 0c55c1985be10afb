/** Whose turn it is, and what is asked of them, in words: for the line above the board and for those who hear the page. */

import type { PromptLine } from '../protocol';
import { t } from '../words';
import { headline } from './result';
import { question } from './question.svelte';
import type { Session } from './session.svelte';

export class Asked {
  constructor(private readonly session: Session) {}

  readonly prompt: PromptLine | null = $derived.by(() => this.session.planning.prompt ?? this.session.shown?.prompt ?? null);
  readonly turn: number | null = $derived.by(() => (this.session.shown?.result !== null ? null : (this.prompt?.seat ?? null)));
  readonly yours: boolean = $derived.by(() => this.turn !== null && this.turn === this.session.seat);
  /** A moment at which somebody may answer: nobody learns who is asked, so there is no turn. */
  readonly moment: boolean = $derived.by(() => this.prompt !== null && this.prompt.kind in (this.session.shown?.passes ?? {}));

  /** What a board asks after what has been picked. */
  private readonly narrowed: string | null = $derived.by(() => {
    const { session } = this;
    if (!this.yours || !session.choosing.open) return null;
    return session.board?.ask?.((session.planning.view ?? session.shown?.view) as never, session.choosing.narrowing, session.words) ?? null;
  });

  readonly text: string = $derived.by(() => {
    const { session, prompt, yours } = this;
    const { kept, tried } = session.planning;
    if (kept !== null && tried !== null) return t(`plan.stop.${tried.stop}`);
    if (this.narrowed !== null) return this.narrowed;
    if (prompt === null || session.board === null) return '';
    return session.words.say(yours ? 'prompts' : 'waiting', prompt.kind, prompt.facts, session.names, prompt.text);
  });

  /** Whether it is to be said that this is the reader's turn. */
  readonly called: boolean = $derived.by(() => this.yours && !this.moment && this.session.planning.offered === null);

  /** All of it in one sentence, as soon as nothing moves any more; while something moves, nothing. */
  readonly spoken: string = $derived.by(() => {
    const { session } = this;
    const now = session.shown;
    if (now === null || now.view === null || session.busy || session.question !== null) return '';
    if (now.result) return headline(now.result, session.names, session.hot ? null : session.seat);
    const asked = (this.yours ? question.said : null) ?? this.text;
    return this.called ? `${t('table.turn.yours')}. ${asked}` : asked;
  });
}
