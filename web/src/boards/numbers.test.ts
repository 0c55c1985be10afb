/**
 * A board knows moves by their kinds and parameters. Their numbers are the table's: a board passes on those that it was given, and makes up
 * none.
 */

import { describe, expect, it } from 'vitest';

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('./*/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/**
 * A number that is given to an action, a table of numbers of its own, numbers that are reckoned from where a kind of move begins, or a row
 * of answers that nobody has given.
 */
const MADE_UP = new RegExp(
  [
    /\baction\s*[:=]\s*\{?\s*-?\d|from '\.\/actions'|\bchoose\([^()]*,\s*\d/,
    /=>\s*\(*[A-Z][A-Z_]+ \+ |\bchain\s*[:=]\s*\[|\bconst \[[A-Z_, ]+\] = \[\d/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
);

const game = (path: string): string => path.split('/')[1] ?? '';
const boards = [...new Set(Object.keys(SOURCES).map(game))];
const numbered = (path: string): boolean =>
  !path.endsWith('.test.ts') && (path.endsWith('/actions.ts') || MADE_UP.test(SOURCES[path] ?? ''));

describe('the numbers of moves', () => {
  it('are looked for in every board', () => {
    expect(boards.length).toBeGreaterThanOrEqual(5);
    expect(MADE_UP.test('{ action: 12 }')).toBe(true);
    expect(MADE_UP.test('choose(pattern, 7)')).toBe(true);
    expect(MADE_UP.test('const going = (tile: number): number => DESTINATIONS + tile;')).toBe(true);
    expect(MADE_UP.test('const [EXPLORES, MOVES, SETTLES] = [10_000_000, 20_000_000, 30_000_000];')).toBe(true);
    expect(MADE_UP.test('const chain = [EXPLORE, holding(place)];')).toBe(true);
    expect(MADE_UP.test('{ action: move.action }')).toBe(false);
    expect(MADE_UP.test('{ chain: answers }')).toBe(false);
  });

  it.each(boards)('are in no file of %s', (board) => {
    expect(Object.keys(SOURCES).filter((path) => game(path) === board && numbered(path))).toEqual([]);
  });
});

/**
 * What boards once reckoned themselves, and the rules tell now: what places and dice bring, what an action costs, which cards are of which
 * kind.
 * With each pattern goes what it has to find.
 */
const RECKONED: Readonly<Record<string, { readonly rule: RegExp; readonly such: readonly string[] }>> = {
  dragomino: {
    rule: /egg_rule|per_square|unseen_(dragons|shells)|\.terrain !== \w+\.terrain|\.hole \|\|/,
    such: [
      "perSquare: view.options.egg_rule === 'per_square'",
      'if (neighbour.terrain !== square.terrain) continue;',
      'const wet = square.hole || neighbour.hole;',
      'pile.unseen_shells / all',
    ],
  },
  dragon_kin: {
    rule: /max_rounds|\btarget\b.*[*/]|\bcopies\b.*\d|\? 10 : 5/,
    such: ['Math.max(20, Math.ceil((2 * target) / 5))', 'if (copies < 3) return 0;', 'copies === 4 ? 10 : 5'],
  },
  dragoon: {
    rule: /\b(village|city)\b\W{0,4}[?:]\s*\d|\/ (36|6)\b|\bMath\.m(in|ax)\(3,|\bpoints\s*[-+]?=\s*\d|\bRED\b|'fairwind'|'intimidate'/,
    such: [
      '{ village: 2, city: 4 }',
      "scene.tiles[index] === 'city' ? 3 : 1",
      'const ATTACK_WINS = 21 / 36;',
      'sum / 6;',
      'Math.min(3, gold)',
      'draft.points = 3;',
      "const RED = ['creature_comfort'];",
      "card === 'fairwind'",
    ],
  },
  dragonbrood: {
    rule: new RegExp(
      [
        String.raw`\btables\(\)\.(prices|limits|evolving|hatching|menu|exchange|anytime|combat|bank_limits|young|grown|solo_start)\b`,
        String.raw`\b(forecast|affords|obstacle|rangeOf|limeFee|mostStrength|rankOf|distances|opening)\(`,
        String.raw`_for_each_level|bank_interest|market_(two_way|limit)`,
      ].join('|'),
    ),
    such: [
      'orange * tables().limits.orange_loss',
      'const { young, grown, arena } = tables().evolving;',
      'const found = forecast(at.view, at.home, held, place);',
      'affords(at.mine.items, cost)',
      'return board.base_for_each_level * level * items;',
      'const rule = at.view.options.bank_interest;',
      'rows(place, at.view.options.market_two_way === true)',
    ],
  },
};

describe.each(Object.entries(RECKONED))('the rules of %s', (board, { rule, such }) => {
  it('would be found', () => {
    expect(such.filter((line) => !rule.test(line))).toEqual([]);
  });

  it('are in no file of the board', () => {
    const files = Object.keys(SOURCES).filter((path) => game(path) === board && !path.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => rule.test(SOURCES[path] ?? ''))).toEqual([]);
  });
});
