/** Which language somebody wants, of those that there are. */

/** The first of the wished languages that there is, told apart by their first part too (`pt-BR` speaks `pt`); else English. */
export function choose(wished: readonly string[], there: readonly string[]): string {
  for (const wish of wished) {
    const found = there.find((code) => code === wish) ?? there.find((code) => code === wish.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
