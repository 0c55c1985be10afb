/** How calmly a game is shown: more slowly in somebody's first games of a kind, of which this browser keeps a list. */

/** How much longer everything takes after no finished game, after one, and so on. */
const CALM = [1.6, 1.3];
/** How long a new table is looked at before the first move is shown, in milliseconds at normal pace. */
export const FIRST_LOOK = 1800;

export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const key = (game: string): string => `clutch.played.${game}`;

function played(game: string, memory: () => Memory): readonly string[] {
  try {
    const found: unknown = JSON.parse(memory().getItem(key(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** By how much the motion of a game is stretched for this reader. */
export function calm(game: string, memory: () => Memory = () => localStorage): number {
  return CALM[played(game, memory).length] ?? 1;
}

/** A game was played to its end. */
export function finish(game: string, match: string, memory: () => Memory = () => localStorage): void {
  const before = played(game, memory);
  if (before.includes(match) || before.length >= CALM.length) return;
  try {
    memory().setItem(key(game), JSON.stringify([...before, match]));
  } catch {
    // Without storage every game is somebody's first.
  }
}
