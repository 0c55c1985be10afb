/** The island and its dragons: what lies where, and what can be picked. */

import type { Pattern } from '../../table/narrowing';
import type { DragoonCellView, DragoonHandCard } from '../../views';
import { BoardState } from '../part.svelte';
import { FRAME, indexOf, skulls } from './geometry';
import { arrange } from './layout';
import { ATTACK_WINS, sceneAt } from './scene';
import { own } from './words';
import type { OpenView } from './open';
import { Prospects } from './prospects.svelte';
import { Motion } from './motion.svelte';
import { Moments } from './moments.svelte';

export const seatPattern = (seat: number): Pattern => ({ kind: ['first', 'play_at'], with: { target: seat } });

export class Realm extends BoardState<OpenView> {
  readonly prospects = new Prospects(this);
  readonly motion = new Motion(this);
  readonly moments = new Moments(this);

  readonly layout = $derived(arrange(this.width, this.height, this.view.players));

  readonly scale = $derived(this.layout.map.w / FRAME.w);

  readonly scene = $derived(sceneAt(this.view, this.beat));

  readonly event = $derived(this.beat.event);

  readonly me = $derived(this.view.seat);

  readonly goal = $derived(this.view.options.gold_goal);

  readonly name = (seat: number): string => this.names[seat] ?? '';

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

  readonly cellPattern = (cell: string): Pattern =>
    this.card !== undefined ? { kind: 'play_on', with: { cell } } : { kind: ['move', 'roar', 'drop'], with: { cell } };

  /** The move that a cell would be: for asking why it is not possible. A card that is not for cells is not asked about. */
  readonly cellMove = (cell: string): Pattern | null => {
    if (this.card !== undefined)
      return this.narrowing.left[0]?.kind === 'play_on' ? { kind: 'play_on', with: { card: this.card, cell } } : null;
    return { kind: this.decision === 'roar' ? 'roar' : this.decision === 'drop_claim' ? 'drop' : 'move', with: { cell } };
  };

  readonly seatMove = (target: number): Pattern | null => {
    if (this.card !== undefined)
      return this.narrowing.left[0]?.kind === 'play_at' ? { kind: 'play_at', with: { card: this.card, target } } : null;
    return this.decision === 'choose_first' ? { kind: 'first', with: { target } } : null;
  };

  // What a step would bring

  readonly waste = $derived(this.scene.waste);

  readonly cellLabel = (cell: DragoonCellView): string => {
    const index = indexOf(cell.cell);
    const tile = this.scene.tiles[index];
    const totem = this.scene.totems[index];
    const here = this.scene.dragons.flatMap((at, seat) => (at === cell.cell ? [own('dragon', { name: this.name(seat) })] : []));
    const against = this.prospects.fight(cell);
    return [
      own('cell', { black: cell.black, red: cell.red }),
      tile
        ? `${this.words.name(tile)}, ${totem === null || totem === undefined ? own('unclaimed') : own('claimed', { name: this.name(totem) })}`
        : '',
      cell.cave === null ? '' : own('cave', { name: this.name(cell.cave) }),
      ...here,
      this.scene.treasure === cell.cell ? own('treasure', { gold: this.scene.thief }) : '',
      against === null
        ? ''
        : this.waste
          ? own('waste', { name: this.name(against) })
          : own('fight', { name: this.name(against), percent: Math.round(ATTACK_WINS * 100), gold: this.prospects.stake(against) }),
    ]
      .filter(Boolean)
      .join(', ');
  };

  readonly hand = $derived<readonly DragoonHandCard[]>(this.scene.hand);

  readonly cardText = (each: string): string => this.words.word('cards', each) ?? '';

  readonly pips = $derived(Math.max(3, this.scene.points));

  readonly track = $derived(skulls([...this.scene.gold, this.scene.thief], this.goal));

  readonly inPlay = $derived(this.scene.inPlay.slice(-5));
}
