/** The island and its dragons: what lies where, and what can be picked. */

import { fits, type Pattern } from '../../table/narrowing';
import type { DragoonCellView, DragoonHandCard } from '../../views';
import { BoardState, pointsAt } from '../part.svelte';
import { FRAME, skulls } from './geometry';
import { arrange } from './layout';
import { sceneAt } from './scene';
import { own } from './words';
import type { OpenView } from './open';
import { Prospects } from './prospects.svelte';
import { Motion } from './motion.svelte';
import { Moments } from './moments.svelte';
import { Passing } from './passing.svelte';
import { type Lit, spotlight } from '../../table/spotlight.svelte';

export const seatPattern = (seat: number): Pattern => ({ kind: ['first', 'play_at'], with: { target: seat } });

const spread = (cards: Readonly<Record<string, number>>): string[] =>
  Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));

/** What is lit on the board. */
export interface Shine {
  readonly cells: readonly string[];
  readonly seats: readonly number[];
  /** A card of the own hand. */
  readonly card: string | null;
}

const DARK: Shine = { cells: [], seats: [], card: null };

export class Realm extends BoardState<OpenView> {
  readonly prospects = new Prospects(this);
  readonly motion = new Motion(this);
  readonly moments = new Moments(this);
  readonly passing = new Passing(this);

  readonly layout = $derived(arrange(this.width, this.height, this.view.players));

  readonly scale = $derived(this.layout.map.w / FRAME.w);

  readonly scene = $derived(sceneAt(this.view, this.beat));

  readonly event = $derived(this.beat.event);

  readonly me = $derived(this.view.seat);

  readonly goal = $derived(this.view.options.gold_goal);

  readonly name = (seat: number): string => this.names[seat] ?? '';

  /** Whom a label speaks of: the viewer is spoken to. */
  readonly who = (seat: number): { name: string; who: string } => ({ name: this.name(seat), who: seat === this.me ? 'you' : 'other' });

  // What is lit: what somebody points at beside the board, else what a moment is about

  readonly shine = $derived.by((): Shine => {
    const lit = spotlight.lit;
    if (lit !== null) return this.placeOf(lit);
    const window = this.moments.moment ? this.view.window : null;
    if (window === null) return DARK;
    const there = window.cell ?? this.scene.dragons[window.card === null ? window.seat : (window.target ?? -1)];
    return { cells: window.target === null && window.cell === null ? [] : [there ?? ''], seats: window.concerns, card: null };
  });

  /** Where something that is told of lies on the board: its cells, the players it is about, the card in the hand. */
  private placeOf({ of, kind, parameters }: Lit): Shine {
    const { cell, cells, seat, target, card } = parameters;
    const named = Array.isArray(cells) ? cells.map(String) : cell === undefined ? [] : [String(cell)];
    const seats = [seat, target].filter((each) => typeof each === 'number');
    // What is done without naming a place is done where the dragon is.
    const here = of === 'move' && this.view.costs[kind] !== undefined && card === undefined ? this.scene.dragons[this.me ?? -1] : undefined;
    return {
      cells: named.length > 0 || here === undefined ? named : [here],
      seats,
      card: of === 'move' && card !== undefined ? String(card) : null,
    };
  }

  /** Whether a hint, a lesson or somebody's hand points at this. */
  override readonly points = (pattern: Pattern): boolean => {
    const lit = spotlight.lit;
    return pointsAt(this.pointed, pattern) || (lit?.of === 'move' && fits(lit, pattern));
  };

  // Choosing: a card that was picked waits for its target; otherwise a cell is where the dragon goes

  readonly card = $derived(this.narrowing.picks.map((pick) => pick.with?.card).find((each) => each !== undefined) as string | undefined);

  readonly cycling = $derived(this.narrowing.picks.some((pick) => pick.kind === 'cycle'));

  readonly decision = $derived(this.view.decision);

  readonly may = (kind: string): boolean => this.narrowing.left.some((move) => move.kind === kind);

