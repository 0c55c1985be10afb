/** One page at one match: what the server said, and what is shown of it. What the player does with it is in the parts beside this. */

import { BOARDS } from '../boards/index';
import { STILL, type Beat, type GameBoard } from '../boards/types';
import type { ChatLine, ErrorMessage, EventLine, FromServer, StateMessage, Table, WhyMessage } from '../protocol';
import { reduced, settings, touch } from '../settings.svelte';
import { GameWords, refusal, t } from '../words';
import { gameWords } from '../words/speaking';
import { Advice } from './advice.svelte';
import { Ahead } from './ahead.svelte';
import { Choosing } from './choosing.svelte';
import { Connection, type Phase } from './connection';
import { Curtain } from './curtain.svelte';
import type { Pattern } from './narrowing';
import { Player } from './player';
import { play } from './sound';
import { Story } from './story.svelte';

export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

export class Session {
  phase: Phase = $state('connecting');
  refusal: ErrorMessage | null = $state.raw(null);
  /** The newest position, and the one that is being shown. */
  newest: StateMessage | null = $state.raw(null);
  shown: StateMessage | null = $state.raw(null);
  beat: Beat = $state.raw(STILL);
  table: Table | null = $state.raw(null);
  /** The names at the table. They stay the same list until one of them changes: every line of the log is told with them. */
  names: readonly string[] = $state.raw([]);
  /** When `table` came, by this machine's clock: for counting clocks down. */
  heard = $state(0);
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  notice: Notice | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  /** Whoever holds one seat is spoken to; people who share a screen are told by their names. */
  words: GameWords = $derived.by(() => this.told.to(this.reader));
  private told: GameWords = $state.raw(new GameWords(null));
  private readonly reader: number | null = $derived(this.newest?.held.length === 1 ? (this.newest.held[0] ?? null) : null);

  readonly advice = new Advice();
  readonly curtain = new Curtain();
  readonly ahead: Ahead;
  readonly story: Story;
  readonly choosing: Choosing;

  private readonly connection: Connection;
  private readonly player: Player<StateMessage>;
  /** Messages are taken in one after the other, in the order in which they came. */
  private chain: Promise<void> = Promise.resolve();

  constructor(readonly match: string) {
    this.player = new Player<StateMessage>({
      duration: (event, events) => this.duration(event, events),
      turning: (events) => this.board?.turning(events) ?? 0,
      show: (shown) => {
        this.shown = shown.state;
        this.beat = shown.event === null ? STILL : { event: shown.event, events: shown.events, index: shown.index };
        this.offer();
      },
      tell: (event, hurried) => {
        this.story.tell(event);
        if (!hurried) play(this.board?.sound(event) ?? null);
      },
    });
    this.connection = new Connection(
      match,
      (message) => (this.chain = this.chain.then(() => this.hear(message))),
      (phase, refusal) => {
        this.phase = phase;
        this.refusal = refusal;
      },
    );
    this.story = new Story(
      match,
      (before) => this.connection.send({ type: 'story', before }),
      () => localStorage,
    );
    this.ahead = new Ahead((question) => this.connection.send(question));
    this.choosing = new Choosing({
      legal: () => this.newest?.moves ?? [],
      send: (action) =>
        this.newest !== null && this.connection.send({ type: 'act', action, at: this.newest.n, seat: this.newest.seat }) !== null,
      why: (move) => this.why(move),
      careful: () => settings.ask === 'always' || (settings.ask === 'touch' && touch.last),
    });
  }

  get seat(): number | null {
    return this.newest?.seat ?? null;
  }

  get hot(): boolean {
    return (this.newest?.held.length ?? 0) > 1;
  }

  /** Whether the seat that looks decides now, and the motion has come to rest. */
  get mine(): boolean {
    return this.choosing.open;
  }

  get busy(): boolean {
    return this.beat.event !== null;
  }

  /** Come in again: who I am at this table has changed. */
  reopen(): void {
    this.newest = null;
    this.connection.reopen();
  }

  end(): void {
    this.player.end();
    this.connection.close();
  }

  // What comes from the table

