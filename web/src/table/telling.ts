/** Moves, hints and questions of a match in sentences. */

import type { GameBoard } from '../boards/types';
import type { QuestionLine } from '../protocol';
import type { GameWords } from '../words';
import type { Offer } from './narrowing';
import { inOne, speaking, telling, type Whole } from './whole';

/** Sentences that say why a move is good. */
const MOST_REASONS = 3;

interface Ways {
  readonly board: () => GameBoard | null;
  readonly words: () => GameWords;
  readonly names: () => readonly string[];
  /** The position on the board, and the one in which a move is being tried. */
  readonly view: () => unknown;
  readonly tried: () => unknown;
}

export class Telling {
  constructor(private readonly ways: Ways) {}

  /** The sentence of a move that may be made now. */
  move(move: Offer): string {
    if (move.said !== undefined) return move.said;
    const now = { view: (this.ways.tried() ?? this.ways.view()) as never, notation: move.notation };
    return this.ways.board()?.say(move.kind, move.parameters, this.ways.names(), this.ways.words(), now) ?? move.words;
  }

  /** The same for those who hear it: with the place that others see. */
  heard(move: Offer): string {
    const view = (this.ways.tried() ?? this.ways.view()) as never;
    return [this.move(move), this.ways.board()?.where?.(move.kind, move.parameters, this.ways.words(), view) ?? '']
      .filter(Boolean)
      .join('. ');
  }

  /** A whole move in one sentence. */
  whole({ offer, answers }: Whole): string {
    const told = telling(answers, this.ways.board()?.idle);
    if (told.length === 1) return this.move(told[0] === answers[0] ? offer : (told[0] ?? offer));
    const said = this.ways.board()?.sayWhole?.(told, this.ways.names(), this.ways.words(), this.ways.view() as never);
    return said ?? inOne(told.map((answer) => this.move(answer)));
  }

  /** Why a whole move of a seat is good: what the board makes of the position, and what would follow. `shared`: what follows anyway. */
  reason(whole: Whole, seat: number, shared: ReadonlySet<string>): string {
    const board = this.ways.board();
    const events = speaking(whole.brings, seat, board?.reasons?.(whole.offer.kind) ?? [], board?.losses, shared);
    const why = board?.why?.({ ...whole, brings: events }, this.ways.names(), this.ways.words(), this.ways.view() as never) ?? '';
    const said = events.map((event) => this.ways.words().say('events', event.kind, event.facts, this.ways.names(), event.text));
    return [...new Set([why, ...said].filter(Boolean))].slice(0, MOST_REASONS).join(' ');
  }

  /** A question about a real box. */
  question(question: QuestionLine): string {
    return this.ways.words().say('questions', question.kind, question.facts, this.ways.names(), question.text);
  }
}
