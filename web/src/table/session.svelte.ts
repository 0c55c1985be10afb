/** One page at one match: what the server said, and what is shown of it. What the player does with it is in the parts beside this. */

import { BOARDS } from '../boards/index';
import { plateName } from '../boards/plates';
import { STILL, type Beat, type GameBoard } from '../boards/types';
import { dragonOf } from '../art/faces';
import { seatName } from '../lobby/levels';
import type { ChatLine, ErrorMessage, EventLine, FromServer, HintMove, QuestionLine, StateMessage, Table, WhyMessage } from '../protocol';
import { timeOf } from '../parts/voice';
import { reduced, settings, touch } from '../settings.svelte';
import { GameWords, refusal, t } from '../words';
import { gameWords } from '../words/speaking';
import { Advice } from './advice.svelte';
import { Ahead } from './ahead.svelte';
import { Asking } from './asking.svelte';
import { Choosing } from './choosing.svelte';
import { Connection, type Phase } from './connection';
import { Curtain, isOpen } from './curtain.svelte';
import { fits, type Offer, type Pattern } from './narrowing';
import { calm, finish, FIRST_LOOK } from './pace';
import { Planning } from './planning.svelte';
import { Player } from './player';
import { question } from './question.svelte';
import { hits, Recap } from './recap.svelte';
import { play } from './sound';
import { Story } from './story.svelte';
import { type Whole, wholeOf } from './whole';

/** How many choices a question for advice may be about. */
const MOST_AMONG = 400;
/** How long something waits for the player's tap before it opens by itself, in milliseconds. */
const TAP_TIME = 5000;
/** How long something that was done to the reader is shown at least at the usual pace, in milliseconds. */
const HIT_TIME = 1200;
/** How long a sentence to the player stands, in milliseconds: so long, and so long for each letter. */
const READING_TIME = 4000;
const READING_TIME_EACH = 60;

export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/**
 * So long, in milliseconds, the moves of others may keep somebody waiting at the usual pace;
 * who wants to watch them longer sets a slower one.
 */
const PATIENCE = 8_000;

export class Session {
  phase: Phase = $state('connecting');
  /** A move is under way, and the table has not answered for a while. */
  sending = $state(false);
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
  private vanishing: ReturnType<typeof setTimeout> | null = null;
  /** How the others played since one's own last decision. */
  readonly recap = new Recap();
  /** What is shown was shown before. */
  repeating = $state(false);
  board: GameBoard | null = $state.raw(null);
  /** Whoever holds one seat is spoken to; people who share a screen are told by their names. */
  words: GameWords = $derived.by(() => this.told.to(this.reader));
  private told: GameWords = $state.raw(new GameWords(null));
  /** The table as the server told it. */
  private seated: Table | null = null;
  /** The dragons at the table, by seat: whose face is drawn. */
  dragons: readonly (string | null)[] = $state.raw([]);
  /** The seat of whoever reads this; null for spectators, and for people who share a screen. */
  readonly reader: number | null = $derived(this.newest?.held.length === 1 ? (this.newest.held[0] ?? null) : null);

  /** The names on the plates: a reader who has chosen none is not told that they are called something. */
  readonly plates: readonly string[] = $derived(this.names.map((_, seat) => plateName(seat, this.names, this.words)));

  readonly advice = new Advice();
  readonly curtain = new Curtain();
  readonly ahead: Ahead;
  readonly planning: Planning;
  readonly story: Story;
  readonly choosing: Choosing;
  /** At a real box: what is asked, and saying it. */
  readonly asking: Asking;
  /** The page has chosen with whose eyes it looks. */
  private chosen = false;

  private readonly connection: Connection;
  /** The last move that was sent: the number of its message, and the position that it is for. */
  private acted: { readonly number: number; readonly at: number; readonly action: number } | null = null;
  private readonly player: Player<StateMessage>;
  /** Messages are taken in one after the other, in the order in which they came. */
  private chain: Promise<void> = Promise.resolve();

