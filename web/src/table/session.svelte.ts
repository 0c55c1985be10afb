/** One page at one match: what the server said, what is shown of it, and what the player is choosing. */

import { BOARDS } from '../boards/index';
import { STILL, type Beat, type GameBoard } from '../boards/types';
import { api } from '../api';
import type { ChatLine, ErrorMessage, EventLine, FromServer, HintMessage, StateMessage, StoryMessage, Table } from '../protocol';
import { reduced, settings, touch } from '../settings.svelte';
import { GameWords, refusal, t } from '../words';
import { Connection, type Phase } from './connection';
import { allows, back, begin, NOTHING, type Narrowing, type Offer, type Pattern, pick, renew } from './narrowing';
import { Player } from './player';
import { play } from './sound';

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
  log: readonly EventLine[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  narrowing: Narrowing = $state.raw(NOTHING);
  /** One move is left, and it waits for a yes. */
  asking: Offer | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  hint: HintMessage | null = $state.raw(null);
  hinting = $state(false);
  /** Hot-seat: whose eyes may see the screen; null while the curtain is down. */
  eyes: number | null = $state(null);
  curtain: number | null = $state(null);
  since: readonly EventLine[] = $state.raw([]);
  board: GameBoard | null = $state.raw(null);
  words: GameWords = $state.raw(new GameWords({}));
  pointed: Pattern | null = $state.raw(null);
  /** The kind of move that is being looked at, before it is picked. */
  looking: string | null = $state(null);

  private readonly connection: Connection;
  private readonly player: Player<StateMessage>;
  private sent: number | null = null;
  /** How many events come before those of the log, and the request for them that is under way. */
  private earlier = 0;
  private asked: number | null = null;
  /** The rest of a choice that answers several questions: given as soon as they are asked. */
  private answers: readonly number[] = [];
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
        this.log = [...this.log, event];
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
  }

  get seat(): number | null {
    return this.newest?.seat ?? null;
  }

  get hot(): boolean {
    return (this.newest?.held.length ?? 0) > 1;
  }

  /** Whether the seat that looks decides now, and the motion has come to rest. */
  get mine(): boolean {
    return this.narrowing.moves.length > 0;
  }

  /** The narrowing as the board shows it: whoever looks at a kind of move sees only where it leads. */
  get offered(): Narrowing {
    const kind = this.looking;
    if (kind === null || !allows(this.narrowing, { kind })) return this.narrowing;
    return {
      moves: this.narrowing.moves,
      picks: [...this.narrowing.picks, { kind }],
      left: this.narrowing.left.filter((move) => move.kind === kind),
    };
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
        this.takeStory(message);
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
        this.hinting = false;
        if (message.n === this.newest?.n) {
          this.hint = message;
          this.point(message.moves[0]?.action);
        }
        break;
      case 'error':
        // An older page of the log can wait: whoever reads that far asks again by coming back.
        if (message.reply_to !== null && message.reply_to === this.asked) break;
        this.hinting = false;
        this.sent = null;
        this.answers = [];
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
      const [board, words] = await Promise.all([BOARDS[game]?.board(), api.words(game, settings.language)]);
      this.words = new GameWords(words);
      this.board = board ?? null;
    }
  }

  async speak(language: string): Promise<void> {
    const game = this.newest?.game;
    if (game !== undefined) this.words = new GameWords(await api.words(game, language));
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
    this.setTable(state.table);
    this.sent = null;
    if (moved) {
      this.hint = null;
      this.pointed = null;
      this.notice = null;
    }
    if (lost) this.say({ text: t('mine.lost'), rule: null });
    if (state.fresh || first) {
      this.answers = [];
      this.log = state.events;
      this.earlier = state.earlier;
      this.askStory();
      this.player.jump(state);
      if (first) this.missed(state);
    } else {
      this.player.push({ state, events: state.events });
    }
    if (state.held.length > 1) this.follow(state, first);
    else this.eyes = state.seat;
    this.remember(state);
  }

  /** The beginning of a long story comes page by page, the newest first. */
  private askStory(): void {
    this.asked = this.earlier > 0 ? this.connection.send({ type: 'story', before: this.earlier }) : null;
  }

  private takeStory(message: StoryMessage): void {
    if (message.seat !== this.newest?.seat || message.first + message.events.length !== this.earlier) return;
    this.log = [...message.events, ...this.log];
    this.earlier = message.first;
    this.askStory();
  }

  /** What happened while this page was away. */
  private missed(state: StateMessage): void {
    const seen = Number(localStorage.getItem(`clutch.seen.${this.match}`) ?? Number.NaN);
    if (Number.isFinite(seen) && state.result === null && state.seat !== null) {
      this.since = state.events.filter((event) => event.serial > seen && event.facts.seat !== state.seat);
    }
  }

  private remember(state: StateMessage): void {
    // Who was here only before the game began has not missed its beginning.
    if (state.view === null) return;
    try {
      localStorage.setItem(`clutch.seen.${this.match}`, String(state.serial));
    } catch {
      // Without storage nobody is told what they missed; the log has it.
    }
  }

  // Hot-seat

  private follow(state: StateMessage, first: boolean): void {
    if (state.result !== null || state.prompt === null) {
      this.curtain = null;
      this.eyes = state.seat;
      return;
    }
    const turn = state.prompt.seat;
    if (first) this.curtain = turn !== null && state.held.includes(turn) ? turn : (state.held[0] ?? null);
    else if (this.curtain !== null && state.seat === this.curtain && this.eyes === this.curtain) this.curtain = null;
  }

  /** To whom the screen must be passed before the game can go on. */
  get passTo(): number | null {
    const turn = this.newest?.prompt?.seat ?? null;
    return this.hot && turn !== null && this.curtain === null && turn !== this.seat && (this.newest?.held.includes(turn) ?? false)
      ? turn
      : null;
  }

  drop(seat: number): void {
    this.curtain = seat;
    this.eyes = null;
  }

  lift(): void {
    if (this.curtain === null) return;
    this.eyes = this.curtain;
    this.connection.send({ type: 'look', seat: this.curtain });
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
    const asked = still && this.sent === null ? (this.shown?.moves ?? []) : [];
    const [answer] = this.answers;
    if (asked.length > 0 && answer !== undefined) {
      const rest = this.answers.slice(1);
      this.answers = [];
      if (asked.some((move) => move.action === answer)) {
        this.act(answer);
        this.answers = rest;
        return;
      }
    }
    const moves = asked.length > 0 ? (this.board?.combine?.(this.shown?.view as never, asked) ?? asked) : asked;
    const before = this.narrowing.moves.length;
    this.narrowing = renew(this.narrowing, moves);
    if (this.narrowing.picks.length === 0) this.asking = null;
    if (moves.length > 0 && before === 0 && this.shown?.prompt?.seat === this.seat) play('yours');
  }

  readonly choose = (pattern: Pattern, action?: number, sure = false): void => {
    if (this.busy) {
      this.skip();
      return;
    }
    const outcome = pick(this.narrowing, pattern);
    this.narrowing = outcome.narrowing;
    this.notice = null;
    if (outcome.step === 'refused') {
      this.asking = null;
      if (action !== undefined && this.narrowing.moves.length > 0) this.act(action);
      return;
    }
    if (outcome.step === 'narrowed') {
      this.asking = null;
      return;
    }
    const ask = outcome.move.ask === true || (!sure && (settings.ask === 'always' || (settings.ask === 'touch' && touch.last)));
    if (ask && this.asking?.action !== outcome.move.action) this.asking = outcome.move;
    else this.act(outcome.move.action);
  };

  /** Make a move, by its number. */
  act(action: number): void {
    if (this.newest === null) return;
    this.asking = null;
    const [first, ...rest] = this.narrowing.moves.find((move) => move.action === action)?.chain ?? [action];
    if (first === undefined) return;
    this.sent = this.connection.send({ type: 'act', action: first, at: this.newest.n, seat: this.newest.seat });
    if (this.sent !== null && this.newest.moves.some((move) => move.action === first)) {
      this.answers = rest;
      this.narrowing = begin([]);
    } else this.sent = null;
  }

  readonly stepBack = (): boolean => {
    if (this.notice !== null) this.notice = null;
    else if (this.narrowing.picks.length > 0) {
      this.asking = null;
      this.narrowing = back(this.narrowing);
    } else return false;
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

  point(action: number | undefined): void {
    const move = this.newest?.moves.find((each) => each.action === action);
    this.pointed = move === undefined ? null : { kind: move.kind, with: move.parameters };
  }

  // The rest of what may be asked of the table

  /** Let all moments of a kind pass, or be asked again; nobody else learns of it. */
  letPass(window: string, on: boolean): void {
    this.connection.send({ type: 'let_pass', window, on, seat: this.seat });
  }

  askHint(): void {
    if (this.hint !== null) {
      this.hint = null;
      this.pointed = null;
    } else if (this.connection.send({ type: 'hint', seat: this.seat }) !== null) this.hinting = true;
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
