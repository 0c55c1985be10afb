/** The end of a round as a scene: from the events alone, how far the line is turned over, ranked and scored. */

import type { EventLine } from '../../protocol';
import type { DragonKinEarned, DragonKinView } from '../../views';
import type { Beat } from '../types';

export type Earned = Readonly<DragonKinEarned>;

export interface Scene {
  /** The line from left to right as it lay. */
  readonly line: readonly string[];
  /** Whether its groups have slid into rank. */
  readonly ranked: boolean;
  /** What a kin card of each dragon is worth, first group first. */
  readonly values: Readonly<Record<string, number>>;
  /** What has been scored so far, seat by seat. */
  readonly earned: readonly (readonly Earned[])[];
  /** All kin of each seat, as the scoring tells them. */
  readonly kin: readonly (readonly string[])[];
  /** The sum of a seat once it is told. */
  readonly sums: readonly (number | null)[];
}

const SCORED = ['scored_kin', 'scored_coup', 'scored_nothing'];

const numberOf = (event: EventLine, name: string): number => Number(event.facts[name] ?? 0);
const texts = (event: EventLine, name: string): string[] => (event.facts[name] as string[] | undefined) ?? [];

/** The scene at the beat; null while no round is ending. */
export function sceneAt(beat: Beat, view: DragonKinView): Scene | null {
  const first = beat.events.findIndex((event) => event.kind === 'revealed');
  const dealt = beat.events.findIndex((event, index) => index > first && event.kind === 'dealt');
  if (beat.event === null) return view.step === 'over' ? final(view) : null;
  if (first < 0 || beat.index < first || (dealt >= 0 && beat.index >= dealt)) return null;
  const all = beat.events.slice(first, dealt < 0 ? undefined : dealt);
  const played = beat.events.slice(first, beat.index + 1);
  const ranked = played.find((event) => event.kind === 'ranked');
  const worths = (ranked?.facts.values as number[] | undefined) ?? [];
  const values =
    ranked === undefined ? {} : Object.fromEntries(texts(ranked, 'dragons').map((dragon, index) => [dragon, worths[index] ?? 0]));
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const of = (events: readonly EventLine[], seat: number): EventLine[] =>
    events.filter((event) => SCORED.includes(event.kind) && event.facts.seat === seat);
  return {
    line: texts(beat.events[first] as EventLine, 'dragons'),
    ranked: ranked !== undefined,
    values,
    earned: seats.map((seat) => of(played, seat).map(earned)),
    kin: seats.map((seat) => of(all, seat).flatMap((event) => Array<string>(numberOf(event, 'count')).fill(String(event.facts.dragon)))),
    sums: seats.map((seat) => {
      const sum = played.find((event) => event.kind === 'scored' && event.facts.seat === seat);
      return sum === undefined ? null : numberOf(sum, 'points');
    }),
  };
}

export function earned(event: EventLine): Earned {
  return { dragon: String(event.facts.dragon), count: numberOf(event, 'count'), points: numberOf(event, 'points'), kind: event.kind };
}

/** The table as it lies when all is over. */
function final(view: DragonKinView): Scene {
  return {
    line: view.line.map((card) => card.dragon ?? ''),
    ranked: true,
    values: view.values ?? {},
    earned: view.last_reveal?.earned ?? [],
    kin: view.seats.map((seat) => seat.kin.map((card) => card.dragon ?? '')),
    sums: view.last_reveal?.points ?? [],
  };
}

/** For each card of the line the place that it takes in the ranking, whose dragons are given first group first. */
export function ranks(line: readonly string[], dragons: readonly string[]): number[] {
  const order = dragons.flatMap((dragon) => line.flatMap((each, index) => (each === dragon ? [index] : [])));
  return line.map((_, index) => order.indexOf(index));
}

/** What every round that was played earned each seat, newest last: for the result. */
export function rounds(
  events: readonly EventLine[],
  players: number,
): { earned: Earned[][]; sums: number[]; ranking: { dragon: string; value: number }[] }[] {
  const found: { earned: Earned[][]; sums: number[]; ranking: { dragon: string; value: number }[] }[] = [];
  for (const event of events) {
    const now = found.at(-1);
    if (event.kind === 'ranked') {
      const values = (event.facts.values as number[] | undefined) ?? [];
      found.push({
        earned: Array.from({ length: players }, () => []),
        sums: Array<number>(players).fill(0),
        ranking: texts(event, 'dragons').map((dragon, index) => ({ dragon, value: values[index] ?? 0 })),
      });
    } else if (now !== undefined && SCORED.includes(event.kind)) now.earned[numberOf(event, 'seat')]?.push(earned(event));
    else if (now !== undefined && event.kind === 'scored') now.sums[numberOf(event, 'seat')] = numberOf(event, 'points');
  }
  return found;
}
