/** The one list of boards: a line for each game, named as the table names it. */

export { parts as dragon_kin } from './dragon_kin/parts';
export { parts as dragomino } from './dragomino/parts';
export { parts as dragoon } from './dragoon/parts';
export { parts as dragon_family } from './dragon_family/parts';
export { parts as dragonbrood } from './dragonbrood/parts';
