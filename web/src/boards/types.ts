/** What a game brings to the page. The frame around it is the same for all games. */

import type { Component } from 'svelte';
import type { Lesson } from '../lesson/lesson';
import type { Puzzle } from '../puzzle/puzzle';
import type { EventLine, ForeseenMove, LegalMove, QuestionLine, SeatInfo } from '../protocol';
import type { Fact, Narrowing, Offer, Pattern } from '../table/narrowing';
import type { Note } from '../table/sound';
import type { Answer, Whole } from '../table/whole';
import type { GameWords } from '../words';

/** The event being shown, and the others of its frame: a scene may span several. */
export interface Beat {
  readonly event: EventLine | null;
  readonly events: readonly EventLine[];
  readonly index: number;
}

export const STILL: Beat = { event: null, events: [], index: -1 };

/** The least room that a board is drawn for: while a window changes its size, the place of the board can be flat for a moment. */
export const LEAST = { width: 280, height: 320 };

/** Looking ahead: what moves would certainly bring, by their numbers, as far as it was asked for and told. */
export interface Foreseeing {
  readonly foreseen: Readonly<Record<number, ForeseenMove>>;
  foresee(actions: readonly number[]): void;
}

/** A board is a pure function of these to SVG. */
export interface BoardProps<View> {
  readonly view: View;
  readonly narrowing: Narrowing;
  /**
   * Pick something. When no legal move fits, the table is asked why not: about `why`, where that is not the pattern itself; about nothing
   * if it is null.
   * With `sure` nobody is asked once more: the board has asked already.
   */
  readonly choose: (pattern: Pattern, why?: Pattern | null, sure?: boolean) => void;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly words: GameWords;
  readonly beat: Beat;
  /** The move that a hint or a lesson points to. */
  readonly pointed: Pattern | null;
  /** Where that move leads: the further answers of a hint that is a whole move. */
  readonly aims?: readonly Pattern[];
  /** Whom a board asks what moves would bring; absent where nobody can be asked, as in a replay and in a lesson. */
  readonly ahead?: Foreseeing | null;
  /** One step back: what was picked last is not picked any more. */
  readonly back?: () => unknown;
  /** The match, by its id: for what a board keeps in this browser for each table. */
  readonly table?: string;
  /** A part of the board that a lesson speaks of, by the board's own name for it. */
  readonly spotlight?: string | null;
  /** The size of the place on the screen, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface SideProps<View> {
  readonly view: View;
  readonly names: readonly string[];
  readonly words: GameWords;
  /** All that happened so far; for a tally, but for what was taken back. */
  readonly events: readonly EventLine[];
  /** For a tally: the seats by their places, and whose result it is. */
  readonly order?: readonly number[];
  readonly mine?: number | null;
}

// The frame hands every board its own view; that they fit is the game's name in the list of boards.
type AnyView = never;

/** How a step of the lesson is shown as a picture beside a text. */
export interface Still {
  /** What has been picked there: `wanted` is the move that the lesson asks for. */
  readonly picks?: 'wanted' | readonly Pattern[];
  /** What the picture is about, as a CSS selector: the rest of the board is cut off. Without it all of it is shown. */
  readonly around?: string;
  /** All of it is shown, and needs more room than a line of text. */
  readonly wide?: boolean;
}

