/** The numbers of the moves, as the game's `moves.py` lays them out. */

const [TILES_IN_HAND, ROTATIONS, HANDLERS, DESTINATIONS, LAIRS, PLACES] = [5, 8, 14, 16, 82, 279];
const [LEAST, SPAN] = [-57, 116];

export const EXPLORE = 0;
export const MOVE = 1;
export const SETTLE = 2;
export const holding = (place: number): number => TILES_IN_HAND + place - 1;
export const turning = (rotation: number): number => ROTATIONS + rotation;
export const handling = (handler: number): number => HANDLERS + handler - 1;
export const going = (tile: number): number => DESTINATIONS + tile;
export const settling = (tile: number, place: number): number => LAIRS + tile * 3 + place - 1;
export const placing = (handler: number, q: number, r: number): number => PLACES + ((handler - 1) * SPAN + r - LEAST) * SPAN + q - LEAST;
