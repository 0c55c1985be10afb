/** The numbers of the moves, as the game's `moves.py` lays them out: for asking why a move is not allowed. */

export const DRAGONS = ['forest', 'ice', 'fire', 'storm', 'stone', 'sea', 'sand', 'shadow', 'sun', 'swamp'] as const;

const kind = (dragon: string): number => (DRAGONS as readonly string[]).indexOf(dragon);

export const discarding = (dragon: string): number => kind(dragon);
export const gaining = (dragon: string): number => 10 + kind(dragon);
export const interfering = (target: number, slot: number): number => 20 + target * 4 + slot;
export const scrying = (position: number): number => 35 + position;
export const allying = (dragon: string): number => 43 + kind(dragon);