  /** A hint or a lesson that needs a card first points at the card, then at the target. */
  readonly pointedCell = $derived(
    this.pointed?.with?.cell !== undefined && (this.pointed.kind !== 'play_on' || this.card === this.pointed.with.card)
      ? String(this.pointed.with.cell)
      : null,
  );

  /** Where a hint leads after that. */
  readonly aimed: readonly string[] = $derived(this.aims.flatMap((aim) => (aim.with?.cell === undefined ? [] : [String(aim.with.cell)])));

  readonly cellPattern = (cell: string): Pattern =>
    this.card !== undefined ? { kind: 'play_on', with: { cell } } : { kind: ['move', 'roar', 'drop'], with: { cell } };

  /** The move that a cell would be: for asking why it is not possible. A card that is not for cells is not asked about. */
  readonly cellMove = (cell: string): Pattern | null => {
    if (this.card !== undefined)
      return this.narrowing.left[0]?.kind === 'play_on' ? { kind: 'play_on', with: { card: this.card, cell } } : null;
    const cells = this.narrowing.moves.find((move) => move.parameters.cell !== undefined && move.parameters.card === undefined);
    return { kind: cells?.kind ?? 'move', with: { cell } };
  };

  readonly seatMove = (target: number): Pattern | null => {
    if (this.card !== undefined)
      return this.narrowing.left[0]?.kind === 'play_at' ? { kind: 'play_at', with: { card: this.card, target } } : null;
    const seats = this.narrowing.moves.find((move) => move.parameters.target !== undefined && move.parameters.card === undefined);
    return seats === undefined ? null : { kind: seats.kind, with: { target } };
  };

  // What a step would bring

  /** Whether waste is laid, by the player whose turn is shown. */
  readonly waste = $derived(this.view.lay_waste && this.scene.active === this.view.active);

  readonly cellLabel = (cell: DragoonCellView): string => {
    const tile = this.scene.tiles[cell.cell];
    const totem = this.scene.totems[cell.cell] ?? null;
    const here = this.scene.dragons.flatMap((at, seat) => (at === cell.cell ? [own('dragon', this.who(seat))] : []));
    const claim = totem === null ? own('unclaimed') : own('claimed', this.who(totem));
    return [
      own('cell', { black: cell.black, red: cell.red }),
      tile ? `${this.words.name(tile)}, ${claim}` : '',
      cell.cave === null ? '' : own('cave', this.who(cell.cave)),
      ...here,
      this.scene.treasure === cell.cell ? own('treasure', { gold: this.scene.thief }) : '',
      ...this.outcomes(cell.cell),
    ]
      .filter(Boolean)
      .join(', ');
  };

  /** What picking a cell would bring, in words. */
  private readonly outcomes = (cell: string): string[] => {
    const pattern = this.cellPattern(cell);
    const fight = this.prospects.fight(cell);
    const gold = this.prospects.certain(pattern);
    const [name, percent] = [this.name(fight?.target ?? -1), Math.round((fight?.chance ?? 0) * 100)];
    return [
      fight === null ? '' : own('fight', { name, percent, gold: fight.win }),
      ...this.prospects.sent(pattern).map((seat) => own('waste', { name: this.name(seat) })),
      gold === 0 ? '' : own('brings', { gold }),
    ];
  };

  readonly hand = $derived<readonly DragoonHandCard[]>(this.scene.hand);

  readonly cardText = (each: string): string => this.words.word('cards', each) ?? '';

  readonly pips = $derived(Math.max(this.view.turn_actions, this.view.action_points));

  readonly track = $derived(skulls([...this.scene.gold, this.scene.thief], this.goal));

  readonly inPlay = $derived(spread(this.view.in_play).slice(-5));

  readonly discarded = $derived(Object.values(this.view.discard).reduce((sum, count) => sum + count, 0));

  readonly isRed = (card: string): boolean => this.view.red_cards.includes(card);
}
