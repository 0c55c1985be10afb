/** What a move would bring: what is certain is foreseen, what luck or others may change the view tells. */

import { fits, type Offer, type Pattern } from '../../table/narrowing';
import type { DragoonProspect } from '../../views';
import { Part } from '../part.svelte';
import type { Realm } from './realm.svelte';
import { changes } from './scene';

export class Prospects extends Part<Realm> {
  private readonly told = $derived(new Map(this.at.view.prospects.map((prospect) => [prospect.action, prospect])));

  /** The one move that a pattern leaves. */
  private readonly move = (pattern: Pattern): Offer | null => {
    const [move, ...others] = this.at.narrowing.left.filter((each) => fits(each, pattern));
    return move !== undefined && others.length === 0 ? move : null;
  };

  /** What the view tells of the move that a pattern stands for. */
  readonly of = (pattern: Pattern): DragoonProspect | null => this.told.get(this.move(pattern)?.action ?? -1) ?? null;

  /** The fight to which picking a cell would lead. */
  readonly fight = (cell: string): DragoonProspect | null => {
    const prospect = this.of(this.at.cellPattern(cell));
    return prospect?.kind === 'fight' ? prospect : null;
  };

  /** The gold that a move would certainly bring to whoever makes it; 0 where nothing of it is known. */
  readonly certain = (pattern: Pattern): number => {
    const events = this.at.foreseen[this.move(pattern)?.action ?? -1]?.events ?? [];
    return events.reduce((sum, event) => sum + (changes(event)[this.at.me ?? -1] ?? 0), 0);
  };

  /** The other dragons that a move would certainly send home. */
  readonly sent = (pattern: Pattern): number[] =>
    (this.at.foreseen[this.move(pattern)?.action ?? -1]?.events ?? [])
      .filter((event) => event.kind === 'sent_home' && event.facts.seat !== this.at.me)
      .map((event) => Number(event.facts.seat));

  /** The moves of which somebody will want to know what they bring: of cards with targets only those of the card that is picked. */
  readonly asked = $derived(
    this.at.event !== null
      ? []
      : this.at.narrowing.left
          .filter((move) => this.at.narrowing.picks.length > 0 || (move.kind !== 'play_on' && move.kind !== 'cycle'))
          .map((move) => move.action),
  );
}
