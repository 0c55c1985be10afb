/** Which options of the game can be chosen together: alone one plays a mode with a difficulty, in company the number of years. */

import type { Choosing } from '../types';

export const choosing: Choosing = {
  applies: (option, value, players) => {
    if (option === 'years') return players > 1;
    if (option === 'solo_mode' || option === 'solo_difficulty') return players === 1;
    if (option === 'solo_enemies') return players === 1 && value('solo_mode') !== 'training';
    if (option === 'enemy_pool') return players === 1 && (value('solo_mode') === 'training' || value('solo_enemies') !== 'off');
    return true;
  },
  offers: (option, symbol, players) => !(option === 'solo_mode' && symbol === 'none' && players === 1),
  honours: ['solo_mode', 'solo_difficulty'],
};
