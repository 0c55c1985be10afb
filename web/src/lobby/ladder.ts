/** The levels, the weakest first: the same in every game. */
export const LEVELS = ['hatchling', 'fledgling', 'drake', 'wyrm', 'elder'] as const;
/** Who plays where nobody has chosen. */
export const USUAL = 'drake';
