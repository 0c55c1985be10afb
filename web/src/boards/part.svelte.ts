/** What a board has at hand everywhere: what the table hands over, by name, and whether a hint or a lesson points somewhere. */

import type { ForeseenMove, SeatInfo } from '../protocol';
import { fits, type Narrowing, type Pattern } from '../table/narrowing';
import type { GameWords } from '../words';
import type { Beat, BoardProps } from './types';

/** Whether somebody points at a move that the pattern stands for. */
export function pointsAt(pointed: Pattern | null, pattern: Pattern): boolean {
  return pointed !== null && fits({ kind: String(pointed.kind), parameters: { ...pointed.with } }, pattern);
}

const NO_AIMS: readonly Pattern[] = [];

/** A board's state: a game derives its own from it, and hands it to the parts that draw. */
export class BoardState<View> {
  constructor(private readonly props: () => BoardProps<View>) {}

  get view(): View {
    return this.props().view;
  }
  get narrowing(): Narrowing {
    return this.props().narrowing;
  }
  get choose(): BoardProps<View>['choose'] {
    return this.props().choose;
  }
  get names(): readonly string[] {
    return this.props().names;
  }
  get seats(): readonly SeatInfo[] {
    return this.props().seats;
  }
  get words(): GameWords {
    return this.props().words;
  }
  get beat(): Beat {
    return this.props().beat;
  }
  get pointed(): Pattern | null {
    return this.props().pointed;
  }
  /** Where a hint that is a whole move leads: its further answers. */
  get aims(): readonly Pattern[] {
    return this.props().aims ?? NO_AIMS;
  }
  /** What moves would certainly bring, by their numbers, as far as it was asked for. */
  get foreseen(): Readonly<Record<number, ForeseenMove>> {
    return this.props().ahead?.foreseen ?? {};
  }
  /** Ask what moves would bring. */
  readonly foresee = (actions: readonly number[]): void => this.props().ahead?.foresee(actions);
  get table(): string {
    return this.props().table ?? '';
  }
  /** What was picked last is not picked any more. */
  readonly leave = (): void => void this.props().back?.();
  get spotlight(): string | null {
    return this.props().spotlight ?? null;
  }
  get width(): number {
    return this.props().width;
  }
  get height(): number {
    return this.props().height;
  }

  /** Whether a hint or a lesson points here. */
  readonly points = (pattern: Pattern): boolean => pointsAt(this.pointed, pattern);

  /** Whether a hint leads here after that. */
  readonly aimsAt = (pattern: Pattern): boolean => this.aims.some((aim) => pointsAt(aim, pattern));
}

/** One concern of a board's state, with the whole at hand. */
export class Part<Whole> {
  constructor(protected readonly at: Whole) {}
}
