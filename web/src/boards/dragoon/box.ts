/** Which cards of the box are red, as the game's components file has them: the server tells it. */

let red: ReadonlySet<string> = new Set();

export function read(components: Record<string, unknown>): void {
  const cards = components.cards as Readonly<Record<string, { readonly colour: string }>>;
  red = new Set(Object.keys(cards).filter((card) => cards[card]?.colour === 'red'));
}

export const isRed = (card: string): boolean => red.has(card);
