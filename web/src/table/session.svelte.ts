/** One page at one match: what the server said. What is shown of it, and what the player does with it, is in the parts beside this. */

import { BOARDS } from '../boards/index';
import { plateName } from '../boards/plates';
import type { GameBoard } from '../boards/types';
import type { ErrorMessage, FromServer, HintMove, QuestionLine, StateMessage, Table, WhyMessage } from '../protocol';
import { settings, touch } from '../settings.svelte';
import { GameWords, refusal, t } from '../words';
import { gameWords } from '../words/speaking';
import { Advice } from './advice.svelte';
import { Ahead } from './ahead.svelte';
import { Asking } from './asking.svelte';
import { Chat } from './chat.svelte';
import { Choosing } from './choosing.svelte';
import { Connection, type Phase } from './connection';
import { Curtain, isOpen } from './curtain.svelte';
import { fits, type Offer, type Pattern } from './narrowing';
import { finish } from './pace';
import { Planning } from './planning.svelte';
import { question } from './question.svelte';
import { Requests } from './requests';
import { Seating } from './seating.svelte';
import { Showing } from './showing.svelte';
import { play } from './sound';
import { Story } from './story.svelte';
import { Telling } from './telling';
import { sharedBy, type Whole, wholeOf } from './whole';

/** Moves of a hint that are shown: the table follows so many to their end. */
const SHOWN_HINTS = 3;

/** Whether two moves of a hint come to the same: they say the same, or answer the same in another order. `named`: words name each place. */
function isSame(one: Hinted, other: Hinted, named: boolean): boolean {
  const answers = ({ move }: Hinted): string =>
    [move.action, ...move.then.map(({ action }) => action)].sort((first, next) => first - next).join(' ');
  return (one.said === other.said && (named || one.why === other.why)) || answers(one) === answers(other);
}

/** A move of a hint as it is shown. */
export interface Hinted {
  readonly move: HintMove;
  readonly said: string;
  readonly why: string;
}

/** How many choices a question for advice may be about. */
const MOST_AMONG = 400;
/** How long a sentence to the player stands, in milliseconds: so long, and so long for each letter. */
const READING_TIME = 4000;
const READING_TIME_EACH = 60;

export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

export class Session {
  phase: Phase = $state('connecting');
  /** A move is under way, and the table has not answered for a while. */
  sending = $state(false);
  refusal: ErrorMessage | null = $state.raw(null);
  newest: StateMessage | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  private vanishing: ReturnType<typeof setTimeout> | null = null;
  board: GameBoard | null = $state.raw(null);
  /** Whoever holds one seat is spoken to; people who share a screen are told by their names. */
  words: GameWords = $derived.by(() => this.told.to(this.reader));
  private told: GameWords = $state.raw(new GameWords(null));
  /** The seat of whoever reads this; null for spectators, and for people who share a screen. */
  readonly reader: number | null = $derived(this.newest?.held.length === 1 ? (this.newest.held[0] ?? null) : null);
  /** The names on the plates: a reader who has chosen none is not told that they are called something. */
  readonly plates: readonly string[] = $derived(this.names.map((_, seat) => plateName(seat, this.names, this.words)));

  readonly advice = new Advice();
  readonly chat = new Chat();
  readonly seating = new Seating();
  readonly showing: Showing;
  readonly telling: Telling;
  readonly requests: Requests;
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
  /** Messages are taken in one after the other, in the order in which they came. */
  private chain: Promise<void> = Promise.resolve();

