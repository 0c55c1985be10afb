/** Hints as whole moves: a dragon goes to a place and does there what can be done. */

import type { Answer, Whole } from '../../table/whole';
import type { DragonbroodProspectView, DragonbroodView } from '../../views';
import type { GameWords } from '../../words';
import { listed, promised, sayMove } from './telling';
import { own } from './words';

const TAKES = ['dragon', 'pair'];
const GOES = ['to', 'bump', 'join', 'nursery'];
/** Answers that only say which colours: what the move brings names those. */
const COLOURS = ['split', 'colour'];

/** A move ends where the next dragon is asked for. */
export function whole(answers: readonly Answer[]): number {
  const start = TAKES.includes(answers[0]?.kind ?? '') ? 2 : 1;
  const end = answers.findIndex(({ kind }, index) => index >= start && (TAKES.includes(kind) || GOES.includes(kind)));
  return end < 0 ? answers.length : end;
}

/** The dragon that goes, and the answer that says where; null for other moves. */
function journey(answers: readonly Answer[], view: DragonbroodView): { readonly slot: number; readonly goes: Answer } | null {
  const goes = answers.find(({ kind }) => GOES.includes(kind));
  const [first] = answers;
  const slot = first !== undefined && TAKES.includes(first.kind) ? first.parameters.slot : view.decision?.slot;
  return goes === undefined || slot === undefined || slot === null ? null : { slot: Number(slot), goes };
}

export function sayWhole(answers: readonly Answer[], names: readonly string[], words: GameWords, view: DragonbroodView): string | null {
  const found = journey(answers, view);
  const dragon = view.seats[view.decision?.seat ?? 0]?.dragons.find((each) => each.slot === found?.slot);
  if (found === null || dragon === undefined)
    return answers
      .filter(({ kind }, index) => index === 0 || !COLOURS.includes(kind))
      .map(({ kind, parameters, notation }, index) => sayMove(kind, parameters, names, words, index === 0 ? { view, notation } : undefined))
      .join('; ');
  const { kind, parameters } = found.goes;
  return own(`whole.${kind}`, words.called({ dragon: `${dragon.colour}_${dragon.level}`, place: String(parameters.place) }));
}

function prospectOf(answers: readonly Answer[], view: DragonbroodView): DragonbroodProspectView | undefined {
  const found = journey(answers, view);
  return view.decision?.journeys.find((each) => each.slot === found?.slot)?.ways.find((each) => each.place === found?.goes.parameters.place)
    ?.prospect;
}

/** What happens at once and says why a move is good. */
const REASONS = [
  'gained',
  'bonus',
  'evolved',
  'awoke',
  'hatched',
  'broken_up',
  'excavated',
  'sold_egg',
  'sold_trinket',
  'kept',
  'stole',
  'studied',
  'opened',
  'interest',
  'collected',
];
export const reasons = (): readonly string[] => REASONS;

/** What a place promises, and which evolution it helps. */
export function why({ answers, brings }: Whole, _names: readonly string[], words: GameWords, view: DragonbroodView): string {
  const prospect = prospectOf(answers, view);
  if (prospect === undefined) return '';
  const told = answers.length === 1 || brings.some(({ kind }) => REASONS.includes(kind)) ? '' : promised(prospect, words);
  const { feeds } = prospect;
  const missing = Object.keys(feeds?.missing ?? {}).length;
  return [
    told === '' ? '' : own('why.promise', { what: told }),
    feeds === undefined
      ? ''
      : own(missing === 0 ? 'why.enough' : 'why.feeds', {
          ...words.called({ dragon: feeds.dragon }),
          missing: listed(feeds.missing, words),
        }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
