/** The numbers of the moves, as the game's `moves.py` lays them out: for asking why a move is not allowed. */

import { DIRECTIONS, type Placement } from './geometry';
import { TERRAINS } from './terrain';

const PLACES = 28;
const KINDS = 3508;
const TAKE_FRESH = 3510;
const KEEPS = 3565;
const NAMES = 9;
const [LEAST_X, LEAST_Y, COLUMNS] = [-14, -14, 30];

export const picking = (domino: string): number => Number(domino.slice(1)) - 1;
export const placing = (place: Placement): number =>
  PLACES + ((place.y - LEAST_Y) * COLUMNS + place.x - LEAST_X) * 4 + DIRECTIONS.indexOf(place.direction);
export const resolving = (kind: 'wet' | 'dry'): number => KINDS + (kind === 'wet' ? 0 : 1);
export const takingFresh = TAKE_FRESH;
export const taking = (terrain: string, number: number): number =>
  TAKE_FRESH + 1 + (TERRAINS as readonly string[]).indexOf(terrain) * NAMES + number - 1;
export const keeping = (token: 'first' | 'second'): number => KEEPS + (token === 'first' ? 0 : 1);
