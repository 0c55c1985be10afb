/** Hints as whole moves: a dragon goes to a place and does there what can be done. */

import { type Answer, inOne, type Whole } from '../../table/whole';
import type { DragonbroodProspectView, DragonbroodView } from '../../views';
import { type GameWords, list } from '../../words';
import { listed, onSpace, promised, sayMove, stoneOf } from './telling';
import { own, ownKey } from './words';

const TAKES = ['dragon', 'pair'];
const GOES = ['to', 'bump', 'join', 'nursery'];
/** Answers that only say which colours: what the move brings names those. */
const COLOURS = ['split', 'colour'];
/** Answers that say nothing beside others. */
export const idle: readonly string[] = ['stop', 'done', 'none', 'no', 'pass', 'go_on', 'auto', 'end'];

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

/** Items that are carried to or from the bank, all of a kind together. */
function carried(answers: readonly Answer[], words: GameWords): string {
  const counts = new Map<string, number>();
  for (const { parameters } of answers.filter(({ kind }) => kind === 'move'))
    counts.set(String(parameters.item), (counts.get(String(parameters.item)) ?? 0) + Number(parameters.amount));
  const all = answers.filter(({ kind }) => kind === 'move_all').map(({ parameters }) => String(parameters.item));
  return list([
    ...[...counts].filter(([item]) => !all.includes(item)).map(([item, count]) => words.name(`${count} ${item}`)),
    ...all.map((item) => own('whole.all', { item: words.name(item) })),
  ]);
}

/** Trinkets that are kept, or that are given for their items. */
const trinkets = (answers: readonly Answer[], answer: string, words: GameWords): readonly string[] =>
  answers.flatMap(({ kind, parameters }, index) =>
    kind === 'take' && answers[index + 1]?.kind === answer ? [words.name(String(parameters.trinket))] : [],
  );

/** The stones that answers about their colours choose, those of no colour left out; empty where that is not known. */
function stones(answers: readonly Answer[], words: GameWords, view: DragonbroodView): string {
  const gain = view.decision?.gain ?? {};
  const stone = stoneOf(gain);
  const counts = answers.filter(({ kind }) => kind === 'split').map(({ parameters }) => Number(parameters.amount));
  const rest = (gain[stone] ?? 0) - counts.reduce((sum, count) => sum + count, 0);
  const colours = view.decision?.kind === 'split_blue' ? ['blue', 'yellow'] : ['red', 'blue', 'yellow'];
  return list(
    [...counts, rest].flatMap((count, index) => {
      const colour = colours[index];
      return count > 0 && colour !== undefined ? [words.name(`${count} ${stone}_${colour}`)] : [];
    }),
  );
}

/** Answers that say one thing together, and where they begin. */
const TOGETHER: readonly (readonly string[])[] = [
  ['move', 'move_all'],
  ['take', 'keep', 'cash'],
];

/** The sentences of answers that are no journey: what belongs together is said once. */
function sayAnswers(answers: readonly Answer[], names: readonly string[], words: GameWords, view: DragonbroodView): string[] {
  const told = answers.filter(({ kind }, index) => index === 0 || !COLOURS.includes(kind));
  return told.flatMap(({ kind, parameters, notation }, index): string[] => {
    const group = TOGETHER.find((kinds) => kinds.includes(kind));
    if (group !== undefined && told.findIndex((each) => group.includes(each.kind)) < index) return [];
    if (kind === 'move' || kind === 'move_all') return [own('whole.carry', { items: carried(told, words) })];
    if (kind === 'take') {
      const [cash, keep] = [trinkets(told, 'cash', words), trinkets(told, 'keep', words)];
      return [
        ...(cash.length === 0 ? [] : [own('whole.cash', { trinkets: list(cash) })]),
        ...(keep.length === 0 ? [] : [own('whole.keep', { trinkets: list(keep) })]),
        ...(cash.length + keep.length === 0 ? [sayMove(kind, parameters, names, words, { view, notation })] : []),
      ];
    }
    if (kind === 'split') return [stones(answers, words, view) || sayMove(kind, parameters, names, words, { view, notation })];
    if (kind === 'income' || kind === 'excavate') return [own(`say.${kind}`, { items: onSpace(parameters.space, words, view) })];
    return [sayMove(kind, parameters, names, words, index === 0 ? { view, notation } : undefined)];
  });
}

export function sayWhole(answers: readonly Answer[], names: readonly string[], words: GameWords, view: DragonbroodView): string | null {
  const found = journey(answers, view);
  const dragon = view.seats[view.decision?.seat ?? 0]?.dragons.find((each) => each.slot === found?.slot);
  if (found === null || dragon === undefined) return inOne(sayAnswers(answers, names, words, view));
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
  'paid',
  'removed',
  'gained',
  'bonus',
  'evolved',
  'awoke',
  'hatched',
  'broken_up',
  'sold_egg',
  'sold_trinket',
  'stole',
  'studied',
  'opened',
  'interest',
  'collected',
];
/** What the move itself says already. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  hatch: ['hatched', 'paid'],
  evolve_young: ['evolved', 'paid'],
  evolve_grown: ['evolved', 'paid'],
  awaken: ['awoke'],
  break_up: ['broken_up'],
  sell_egg: ['sold_egg', 'gained'],
  sell: ['sold_trinket'],
  steal: ['stole'],
  open: ['opened'],
  collect: ['collected'],
  exchange: ['paid', 'gained'],
  break: ['paid', 'gained'],
  income: ['gained'],
};
export const reasons = (kind: string): readonly string[] => REASONS.filter((event) => !SAID[kind]?.includes(event));
/** What somebody loses. */
export const losses: readonly string[] = ['removed'];

/** What a place promises, and which evolution it helps. */
export function why({ answers, brings }: Whole, _names: readonly string[], words: GameWords, view: DragonbroodView): string {
  const prospect = prospectOf(answers, view);
  if (prospect === undefined) return '';
  const promise = promised(prospect, words);
  const nothing = prospect.remarks?.some(({ kind }) => kind === 'nothing') ?? false;
  const silent = brings.length === 0 && !nothing;
  const { feeds, effect } = prospect;
  // A move of one answer has said its promise already; where nothing is certain there is at least what the place is for.
  const told =
    !silent || (promise !== '' && answers.length === 1)
      ? ''
      : promise !== ''
        ? own('why.promise', { what: promise })
        : own('why.effect', { what: ownKey(`effect.${effect ?? ''}`) ?? '' });
  const missing = Object.keys(feeds?.missing ?? {}).length;
  return [
    told,
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
