/** Plans: several moves that were decided together, such as five exchanges, a bid, or the colours of ten stones. */

import { begin, fits, type Narrowing } from '../../table/narrowing';
import type { Step } from './bench';
import { type Bundle, plus, tables } from './tables';

/** The next step, if it is what is asked now; a plan that does not fit any more is given up. */
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

/** A bid is one move: how many of each kind, none of the others (DB-C6). */
export function bidding(kinds: readonly string[], bid: Bundle): Step {
  return { decision: 'combat_bid', pattern: { kind: 'bid', with: Object.fromEntries(kinds.map((item) => [item, bid[item] ?? 0])) } };
}

/** The colours of several stones: how many are red, then how many of the rest are blue (DB-G2). */
export function splitting(red: number, blue: number): Step[] {
  return [
    { decision: 'split_red', pattern: { kind: 'split', with: { amount: red } } },
    { decision: 'split_blue', pattern: { kind: 'split', with: { amount: blue } } },
  ];
}

/** Moving items into or out of an account, in as few steps as there are (DB-B3): all of a kind is one. */
export function moving(available: Bundle, wanted: Bundle): Step[] {
  const steps: Step[] = [];
  const amounts = [...tables().bank_limits.amounts].sort((one, other) => other - one);
  for (const [item, count] of Object.entries(wanted)) {
    if (count <= 0) continue;
    if (count === available[item]) {
      steps.push({ decision: 'bank_move', pattern: { kind: 'move_all', with: { item } } });
      continue;
    }
    let open = count;
    for (const amount of amounts) {
      for (; open >= amount; open -= amount) steps.push({ decision: 'bank_move', pattern: { kind: 'move', with: { amount, item } } });
    }
  }
  return steps;
}

export interface Trade {
  readonly give: Bundle;
  readonly get: Bundle;
}

/** A horde after some exchanges in their order; null as soon as one cannot be paid with what is at hand. */
export function after(horde: Bundle, trades: readonly Trade[]): Bundle | null {
  let held: Bundle = horde;
  for (const trade of trades) {
    if (Object.entries(trade.give).some(([item, count]) => (held[item] ?? 0) < count)) return null;
    held = plus(plus(held, trade.give, -1), trade.get);
  }
  return held;
}
