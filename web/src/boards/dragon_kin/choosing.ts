/** What the new-game page must know of Dragon Kin before its board is loaded. */

/** The limit of rounds follows the target (DK-G13), so the page shows what the table will take. Null: what the game says. */
export function standard(option: string, value: (option: string) => unknown): number | null {
  if (option !== 'max_rounds') return null;
  const target = value('target');
  return typeof target === 'number' ? Math.max(20, Math.ceil((2 * target) / 5)) : null;
}
