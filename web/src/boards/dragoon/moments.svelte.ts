/** The moments for red cards. */

import type { Offer } from '../../table/narrowing';
import { Part } from '../part.svelte';
import type { Realm } from './realm.svelte';

/** What an answer itself says, and what is no part of it. */
const ASIDE = ['reacted', 'intimidated', 'round'];

export class Moments extends Part<Realm> {
  /** A window, or the choice before a tribute roll. */
  private readonly open = $derived(this.at.view.window !== null || this.at.decision === 'tribute_choice');

  readonly moment = $derived(this.at.event === null && this.open);

  /** Whether I am the one who is asked now. */
  readonly reply = $derived(this.open && this.at.narrowing.moves.length > 0);

  /** The cards that can be played now, and what is done without one. */
  readonly answers = $derived(this.at.narrowing.moves.filter((move) => move.parameters.card !== undefined));
  readonly rest = $derived(this.at.narrowing.moves.find((move) => move.parameters.card === undefined) ?? null);

  /** The sign of the moment: the card that is played, or the one that it is for. */
  readonly sign = $derived.by((): string => {
    const window = this.at.view.window;
    return window?.card ?? window?.cards[0] ?? 'roll';
  });

  /** What certainly follows from an answer, in words; the card that is played for it is named already. */
  readonly effects = (offer: Offer): string =>
    (this.at.foreseen[offer.action]?.events ?? [])
      .filter((event) => !ASIDE.includes(event.kind))
      .slice(0, 3)
      .map((event) => this.at.words.say('events', event.kind, event.facts, this.at.names, event.text))
      .join(' ');

  readonly line = $derived.by((): string => {
    const window = this.at.view.window;
    const facts: Record<string, string | number> = {};
    if (window === null) facts.seat = this.at.view.deciding ?? 0;
    else for (const [key, fact] of Object.entries(window)) if (typeof fact === 'string' || typeof fact === 'number') facts[key] = fact;
    return this.at.words.say(this.reply ? 'prompts' : 'waiting', this.at.decision, facts, this.at.names, '');
  });
}
