/** What a game brings to the page. The frame around it is the same for all games. */

import type { Component } from 'svelte';
import type { EventLine, LegalMove, SeatInfo } from '../protocol';
import type { Fact, Narrowing, Offer, Pattern } from '../table/narrowing';
import type { Note } from '../table/sound';
import type { GameWords } from '../words';

/** The event being shown, and the others of its frame: a scene may span several. */
export interface Beat {
  readonly event: EventLine | null;
  readonly events: readonly EventLine[];
  readonly index: number;
}

export const STILL: Beat = { event: null, events: [], index: -1 };

/** A board is a pure function of these to SVG. */
export interface BoardProps<View> {
  readonly view: View;
  readonly narrowing: Narrowing;
  /** Pick something. When no legal move fits, the table is asked why not: about `why`, where that is not the pattern itself; about nothing if it is null. With `sure` nobody is asked once more: the board has asked already. */
  readonly choose: (pattern: Pattern, why?: Pattern | null, sure?: boolean) => void;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly words: GameWords;
  readonly beat: Beat;
  /** The move that a hint or a lesson points to. */
  readonly pointed: Pattern | null;
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
  /** All that happened so far. */
  readonly events: readonly EventLine[];
  /** For a tally: the seats by their places, and whose result it is. */
  readonly order?: readonly number[];
  readonly mine?: number | null;
}

/** What the new-game page must know of a game before its board is loaded. */
export interface Choosing {
  /** Whether an option means anything, with the others as they are. */
  applies(option: string, value: (option: string) => unknown, players: number): boolean;
  /** Whether a value of an option can be chosen by so many. */
  offers(option: string, symbol: string, players: number): boolean;
  /** The options that tell the high scores of one player apart. */
  readonly honours: readonly string[];
}

// The frame hands every board its own view; that they fit is the game's name in the table below.
type AnyView = never;

export interface GameBoard {
  readonly Board: Component<BoardProps<AnyView>>;
  /** A side note, such as what has not been seen yet. */
  readonly Notes?: Component<SideProps<AnyView>>;
  /** How each point was earned. */
  readonly Tally?: Component<SideProps<AnyView>>;
  /** How long an event is shown, in milliseconds at normal pace. `mine`: it is about the seat that looks on. */
  duration(event: EventLine, mine: boolean, events: readonly EventLine[]): number;
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
  /** The sentence of a move. */
  say(kind: string, parameters: Readonly<Record<string, Fact>>, names: readonly string[], words: GameWords): string;
  /** One view of all seats' views: everything open, for looking at a game that is over. `later`: what is still to happen, which tells what nobody knew yet. */
  merge(views: readonly AnyView[], later: readonly EventLine[]): unknown;
  /** What a seat has that all may see, in a few words: "3 cards". */
  status?(view: AnyView, seat: number): string;
  /** A position's score of a seat, if it is public. */
  score(view: AnyView, seat: number): number | null;
}