  private async hear(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'state':
        await this.prepare(message.game);
        this.take(message);
        break;
      case 'story':
        if (message.seat === this.newest?.seat) this.story.take(message);
        break;
      case 'table':
        this.setTable(message.table);
        break;
      case 'chat': {
        const known = message.fresh ? [] : this.chat;
        const last = known.at(-1)?.serial ?? -1;
        const news = message.lines.filter((line) => line.serial > last);
        this.chat = [...known, ...news];
        if (!message.fresh) this.unread += news.length;
        break;
      }
      case 'hint':
        this.advice.take(message, this.newest?.n, this.newest?.moves ?? []);
        break;
      case 'foresight':
        this.ahead.take(message);
        break;
      case 'why': {
        const answer = this.ahead.answer(message);
        if (answer !== null) this.explain(answer);
        break;
      }
      case 'error':
        if (this.story.refuses(message.reply_to) || this.ahead.refuses(message.reply_to)) break;
        this.advice.refuse();
        this.choosing.heard();
        this.choosing.forget();
        if (message.code === 'stale' || message.code === 'duplicate') this.connection.send({ type: 'again' });
        else if (this.phase === 'live') {
          const plain = refusal(message.code, message.text);
          this.say({
            text: message.kind === null ? plain : this.words.say('refusals', message.kind, message.facts, this.names, plain),
            rule: message.rule,
          });
        }
        break;
      case 'pong':
        break;
    }
  }

  /** Messages wait for the board and the words; they are fetched once. */
  private async prepare(game: string): Promise<void> {
    if (this.board === null) {
      const [board, words] = await Promise.all([BOARDS[game]?.board(), gameWords(game)]);
      this.told = words;
      this.board = board ?? null;
    }
  }

  /** Tell everything in the language that is chosen now. */
  async speak(): Promise<void> {
    const game = this.newest?.game;
    if (game !== undefined) this.told = await gameWords(game);
  }

  private setTable(table: Table): void {
    this.table = table;
    this.heard = performance.now();
    const names = table.seats.map((seat) => seat.name);
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
  }

  private take(state: StateMessage): void {
    const first = this.newest === null;
    // A late answer to an earlier question must not put the clock back.
    if (!first && !state.fresh && state.serial < (this.newest?.serial ?? 0)) return;
    const moved = state.n !== this.newest?.n;
    const lost = state.held.length === 0 && (this.newest?.held.length ?? 0) > 0;
    this.newest = state;
    this.ahead.turn(state);
    this.setTable(state.table);
    this.choosing.heard();
    if (moved) {
      this.advice.forget();
      this.notice = null;
    }
    if (lost) this.say({ text: t('mine.lost'), rule: null });
    if (state.fresh || first) {
      this.choosing.forget();
      this.story.begin(state.events, state.earlier);
      this.player.jump(state);
      if (first) this.story.missed(state);
    } else {
      this.player.push({ state, events: state.events });
    }
    this.curtain.follow(state, first);
    this.story.remember(state);
  }

  // Hot-seat

  /** To whom the screen must be passed before the game can go on. */
  get passTo(): number | null {
    return this.curtain.passTo(this.newest);
  }

  lift(): void {
    const seat = this.curtain.lift();
    if (seat !== null) this.connection.send({ type: 'look', seat });
  }

  // Choosing

  private duration(event: EventLine, events: readonly EventLine[]): number {
    if (document.hidden || this.board === null) return 0;
    const time = this.board.duration(event, event.facts.seat === this.newest?.seat, events);
    return (reduced() ? Math.min(time, 400) : time) / settings.pace;
  }

  /** The moves are open as soon as the newest position is shown and nothing moves. */
  private offer(): void {
    const still = this.beat.event === null && this.shown === this.newest && this.shown !== null;
    const board = this.board;
    const opened = this.choosing.offer(
      still ? (this.shown?.moves ?? []) : [],
      (moves) => board?.combine?.(this.shown?.view as never, moves) ?? moves,
    );
    if (opened && this.shown?.prompt?.seat === this.seat) play('yours');
  }

  readonly choose = (pattern: Pattern, why?: Pattern | null, sure = false): void => {
    if (this.busy) {
      this.skip();
      return;
    }
    this.notice = null;
    this.choosing.choose(pattern, why, sure);
  };

  /** Ask why a move is not possible; nothing is played by asking. */
  why(move: Pattern): void {
    this.ahead.why(move);
  }

  /** Why not, or, where only the page has fallen behind, nothing. */
  private explain(answer: WhyMessage): void {
    if (answer.kind === null) return;
    this.say({ text: this.words.say('refusals', answer.kind, answer.facts, this.names, answer.text), rule: answer.rule });
  }

  readonly stepBack = (): boolean => {
    if (this.notice === null) return this.choosing.stepBack();
    this.notice = null;
    return true;
  };

  skip(): void {
    this.player.skip();
  }

  private say(notice: Notice): void {
    this.notice = notice;
    play('no');
    this.offer();
  }

  point(action: number): void {
    this.advice.point(action, this.newest?.moves ?? []);
  }

  // The rest of what may be asked of the table

  /** Let all moments of a kind pass, or be asked again; nobody else learns of it. */
  letPass(window: string, on: boolean): void {
    this.connection.send({ type: 'let_pass', window, on, seat: this.seat });
  }

  askHint(): void {
    this.advice.toggle(() => this.connection.send({ type: 'hint', seat: this.seat }) !== null);
  }

  takeBack(): void {
    if (this.newest !== null) this.connection.send({ type: 'take_back', at: this.newest.n, seat: this.seat });
  }

  answer(yes: boolean, seat: number): void {
    this.connection.send({ type: 'answer', yes, seat });
  }

  speakUp(text: string): void {
    if (text.trim()) this.connection.send({ type: 'chat', text: text.trim().slice(0, 300) });
  }

  start(fill: string | null): void {
    this.connection.send({ type: 'start', fill });
  }

  resign(): void {
    this.connection.send({ type: 'resign', seat: this.seat });
  }

  abandon(): void {
    this.connection.send({ type: 'abandon' });
  }

  pause(): void {
    this.connection.send({ type: this.table?.status === 'paused' ? 'resume' : 'pause' });
  }

  standIn(seat: number, bot: string): void {
    this.connection.send({ type: 'stand_in', seat, bot });
  }

  handBack(seat: number): void {
    this.connection.send({ type: 'hand_back', seat });
  }

  rematch(): void {
    this.connection.send({ type: 'rematch' });
  }
}
