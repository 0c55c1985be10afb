/** Hints as whole moves: a discard and an action, and what is known of the dragon that they are about. */

import type { Answer, Whole } from '../../table/whole';
import type { DragonKinView } from '../../views';
import type { GameWords } from '../../words';
import { own } from './words';

/** A discard and what is done then, in one sentence. */
export function sayWhole(answers: readonly Answer[], names: readonly string[], words: GameWords): string | null {
  const [discard, action] = answers;
  if (discard?.kind !== 'discard' || action === undefined) return null;
  const { dragon, target, slot, position } = action.parameters;
  return own(`whole.${action.kind}`, {
    discard: words.name(String(discard.parameters.dragon)),
    dragon: words.name(String(dragon)),
    name: names[Number(target)] ?? '',
    card: Number(slot) + 1,
    position: Number(position),
  });
}

/** To look at a card that one knows, where there are others to look at. */
export function vain(answers: readonly Answer[], view: DragonKinView): boolean {
  const action = answers.at(-1);
  const known = view.line.some((card) => card.position === action?.parameters.position && card.dragon !== null);
  return action?.kind === 'scry' && known && view.line.some((card) => card.dragon === null);
}

/** What the seat sees that speaks for a card or for a look: its own kin, the cards of the line that it knows. */
export function why({ answers }: Whole, _names: readonly string[], words: GameWords, view: DragonKinView): string {
  const action = answers.at(-1);
  const { dragon } = action?.parameters ?? {};
  if (action?.kind === 'gain' || action?.kind === 'ally') {
    const name = words.name(String(dragon));
    const kin = view.seats[view.seat ?? 0]?.kin.filter((card) => card.dragon === dragon).length ?? 0;
    const seen = view.line.filter((card) => card.dragon === dragon).length;
    const unseen = view.unseen?.[String(dragon)] ?? 0;
    return [
      kin === 0 ? '' : own('why.kin', { dragon: name, count: kin + 1 }),
      seen === 0 ? '' : own('why.line', { dragon: name, count: seen }),
      seen === 0 && unseen > 0 ? own('why.unseen', { dragon: name, count: unseen }) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  if (action?.kind === 'scry') {
    const hidden = view.line.filter((card) => card.dragon === null).length;
    if (view.line.some((card) => card.position === action.parameters.position && card.dragon !== null)) return own('why.known');
    return own('why.scry', { count: hidden });
  }
  return action?.kind === 'interfere' ? own('why.interfere') : '';
}