  constructor(readonly match: string) {
    this.player = new Player<StateMessage>({
      duration: (event, events) => this.duration(event, events),
      least: (event) => (this.hits(event) ? HIT_TIME / settings.pace : 0),
      turning: (events) => this.board?.turning(events) ?? 0,
      most: () => ((settings.aloud ? 2 : 1) * PATIENCE) / settings.pace,
      show: (shown) => {
        this.shown = shown.state;
        this.repeating = shown.again;
        this.beat = shown.event === null ? STILL : { event: shown.event, events: shown.events, index: shown.index };
        this.offer();
      },
      tell: (event, hurried) => {
        this.story.tell(event);
        if (!hurried) play(this.board?.sound(event) ?? null);
      },
    });
    this.connection = new Connection(match, {
      hear: (message) => (this.chain = this.chain.then(() => this.hear(message))),
      change: (phase, refusal) => {
        this.phase = phase;
        this.refusal = refusal;
        if (phase === 'lost') this.advice.refuse();
      },
      slow: (slow) => (this.sending = slow),
    });
    this.story = new Story(
      match,
      (before) => this.connection.send({ type: 'story', before }),
      () => localStorage,
    );
    this.ahead = new Ahead((question) => this.connection.send(question));
    this.planning = new Planning({
      send: (question) => this.connection.send(question),
      changed: () => this.offer(),
      play: (chain) => this.choosing.follow(chain),
      dropped: (reason) => this.say({ text: t(`plan.dropped.${reason}`), rule: null }),
    });
    this.asking = new Asking({
      question: () => this.newest?.question ?? null,
      enter: (number, outcome, sure) => {
        if (this.newest === null) return false;
        this.connection.deliver({ type: 'enter', at: this.newest.n, number, outcomes: [outcome], sure });
        return true;
      },
    });
    this.choosing = new Choosing({
      legal: () => this.planning.moves ?? this.newest?.moves ?? [],
      plans: (chain, offer) => this.planning.takes(chain, offer === undefined ? '' : this.sayMove(offer)),
      send: (action) => {
        if (this.newest === null) return false;
        const { n, seat } = this.newest;
        this.acted = { number: this.connection.deliver({ type: 'act', action, at: n, seat }), at: n, action };
        return true;
      },
      seat: () => this.newest?.seat ?? null,
      why: (move) => this.why(move),
      careful: () => settings.ask === 'always' || (settings.ask === 'touch' && touch.last),
    });
  }

  get seat(): number | null {
    return this.newest?.seat ?? null;
  }

  /** What is asked about a real box, as soon as the board has come to rest. */
  get question(): QuestionLine | null {
    const still = this.shown?.view === null || (!this.busy && this.shown === this.newest);
    return still ? (this.newest?.question ?? null) : null;
  }

  /** A question about a real box in words. */
  ask(question: QuestionLine): string {
    return this.words.say('questions', question.kind, question.facts, this.names, question.text);
  }

  get hot(): boolean {
    return (this.newest?.held.length ?? 0) > 1;
  }

