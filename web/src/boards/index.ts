/** The boards by the games' names. */

import * as list from './list';
import type { BoardParts } from './types';

export const BOARDS: Readonly<Record<string, BoardParts>> = list;
