/** Names that the table gives to people who have not chosen one: a dragon and a number of two digits. */

const GIVEN = /^(?:Ember|Moss|Frost|Flint|Gale|Tide|Dune|Dusk|Dawn|Fern) \d\d$/;

export const isGiven = (name: string): boolean => GIVEN.test(name);