  /** Whether the seat that looks decides now, and the motion has come to rest. */
  get mine(): boolean {
    return this.choosing.open && this.planning.offered === null;
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
    this.dismiss();
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
        this.advice.take(message, this.newest?.n, this.advised);
        break;
      case 'tried':
        this.planning.takeTried(message);
        break;
      case 'prepared':
        this.planning.takePrepared(message);
        break;
      case 'foresight':
        if (!this.planning.takeForesight(message)) this.ahead.take(message);
        break;
      case 'why': {
        const answer = this.ahead.answer(message);
        if (answer !== null) this.explain(answer);
        break;
      }
      case 'error':
        if (this.story.refuses(message.reply_to) || this.ahead.refuses(message.reply_to)) break;
        if (this.planning.refuses(message.reply_to)) {
          this.say({ text: refusal(message), rule: null });
          break;
        }
        this.advice.refuse();
        this.asking.refused(message.code);
        if (message.code === 'ends_game') break;
        // What goes wrong beside a move that is still under way leaves the move alone.
        if (!this.underway(this.newest?.n)) {
          this.choosing.heard();
          if (message.code !== 'duplicate') this.choosing.forget();
        }
        if (message.code === 'stale' || message.code === 'duplicate') this.connection.send({ type: 'again' });
        else if (this.phase === 'live') {
          const plain = refusal(message);
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
    if (game === undefined) return;
    this.told = await gameWords(game);
    this.nameSeats();
  }

  private setTable(table: Table): void {
    this.seated = table;
    this.heard = performance.now();
    this.nameSeats();
  }

  /** Bots are called what they are called in the reader's language. */
  private nameSeats(): void {
    if (this.seated === null) return;
    const seats = this.seated.seats.map((seat) => ({ ...seat, name: seatName(seat) }));
    this.dragons = this.seated.seats.map((seat) => (seat.kind === 'bot' ? dragonOf(seat.name) : null));
    this.table = { ...this.seated, seats };
    const names = seats.map((seat) => seat.name);
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
  }

  /** Whether a move of this position is on its way to the table: whatever comes meanwhile, there is nothing to choose. */
  private underway(n: number | undefined): boolean {
    return this.acted !== null && this.acted.at === n && this.connection.waits(this.acted.number);
  }

  private take(state: StateMessage): void {
    const first = this.newest === null;
    // A late answer to an earlier question must not put the clock back.
    if (!first && !state.fresh && state.serial < (this.newest?.serial ?? 0)) return;
    const moved = state.n !== this.newest?.n;
    const given = this.acted !== null && this.acted.at === this.newest?.n ? this.acted.action : null;
    const chose = (this.newest?.moves.length ?? 0) > 0;
    const before = this.newest;
    const opening = state.view !== null && (this.newest?.view ?? null) === null && state.n === 0;
    const lost = state.held.length === 0 && (this.newest?.held.length ?? 0) > 0;
    this.newest = state;
    this.ahead.turn(state);
    this.asking.heard();
    this.setTable(state.table);
    if (!this.underway(state.n)) this.choosing.heard();
    if (moved) {
      this.advice.turn(state, given, this.advised);
      this.dismiss();
    }
    if (lost) this.say({ text: t('mine.lost'), rule: null });
    if (state.fresh || before === null) {
      this.choosing.forget();
      this.story.begin(state.events, state.earlier);
      this.player.jump(state);
      if (first) this.story.missed(state);
      this.recap.begin(state);
    } else {
      this.player.push({ state, events: state.events });
      this.recap.take(state, before, chose);
    }
    if (opening) this.player.hold((FIRST_LOOK * this.calm) / settings.pace);
    if (state.result !== null && state.held.length > 0) finish(state.game, this.match);
    this.planning.turn(state);
    this.curtain.follow(state, first);
    // Where all lies open the screen follows whoever is on turn.
    if (this.chosen && isOpen(state) && state.result === null) {
      this.chosen = false;
      this.connection.send({ type: 'look', seat: null });
    }
    this.story.remember(state);
  }

  /** Show once more what happened since one's own last decision. */
  repeat(): void {
    const { from, frames } = this.recap;
    if (from === null || this.newest === null || frames.length === 0) return;
    this.dismiss();
    this.player.repeat(from, [...frames, { state: this.newest, events: [] }]);
  }

  // Hot-seat

  /** To whom the screen must be passed before the game can go on. */
  get passTo(): number | null {
    return this.curtain.passTo(this.newest);
  }

  lift(): void {
    const seat = this.curtain.lift();
    if (seat === null) return;
    this.chosen = true;
    this.connection.send({ type: 'look', seat });
  }

  // Choosing

  /** The first games of a kind are shown more calmly. */
  private get calm(): number {
    return calm(this.newest?.game ?? '');
  }

  /** Whether the player opens with a tap what comes after an event. */
  private tapped(event: EventLine, events: readonly EventLine[]): boolean {
    return settings.tap && !!this.newest?.held.includes(Number(event.facts.seat)) && !!this.board?.taps?.(event, events);
  }

  /** Whether something on the board waits for the player's tap. */
  get awaitsTap(): boolean {
    return this.beat.event !== null && this.tapped(this.beat.event, this.beat.events);
  }

  /** A tap on the board while something is told: what comes next is opened, or, where nothing waits for a tap, all is told at once. */
  tap(): void {
    if (this.awaitsTap) this.player.step();
    else this.player.skip();
  }

  /** Everything that is being told is told at once. */
  skip(): void {
    this.player.skip();
  }

  private duration(event: EventLine, events: readonly EventLine[]): number {
    if (document.hidden || this.board === null) return 0;
    const usual = this.board.duration(event, event.facts.seat === this.newest?.seat, events);
    const time = reduced() ? Math.min(usual, 400) : usual;
    // What was done to the reader is seen, however much else happens.
    const shown = ((this.hits(event) ? Math.max(time, HIT_TIME) : time) * this.calm) / settings.pace;
    // What is read aloud is heard to its end.
    const read = settings.aloud ? timeOf(this.words.say('aloud', event.kind, event.facts, this.names, '')) / settings.pace : 0;
    return Math.max(shown, read) + (this.tapped(event, events) ? TAP_TIME * (settings.aloud ? 2 : 1) : 0);
  }

  /** Whether an event takes something from whoever reads this. */
  private hits(event: EventLine): boolean {
    return hits(event, this.reader, this.shown?.view, this.board);
  }

  /** The moves are open as soon as the newest position is shown and nothing moves. */
  private offer(): void {
    const still = this.beat.event === null && this.shown === this.newest && this.shown !== null;
    const board = this.board;
    const opened = this.choosing.offer(
      still ? (this.planning.moves ?? this.shown?.moves ?? []) : [],
      (moves) => board?.combine?.((this.planning.view ?? this.shown?.view) as never, moves) ?? moves,
    );
    if (opened && this.shown?.prompt?.seat === this.seat) play('yours');
  }

  readonly choose = (pattern: Pattern, why?: Pattern | null, sure = false): void => {
    if (this.busy) {
      this.tap();
      return;
    }
    this.dismiss();
    this.choosing.choose(pattern, why, sure);
  };

  /** Whether a move can be prepared: while somebody else decides, and everybody may know who. */
  get waits(): boolean {
    const turn = this.newest?.prompt?.seat ?? null;
    const playing = this.newest?.held.length === 1 && this.newest.result === null && this.table?.status === 'running';
    return playing && turn !== null && turn !== this.seat;
  }

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
    const told = this.notice !== null;
    this.dismiss();
    return this.choosing.stepBack() || told;
  };

