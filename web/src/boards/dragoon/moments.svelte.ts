/** The moments for red cards. */

import { Part } from '../part.svelte';
import type { CardName } from './cards';
import type { Realm } from './realm.svelte';

export class Moments extends Part<Realm> {
  readonly moment = $derived(this.at.event === null && (this.at.view.window !== null || this.at.decision === 'tribute_choice'));

  /** Whether I am the one who is asked now. */
  readonly reply = $derived((this.at.view.window !== null || this.at.decision === 'tribute_choice') && this.at.narrowing.moves.length > 0);

  readonly answers = $derived(
    this.at.narrowing.moves.filter(
      (move) =>
        move.kind === 'react' || (move.kind === 'play' && move.parameters.card === 'intimidate' && this.at.decision === 'tribute_choice'),
    ),
  );

  readonly momentSign = $derived(
    (this.at.view.window?.card ??
      { cave_entered: 'creature_comfort', tile_contested: 'loyal_subjects', tribute_rolled: 'hecklers', combat_losing: 'ferocity' }[
        this.at.view.window?.kind ?? ''
      ] ??
      'intimidate') as CardName,
  );

  readonly momentLine = $derived.by((): string => {
    const window = this.at.view.window;
    const facts: Record<string, string | number> = {};
    if (window === null) facts.seat = this.at.view.deciding ?? 0;
    else for (const [key, fact] of Object.entries(window)) if (typeof fact === 'string' || typeof fact === 'number') facts[key] = fact;
    return this.at.words.say(this.reply ? 'prompts' : 'waiting', this.at.decision, facts, this.at.names, '');
  });
}
