/** How the last games against bots went, kept in this browser alone, and which level would be a good match now. */

import { LEVELS, USUAL } from './ladder';

interface Outcome {
  readonly match: string;
  readonly level: string;
  readonly won: boolean;
}

const KEY = 'clutch.form';
/** Games of one kind that are remembered. */
const KEPT = 12;
/** So many victories or defeats in a row against one level are no accident. */
const ROW = 2;

type Form = Record<string, readonly Outcome[]>;

function read(): Form {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Form;
  } catch {
    return {};
  }
}

/** Remember how a game ended; a match counts once. */
export function remember(game: string, match: string, level: string, won: boolean): void {
  const form = read();
  const before = form[game] ?? [];
  if (before.some((each) => each.match === match)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...form, [game]: [...before, { match, level, won }].slice(-KEPT) }));
  } catch {
    // A browser that forbids storage proposes the usual level.
  }
}

/** The level that suits somebody with such results, the last one last. */
export function suits(outcomes: readonly Outcome[]): string {
  const last = outcomes.at(-1);
  if (last === undefined) return USUAL;
  const place = LEVELS.findIndex((each) => each === last.level);
  if (place < 0) return USUAL;
  const row = outcomes.slice(-ROW);
  const same = row.length === ROW && row.every((each) => each.level === last.level && each.won === last.won);
  const step = same ? (last.won ? 1 : -1) : 0;
  return LEVELS[Math.min(Math.max(place + step, 0), LEVELS.length - 1)] ?? USUAL;
}

/** Whom somebody plays against who has not chosen: what suits, or the usual one if proposals are not wanted. */
export function opponent(game: string, propose: boolean): string {
  return propose ? proposed(game) : USUAL;
}

/** Whether games are remembered by which a level can be proposed. */
export function isKnown(game: string): boolean {
  return (read()[game] ?? []).length > 0;
}

export function proposed(game: string): string {
  return suits(read()[game] ?? []);
}

/** The level of a table of one person and bots: the strongest among them; null where others play, or programs. */
export function against(seats: readonly { readonly kind: string; readonly bot: string | null }[]): string | null {
  const rivals = seats.filter((seat) => seat.kind === 'bot').map((seat) => LEVELS.findIndex((each) => each === seat.bot));
  if (seats.filter((seat) => seat.kind === 'person').length !== 1 || rivals.length !== seats.length - 1 || rivals.length === 0) return null;
  return rivals.includes(-1) ? null : (LEVELS[Math.max(...rivals)] ?? null);
}
