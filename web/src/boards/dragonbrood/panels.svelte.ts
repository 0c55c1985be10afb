/** What lies over the map: the leaf of a question, a drawer that somebody opened or a decision needs, and a combat. */

import type { Pattern } from '../../table/narrowing';
import { Part } from '../part.svelte';
import type { Bench } from './bench.svelte';
import { clash } from './scene';
import { stoneOf } from './telling';
import { own } from './words';

/** Decisions that are made on the map itself. */
const ON_MAP = ['choose_dragon', 'choose_destination'];
/** Decisions that are made in a drawer. */
const DRAWERS: Readonly<Record<string, string>> = {
  bank_menu: 'bank',
  bank_move: 'bank',
  steal_item: 'bank',
  magic_move: 'magic',
  magic_step: 'magic',
  excavate_pick: 'income',
  income_pick: 'income',
};

/** Decisions about the colours of stones. */
const COLOURS = ['pick_colour', 'split_red', 'split_blue'];
/** Decisions of which several follow one another. */
const COUNTED = ['excavate_pick', 'income_pick', 'steal_item', 'magic_move', 'alchemy_pick'];

export class Panels extends Part<Bench> {
  /** The drawer that somebody has opened. */
  drawer: string | null = $state(null);
  /** The kind of decision whose drawer was put aside, to see the map. */
  aside: string | null = $state(null);
  folded = $state(false);

  readonly needed = $derived(this.at.kind === null ? null : (DRAWERS[this.at.kind] ?? null));
  /** The drawer that a decision needs is open as long as it is asked. */
  readonly asking = $derived(this.needed !== null && this.aside !== this.at.kind ? this.needed : null);
  readonly opened = $derived(this.asking ?? this.drawer);
  readonly leaf = $derived(
    this.at.kind !== null &&
      !ON_MAP.includes(this.at.kind) &&
      this.at.kind !== 'combat_bid' &&
      this.needed === null &&
      this.at.spotlight !== 'land'
      ? this.at.kind
      : null,
  );
  /** On a touch screen a pick waits for a yes: it is said where the finger is. */
  readonly waiting: Pattern | null = $derived.by(() => {
    const { picks, left } = this.at.narrowing;
    const [move] = left;
    return picks.length > 0 && left.length === 1 && move !== undefined ? { kind: move.kind, with: move.parameters } : null;
  });
  readonly fight = $derived(clash(this.at.beat));
  readonly combat = $derived.by(() => {
    const { view, home, kind } = this.at;
    return (
      this.fight !== null || (view.combat !== null && (kind === 'combat_bid' || view.combat.seats.includes(home) || view.seat === null))
    );
  });
  /** What is being chosen now. */
  readonly prompt = $derived.by(() => {
    const { kind, asked, words, names, narrowing } = this.at;
    if (kind === null) return '';
    if (COLOURS.includes(kind)) {
      const count = kind === 'pick_colour' ? 1 : Math.max(0, ...narrowing.moves.map((move) => Number(move.parameters.amount ?? 0)));
      const facts = { stones: words.name(`${count} ${stoneOf(asked?.gain ?? {})}`), count };
      const place = asked?.place ?? null;
      return place === null ? own('split.title', facts) : own('split.at', { ...facts, ...words.called({ place }) });
    }
    const said = words.say('prompts', kind, {}, names, '');
    return COUNTED.includes(kind) && (asked?.left ?? 0) > 1 ? own('left.title', { prompt: said, count: asked?.left ?? 0 }) : said;
  });
  readonly title = $derived.by(() => {
    const { words, view, names } = this.at;
    if (this.opened === null) return '';
    if (this.asking !== null) return this.prompt;
    if (this.opened === 'bank') return words.name('goblin_bank');
    if (this.opened === 'hollow') return words.name('treasure_hollow');
    if (this.opened === 'magic') return own('magic');
    if (this.opened === 'income') return own('income');
    if (this.opened === 'year') return own('year', { year: view.year, years: view.years });
    return own('board.of', { name: names[this.seat] ?? '' });
  });
  /** Whose player board is open. */
  readonly seat = $derived(this.opened?.startsWith('seat:') ? Number(this.opened.slice('seat:'.length)) : this.at.home);

  shut(): void {
    if (this.asking !== null) this.aside = this.at.kind;
    else this.drawer = null;
  }
  /** Another question: whoever has to decide on the map sees the map. */
  turn(): void {
    this.aside = null;
    this.folded = false;
    if (this.at.kind !== null) this.drawer = null;
  }
}
