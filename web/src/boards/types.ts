/** What a game brings to the page. The frame around it is the same for all games. */

import type { Component } from 'svelte';
import type { EventLine, SeatInfo } from '../protocol';
import type { Fact, Narrowing, Pattern } from '../table/narrowing';
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
  /** Pick something. `action` is the move that it would be: when no legal move fits, the table is asked why not. With `sure` nobody is asked once more: the board has asked already. */
  readonly choose: (pattern: Pattern, action?: number, sure?: boolean) => void;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly words: GameWords;
  readonly beat: Beat;
  /** The move that a hint or a lesson points to. */
  readonly pointed: Pattern | null;
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
  /** The kinds of move that a prompt may offer, in the order in which they are shown, possible now or not. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** The sentence of a move. */
  say(kind: string, parameters: Readonly<Record<string, Fact>>, names: readonly string[], words: GameWords): string;
  /** One view of all seats' views: everything open, for looking at a game that is over. */
  merge(views: readonly AnyView[]): unknown;
  /** A position's score of a seat, if it is public. */
  score(view: AnyView, seat: number): number | null;
}