  /** What was said to the player has been read, or is past. */
  dismiss(): void {
    if (this.vanishing !== null) clearTimeout(this.vanishing);
    this.vanishing = null;
    this.notice = null;
  }

  private say(notice: Notice): void {
    this.dismiss();
    this.notice = notice;
    this.vanishing = setTimeout(() => this.dismiss(), READING_TIME + READING_TIME_EACH * notice.text.length);
    play('no');
    this.offer();
  }

  /** The sentence of a move that may be made now. */
  sayMove(move: Offer): string {
    if (move.said !== undefined) return move.said;
    const now = { view: (this.planning.view ?? this.shown?.view) as never, notation: move.notation };
    return this.board?.say(move.kind, move.parameters, this.names, this.words, now) ?? move.words;
  }

  /** The same for those who hear it: with the place that others see. */
  nameMove(move: Offer): string {
    const view = (this.planning.view ?? this.shown?.view) as never;
    return [this.sayMove(move), this.board?.where?.(move.kind, move.parameters, this.words, view) ?? ''].filter(Boolean).join('. ');
  }

  /** What may be chosen that a move of a hint stands for. */
  readonly advised = (move: HintMove): Whole | undefined =>
    wholeOf(move, this.choosing.narrowing.moves, this.newest?.moves ?? [], this.board);

  /** A whole move in one sentence. */
  sayWhole({ offer, answers }: Whole): string {
    if (answers.length === 1) return this.sayMove(offer);
    const said = this.board?.sayWhole?.(answers, this.names, this.words, this.shown?.view as never);
    return said ?? answers.map((answer) => this.sayMove(answer)).join('; ');
  }

  /** Why a whole move is good: what the board makes of the position, and what would certainly follow. */
  reasonOf(whole: Whole): string {
    const told = this.board?.reasons?.(whole.offer.kind) ?? [];
    const events = whole.brings.filter((event) => told.includes(event.kind));
    const why = this.board?.why?.(whole, this.names, this.words, this.shown?.view as never) ?? '';
    return [why, ...events.map((event) => this.words.say('events', event.kind, event.facts, this.names, event.text))]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  /** Take a move of a hint: it is made as it would be made on the board. */
  follow(move: HintMove): void {
    const whole = this.advised(move);
    if (whole !== undefined) this.choosing.take({ ...whole.offer, said: this.sayWhole(whole) });
  }

  point(move: HintMove): void {
    this.dismiss();
    this.advice.point(this.advised(move));
  }

  // The rest of what may be asked of the table

  /** Let all moments of a kind pass, or be asked again; nobody else learns of it. */
  letPass(window: string, on: boolean): void {
    this.connection.send({ type: 'let_pass', window, on, seat: this.seat });
  }

  askHint(): void {
    this.dismiss();
    // With something in hand the advice is for that.
    const { picks, left } = this.choosing.narrowing;
    const { held } = question;
    const fitting = held === null ? left : left.filter((offer) => fits(offer, held));
    const free = picks.length === 0 && held === null;
    const among = free ? [] : fitting.slice(0, MOST_AMONG).map((offer) => [...(offer.chain ?? [offer.action])]);
    this.advice.toggle(() => this.connection.send({ type: 'hint', seat: this.seat, whole: true, among }) !== null);
  }

  takeBack(): void {
    if (this.newest === null) return;
    this.choosing.forget();
    const { n: at, question: asked } = this.newest;
    this.connection.send({ type: 'take_back', at, decisions: this.choosing.undo(), number: asked?.number ?? null, seat: this.seat });
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
