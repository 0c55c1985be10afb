/** The moves of an analysis in the reader's words: as whole moves, told as hints are. */

import type { GameBoard } from '../boards/types';
import type { AnalysedDecision, AnalysedMove, LegalMove } from '../protocol';
import type { Offer } from '../table/narrowing';
import { type Answer, inOne, speaking, telling, type Whole, wholeOf } from '../table/whole';
import type { GameWords } from '../words';

/** Whoever tells, to whom, and of which position: the view that the mover had. */
export interface Telling {
  readonly board: GameBoard | null;
  readonly words: GameWords;
  readonly names: readonly string[];
  readonly view: unknown;
}

/** Answers of one move that are told. */
const MOST_ANSWERS = 8;

const plain = ({ action, kind, parameters, notation, words }: AnalysedMove): LegalMove => ({
  action,
  kind: kind ?? '',
  parameters: parameters ?? {},
  notation,
  words,
});

/** The further answers that the mover gave after a decision, as far as nobody else was asked. */
export function answersAfter(decisions: readonly AnalysedDecision[], decision: AnalysedDecision): readonly LegalMove[] {
  const found: LegalMove[] = [];
  for (const each of decisions.filter(({ n }) => n > decision.n).slice(0, MOST_ANSWERS - 1)) {
    if (each.seat !== decision.seat || each.n !== decision.n + found.length + 1) break;
    found.push(plain(each.made));
  }
  return found;
}

function whole(move: AnalysedMove, then: readonly LegalMove[], { board, view }: Telling): Whole | undefined {
  const first = plain(move);
  const offers = view === null || view === undefined ? [] : (board?.combine?.(view as never, [first]) ?? []);
  return wholeOf({ action: first.action, then: then.map((answer) => ({ ...answer, before: 0 })), brings: [] }, offers, [first], board);
}

/** What would have been chosen on the board for a move; nothing where nobody knows what it is. */
export function chosen(move: AnalysedMove, then: readonly LegalMove[], how: Telling): Offer | null {
  if (move.kind === undefined || move.kind === '') return null;
  return whole(move, then, how)?.offer ?? plain(move);
}

function sayOne(answer: Answer, { board, words, names, view }: Telling): string {
  if (answer.kind === '') return answer.words;
  const now = view === null || view === undefined ? undefined : { view: view as never, notation: answer.notation };
  return (
    board?.say(answer.kind, answer.parameters, names, words, now) ?? words.say('moves', answer.kind, answer.parameters, names, answer.words)
  );
}

/** A move with the answers that belong to it, in one sentence. */
export function sayAnalysed(move: AnalysedMove, then: readonly LegalMove[], how: Telling): string {
  const { board, words, names, view } = how;
  const found = whole(move, then, how);
  if (found === undefined) return move.words;
  const told = telling(found.answers, board?.idle);
  const [first] = told;
  if (told.length === 1 && first !== undefined) return sayOne(first, how);
  const said = view === null || view === undefined ? null : board?.sayWhole?.(told, names, words, view as never);
  return said ?? inOne(told.map((answer) => sayOne(answer, how)));
}

/** What speaks for the better move, and is not the move itself once more. */
export function sayBrings(decision: AnalysedDecision, { board, words, names }: Telling): string {
  const kinds = board?.reasons?.(decision.best[0]?.kind ?? '') ?? [];
  return speaking(decision.brings ?? [], decision.seat, kinds, board?.losses)
    .map((event) => words.say('events', event.kind, event.facts, names, event.text))
    .filter(Boolean)
    .join(' ');
}