export interface GameBoard {
  /** The steps of the lesson that are pictures of how it is played, by their number, where they are not shown as they begin. */
  readonly stills?: Readonly<Record<number, Still>>;
  readonly Board: Component<BoardProps<AnyView>>;
  /** A side note, such as what has not been seen yet. */
  readonly Notes?: Component<SideProps<AnyView>>;
  /** How each point was earned. */
  readonly Tally?: Component<SideProps<AnyView>>;
  /** How long an event is shown, in milliseconds at normal pace. `mine`: it is about the seat that looks on. */
  duration(event: EventLine, mine: boolean, events: readonly EventLine[]): number;
  /**
   * Whether an event takes something from a seat where its facts do not say so by themselves, with a `target` or with `changes` of gold.
   * `before`: the position before it.
   */
  harms?(event: EventLine, seat: number, before: AnyView): boolean;
  /** What a seat has lost through these events, in a few words; null if nothing that can be added up. */
  lost?(events: readonly EventLine[], seat: number): string | null;
  /** Whether, after an event, the player opens what comes next with a tap, if they like that. */
  taps?(event: EventLine, events: readonly EventLine[]): boolean;
  /** At which event of a frame the new position comes into view. */
  turning(events: readonly EventLine[]): number;
  /** The sound of an event. */
  sound(event: EventLine): Note | null;
  /** Questions that the table asks one after the other, put together as whole choices. Without it the moves are offered as they come. */
  combine?(view: AnyView, moves: readonly LegalMove[]): readonly Offer[];
  /** The kinds of move that a prompt may offer, in the order in which they are shown, possible now or not. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** For each of them a small line drawing, in a box of 24 by 24. */
  readonly signs?: Readonly<Record<string, string>>;
  /** What a kind of move does, in a few words. */
  effect?(kind: string): string;
  /** Some move of a kind that is not possible now: the table is asked why not. */
  example?(kind: string, view: AnyView): Pattern | null;
  /** How many of a hint's answers, from the first on, are one move: what a player decides together. Without it all of them are. */
  whole?(answers: readonly Answer[]): number;
  /** A whole move of several answers in one sentence; null where the sentences of its answers tell it. */
  sayWhole?(answers: readonly Answer[], names: readonly string[], words: GameWords, view: AnyView): string | null;
  /** Kinds of answers that say nothing beside the others of a whole move: letting something pass, ending something. */
  readonly idle?: readonly string[];
  /** Which kinds of events that would certainly follow say why a move of some kind is good. */
  reasons?(kind: string): readonly string[];
  /** Those of them that tell what somebody loses: said of rivals, too. */
  readonly losses?: readonly string[];
  /** Whether it is too early in the game to tell a chance of victory in numbers: it is told in words. */
  early?(view: AnyView): boolean;
  /** What the position itself says about why a whole move is good; what the move brings is that of it which is told as well. */
  why?(whole: Whole, names: readonly string[], words: GameWords, view: AnyView): string;
  /** Whether a whole move brings nothing where another one like it would: no hint tells it beside others. */
  vain?(answers: readonly Answer[], view: AnyView): boolean;
  /** What is being chosen now, after what has been picked; null where the table's own question says it. */
  ask?(view: AnyView, narrowing: Narrowing, words: GameWords): string | null;
  /** The sentence of a move. `now`: the position in which it may be made, for boards whose moves are known by what they mean there. */
  say(
    kind: string,
    parameters: Readonly<Record<string, Fact>>,
    names: readonly string[],
    words: GameWords,
    now?: { readonly view: AnyView; readonly notation: string },
  ): string;
  /** Where a move would be, for those who cannot see it, where its sentence says "here". */
  where?(kind: string, parameters: Readonly<Record<string, Fact>>, words: GameWords, view: AnyView): string;
  /**
   * One view of all seats' views: everything open, for looking at a game that is over. `later`: what is still to happen, which tells what
   * nobody knew yet.
   */
  merge(views: readonly AnyView[], later: readonly EventLine[]): unknown;
  /** What a seat has that all may see, in a few words: "3 cards". */
  status?(view: AnyView, seat: number): string;
  /** A position's score of a seat, if it is public. */
  score(view: AnyView, seat: number): number | null;
}

/** What a picture of a real box's piece must know of the question. */
export type Asked = Pick<QuestionLine, 'kind' | 'facts'>;

/** One possible answer to a question about a real box: a card, a tile, the face of a die. */
export interface AnswerProps {
  readonly question: Asked;
  /** The answer as the game calls it, and in the reader's words. */
  readonly symbol: string;
  readonly name: string;
  readonly words: GameWords;
}

/** The answers as places of one picture, such as the cells of a map. */
export interface PlacesProps {
  readonly question: QuestionLine;
  readonly words: GameWords;
  readonly answer: (index: number) => void;
}

/** How a game draws what a real box can show. */
export interface Answers {
  /** One answer, in a drawing of its own that fills its place. */
  readonly Picture: Component<AnswerProps>;
  /** How wide a picture is at least, in pixels; null where the answers are seats. */
  width(question: Asked): number | null;
  /** Whether a name stands below each picture. */
  named(question: Asked): boolean;
  /** One picture in which the answers are places; null where each answer has a picture. */
  places?(question: QuestionLine): Component<PlacesProps> | null;
  /** The picture of a field of the score sheet: of its pieces, or of what is counted (`symbol`). */
  sheet?(field: string): { readonly question: Asked; readonly symbol?: string } | null;
  /** An area of a map that is written down on the score sheet, as a small sketch. */
  readonly Area?: Component<{ readonly symbol: string; readonly size: number; readonly counts: readonly number[] }>;
}

/** A picture of what is to be done: `kind` is the prompt's, or `tap` where something waits to be opened. */
export interface PictureProps {
  readonly kind: string;
}

/**
 * All that a game's folder brings: `parts.ts` there names it, and a line of `list.ts` names the game. Each part is loaded when it is first
 * needed.
 */
export interface BoardParts {
  board(): Promise<GameBoard>;
  /** The picture on the game's door in the lobby. */
  door(): Promise<Component>;
  /** A first game in which the learner makes the moves. */
  lesson?(): Promise<Lesson>;
  /** The options that tell the high scores of one player apart. */
  readonly honours?: readonly string[];
  /** Positions in which one move is clearly best. */
  puzzles?(): Promise<readonly Puzzle[]>;
  /** For tables with a real box on them. */
  answers?(): Promise<Answers>;
  /** For players who cannot read yet: what is to be done, as pictures. The words to it are the game's `aloud-…` and `asked-…`. */
  aloud?(): Promise<Component<PictureProps>>;
}