  constructor(readonly match: string) {
    this.showing = new Showing({
      board: () => this.board,
      newest: () => this.newest,
      reader: () => this.reader,
      changed: () => this.offer(),
      told: (event) => this.story.tell(event),
      aloud: (event) => this.words.say('aloud', event.kind, event.facts, this.names, ''),
    });
    this.telling = new Telling({
      board: () => this.board,
      words: () => this.words,
      names: () => this.names,
      view: () => this.shown?.view,
      tried: () => this.planning.view,
    });
    this.requests = new Requests({ send: (message) => this.connection.send(message), newest: () => this.newest, table: () => this.table });
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
      plans: (chain, offer) => this.planning.takes(chain, offer === undefined ? '' : this.telling.move(offer)),
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

  get hot(): boolean {
    return (this.newest?.held.length ?? 0) > 1;
  }

  /** Whether the seat that looks decides now, and the motion has come to rest. */
  get mine(): boolean {
    return this.choosing.open && this.planning.offered === null;
  }

  /** The position that is being shown, and the moment of what happens there. */
  get shown(): StateMessage | null {
    return this.showing.shown;
  }

  get busy(): boolean {
    return this.showing.busy;
  }

  get table(): Table | null {
    return this.seating.table;
  }

  get names(): readonly string[] {
    return this.seating.names;
  }

  /** Come in again: who I am at this table has changed. */
  reopen(): void {
    this.newest = null;
    this.connection.reopen();
  }

  end(): void {
    this.dismiss();
    this.showing.end();
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
        this.seating.take(message.table);
        break;
      case 'chat':
        this.chat.take(message);
        break;
      case 'hint':
        this.advice.take({ ...message, moves: this.worthwhile(message.moves) }, this.newest?.n, this.advised);
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
    this.seating.name();
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
    this.seating.take(state.table);
    if (!this.underway(state.n)) this.choosing.heard();
    if (moved) {
      this.advice.turn(state, given, this.advised);
      this.dismiss();
    }
    if (lost) this.say({ text: t('mine.lost'), rule: null });
    if (state.fresh || before === null) {
      this.choosing.forget();
      this.story.begin(state.events, state.earlier);
      this.showing.jump(state);
      if (first) this.story.missed(state);
    } else this.showing.push(state, before, chose);
    if (opening) this.showing.look();
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
    this.dismiss();
    this.showing.repeat();
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

  /** The moves are open as soon as the newest position is shown and nothing moves. */
  private offer(): void {
    const board = this.board;
    const opened = this.choosing.offer(this.showing.still ? (this.planning.moves ?? this.shown?.moves ?? []) : [], (moves) => {
      const offers: readonly Offer[] = board?.combine?.((this.planning.view ?? this.shown?.view) as never, moves) ?? moves;
      const kept = this.planning.kept?.join();
      return kept === undefined ? offers : offers.filter((offer) => (offer.chain ?? [offer.action]).join() === kept);
    });
    if (opened && this.shown?.prompt?.seat === this.seat) play('yours');
  }

  readonly choose = (pattern: Pattern, why?: Pattern | null, sure = false): void => {
    if (this.busy) {
      this.showing.tap();
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

  /** What may be chosen that a move of a hint stands for. */
  readonly advised = (move: HintMove): Whole | undefined =>
    wholeOf(move, this.choosing.narrowing.moves, this.newest?.moves ?? [], this.board);

  /** The moves of a hint without those that bring nothing where something like them would; all of them, if there are no others. */
  private worthwhile(moves: readonly HintMove[]): HintMove[] {
    const vain = (move: HintMove): boolean => this.board?.vain?.(this.advised(move)?.answers ?? [], this.newest?.view as never) ?? false;
    const found = moves.filter((move) => !vain(move));
    return found.length > 0 ? found : [...moves];
  }

  /** The moves of the hint as they are shown: those that say the same are one. */
  get hints(): readonly Hinted[] {
    const found = (this.advice.hint?.moves ?? []).slice(0, SHOWN_HINTS).map((move) => ({ move, whole: this.advised(move) }));
    const shared = sharedBy(found.flatMap(({ whole }) => whole ?? []));
    const told = found.map(({ move, whole }) => ({
      move,
      said: whole === undefined ? move.words : this.telling.whole(whole),
      why: whole === undefined ? '' : this.telling.reason(whole, this.advice.hint?.seat ?? 0, shared),
    }));
    const named = this.board?.where === undefined;
    const apart = told.filter((each, index) => told.findIndex((other) => isSame(each, other, named)) === index);
    // What speaks for several is said of the best one.
    return apart.map((each, index) => (apart.findIndex(({ why }) => why === each.why) === index ? each : { ...each, why: '' }));
  }

  /** Take a move of a hint: it is shown on the board, and made once it is asked for again. */
  follow(move: HintMove): void {
    const whole = this.advised(move);
    if (whole !== undefined) this.choosing.take({ ...whole.offer, said: this.telling.whole(whole), ask: true });
  }

  /** What the board points to: a move that was tried and whose end nobody knows, or a hint. */
  get pointed(): Pattern | null {
    const [kept] = this.planning.kept === null ? [] : this.choosing.narrowing.moves;
    return kept === undefined ? this.advice.pointed : { kind: kept.kind, with: kept.parameters };
  }

  point(move: HintMove): void {
    this.dismiss();
    this.advice.point(this.advised(move));
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
    this.requests.takeBack(this.choosing.undo());
  }
}
