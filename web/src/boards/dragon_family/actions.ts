/** The numbers of the moves, as the game's `moves.py` lays them out. */

const [TILES_IN_HAND, ROTATIONS, HANDLERS, DESTINATIONS, LAIRS, HATCHES, TRADES, FEEDS, PLACES] = [5, 8, 14, 16, 82, 256, 269, 273, 279];
const [LEAST, SPAN] = [-57, 116];
const COLOURS = ['green', 'red', 'blue', 'gold'];
const RESOURCES = ['leaf', 'ruby', 'pearl', 'gold'];

export const EXPLORE = 0;
export const MOVE = 1;
export const SETTLE = 2;
export const holding = (place: number): number => TILES_IN_HAND + place - 1;
export const turning = (rotation: number): number => ROTATIONS + rotation;
export const handling = (handler: number): number => HANDLERS + handler - 1;
export const going = (tile: number): number => DESTINATIONS + tile;
export const settling = (tile: number, place: number): number => LAIRS + tile * 3 + place - 1;
export const hatching = (dragon: string, gold: number): number =>
  dragon === 'gold' ? TRADES - 1 : HATCHES + COLOURS.indexOf(dragon) * 4 + gold;
export const trading = (resource: string): number => TRADES + RESOURCES.indexOf(resource);
export const feeding = (place: number, gold: boolean): number => FEEDS + (place - 1) * 2 + (gold ? 1 : 0);
export const placing = (handler: number, q: number, r: number): number => PLACES + ((handler - 1) * SPAN + r - LEAST) * SPAN + q - LEAST;
