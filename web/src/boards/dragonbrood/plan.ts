/**
 * Plans: several moves that were decided together, such as five exchanges, a bid, or the colours of ten stones. The
 * table is asked move by move, and a plan that it does not offer any more is given up.
 */

import { begin, fits, type Narrowing, type Offer, type Pattern } from '../../table/narrowing';
import type { DragonbroodBargainView } from '../../views';
import { type Bundle, plus } from './tables';

/** One step of a plan: the decision for which it is meant, and what is picked there. */
export interface Step {
  readonly decision: string;
  readonly pattern: Pattern;
}

/** The next step, if it is what is asked now. */
export function next(
  plan: readonly Step[],
  decision: string | undefined,
  narrowing: Narrowing,
): { readonly step: Step | null; readonly rest: readonly Step[] } {
  const [step, ...rest] = plan;
  if (step === undefined || step.decision !== decision || !begin(narrowing.moves).left.some((move) => fits(move, step.pattern)))
    return { step: null, rest: [] };
  return { step, rest };
}

/** The bid that was offered with so many of each kind, and none of the others. */
export function bidding(offers: readonly Offer[], bid: Bundle): Step | null {
  const found = offers.find(
    (move) =>
      move.kind === 'bid' &&
      Object.entries(move.parameters).every(([kind, count]) => typeof count !== 'number' || count === (bid[kind] ?? 0)),
  );
  return found === undefined ? null : { decision: 'combat_bid', pattern: { kind: 'bid', with: found.parameters } };
}

/** The colours of several stones: how many are red, then how many of the rest are blue. */
export function splitting(red: number, blue: number): Step[] {
  return [
    { decision: 'split_red', pattern: { kind: 'split', with: { amount: red } } },
    { decision: 'split_blue', pattern: { kind: 'split', with: { amount: blue } } },
  ];
}

/** Moving items into or out of an account with the amounts that are offered, the largest first: all of a kind is one move. */
export function moving(offers: readonly Offer[], available: Bundle, wanted: Bundle): Step[] {
  const steps: Step[] = [];
  for (const [item, count] of Object.entries(wanted)) {
    if (count <= 0) continue;
    if (count === available[item]) {
      steps.push({ decision: 'bank_move', pattern: { kind: 'move_all', with: { item } } });
      continue;
    }
    const amounts = offers
      .filter((move) => move.kind === 'move' && move.parameters.item === item)
      .map((move) => Number(move.parameters.amount))
      .sort((one, other) => other - one);
    let open = count;
    for (const amount of amounts) {
      for (; open >= amount; open -= amount) steps.push({ decision: 'bank_move', pattern: { kind: 'move', with: { amount, item } } });
    }
  }
  return steps;
}

/** A horde after some bargains in their order; null as soon as one takes more than is at hand. */
export function after(horde: Bundle, bargains: readonly DragonbroodBargainView[]): Bundle | null {
  let held: Bundle = horde;
  for (const bargain of bargains) {
    if (Object.entries(bargain.pays).some(([item, count]) => (held[item] ?? 0) < count)) return null;
    held = plus(plus(held, bargain.pays, -1), bargain.gains);
  }
  return held;
}
