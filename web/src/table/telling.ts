/** Moves, hints and questions of a match in sentences. */

import type { GameBoard } from '../boards/types';
import type { QuestionLine } from '../protocol';
import type { GameWords } from '../words';
import type { Offer } from './narrowing';
import type { Whole } from './whole';

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
    if (answers.length === 1) return this.move(offer);
    const said = this.ways.board()?.sayWhole?.(answers, this.ways.names(), this.ways.words(), this.ways.view() as never);
    return said ?? answers.map((answer) => this.move(answer)).join('; ');
  }

  /** Why a whole move is good: what the board makes of the position, and what would certainly follow. */
  reason(whole: Whole): string {
    const board = this.ways.board();
    const told = board?.reasons?.(whole.offer.kind) ?? [];
    const events = whole.brings.filter((event) => told.includes(event.kind));
    const why = board?.why?.(whole, this.ways.names(), this.ways.words(), this.ways.view() as never) ?? '';
    return [why, ...events.map((event) => this.ways.words().say('events', event.kind, event.facts, this.ways.names(), event.text))]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  /** A question about a real box. */
  question(question: QuestionLine): string {
    return this.ways.words().say('questions', question.kind, question.facts, this.ways.names(), question.text);
  }
}
