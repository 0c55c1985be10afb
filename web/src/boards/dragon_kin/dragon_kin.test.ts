import { describe, expect, it } from 'vitest';
import type { EventLine } from '../../protocol';
import type { DragonKinView } from '../../views';
import { arrange } from './layout';
import { merge } from './open';
import { ranks, rounds, sceneAt } from './scene';

const view = (seat: number | null, change: Partial<DragonKinView> = {}): DragonKinView => ({
  seat,
  players: 2,
  set_size: 4,
  kin_size: 4,
  place_values: [7, 6, 5, 4, 3, 2, 1],
  round: 1,
  dealer: 0,
  turn: 1,
  step: 'discard',
  discarded: null,
  in_play: ['forest', 'ice', 'fire', 'storm', 'stone', 'sea'],
  removed: [],
  gallery: { fire: 1 },
  line: [1, 2, 3, 4, 5, 6, 7].map((position) => ({ position, dragon: position === (seat === 0 ? 1 : 2) ? 'ice' : null, seen_by: [] })),
  seats: [0, 1].map((each) => ({
    seat: each,
    hand_size: 8,
    kin: [{ dragon: each === seat ? 'sea' : null, face_up: false, known: false, came: 'gained' }],
    total: 0,
    exposed: {},
  })),
  turns: [],
  hand: { sea: 8 },
  unseen: null,
  values: null,
  last_reveal: null,
  options: { game_length: 'single_round' },
  ...change,
});

const event = (kind: string, facts: EventLine['facts']): EventLine => ({ serial: 1, n: 1, kind, rule: 'DK-F1', facts, text: '' });

const LINE = ['forest', 'fire', 'ice', 'ice', 'storm', 'forest', 'sea'];
const END = [
  event('discarded', { seat: 0, dragon: 'sea' }),
  event('revealed', { dragons: LINE }),
  event('ranked', { dragons: ['forest', 'ice', 'fire', 'storm', 'sea'], counts: [2, 2, 1, 1, 1], values: [7, 5, 3, 2, 1] }),
  event('scored_kin', { seat: 0, dragon: 'sea', count: 1, value: 1, points: 1 }),
  event('scored', { seat: 0, points: 1, total: 1 }),
  event('scored_coup', { seat: 1, dragon: 'stone', count: 3, points: 5 }),
  event('scored', { seat: 1, points: 5, total: 5 }),
  event('dealt', { round: 2, seat: 1 }),
];

describe('the scene of the end', () => {
  const at = (index: number) => sceneAt({ event: END[index] ?? null, events: END, index }, view(0));

  it('begins with the reveal and ends with the next deal', () => {
    expect(at(0)).toBeNull();
    expect(at(1)).toMatchObject({ line: LINE, ranked: false });
    expect(at(7)).toBeNull();
    expect(sceneAt({ event: null, events: [], index: -1 }, view(0))).toBeNull();
  });

  it('tells values, kin and sums as they are told', () => {
    expect(at(2)).toMatchObject({
      ranked: true,
      values: { forest: 7, sea: 1 },
      sums: [null, null],
      kin: [['sea'], ['stone', 'stone', 'stone']],
    });
    expect(at(4)?.sums).toEqual([1, null]);
    expect(at(5)?.earned[1]).toEqual([{ dragon: 'stone', count: 3, points: 5, kind: 'scored_coup' }]);
  });

  it('stays when all is over', () => {
    const earned = [[], [{ dragon: 'stone', count: 3, points: 5, kind: 'scored_coup' }]];
    const reveal = { round: 1, line: LINE, values: { ice: 7 }, kin: [[], ['stone', 'stone', 'stone']], earned, points: [0, 5] };
    const over = view(0, { step: 'over', values: { ice: 7 }, turn: null, last_reveal: reveal });
    expect(sceneAt({ event: null, events: [], index: -1 }, over)).toMatchObject({ ranked: true, values: { ice: 7 }, earned, sums: [0, 5] });
  });

  it('slides groups into rank, equal cards in their order', () => {
    expect(ranks(LINE, ['forest', 'ice', 'fire', 'storm', 'sea'])).toEqual([0, 4, 2, 3, 5, 1, 6]);
  });

  it('adds up every round', () => {
    const found = rounds([...END, ...END], 2);
    expect(found).toHaveLength(2);
    expect(found[1]?.sums).toEqual([1, 5]);
    expect(found[0]?.ranking[1]).toEqual({ dragon: 'ice', value: 5 });
  });
});

describe('everything open', () => {
  it('is what all seats know together', () => {
    const open = merge([view(0), view(1)]);
    expect(open.line.map((card) => card.dragon)).toEqual(['ice', 'ice', null, null, null, null, null]);
    expect(open.seats.map((seat) => seat.kin[0]?.dragon)).toEqual(['sea', 'sea']);
    expect(open.open).toEqual([{ sea: 8 }, { sea: 8 }]);
  });

  it('shows the line that the end of the round reveals, where nobody had looked', () => {
    const open = merge([view(0), view(1)], END);
    expect(open.line.map((card) => card.dragon)).toEqual(['ice', 'ice', ...LINE.slice(2)]);
  });
});

describe('the layout', () => {
  for (const [width, height] of [
    [1050, 780],
    [1500, 1000],
    [700, 500],
    [390, 640],
    [360, 560],
    [820, 1000],
  ] as const) {
    for (const players of [2, 3, 4]) {
      it(`keeps everything on a table of ${width} by ${height} for ${players}`, () => {
        const order = Array.from({ length: players }, (_, seat) => (seat + 1) % players);
        const layout = arrange(width, height, order, { kinds: [0, 0, 6, 8, 10][players] ?? 6, line: 7, kin: 4 });
        const boxes = [
          ...layout.line,
          ...layout.gallery,
          ...layout.hand(8),
          ...[...layout.others, layout.me].flatMap((place) => place.kin),
        ];
        for (const box of boxes) {
          expect(box.w).toBeGreaterThan(20);
          expect(box.x).toBeGreaterThanOrEqual(-1);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(width + 1);
          expect(box.y + box.h).toBeLessThanOrEqual(height + 1);
        }
        // With its frame and its turn every card of the hand keeps away from the edges and from its neighbours.
        for (const box of layout.hand(8)) {
          const lean = Math.abs(Math.sin((box.turn * Math.PI) / 180));
          expect(Math.abs(box.turn)).toBeLessThanOrEqual(layout.tall ? 0 : 3);
          expect(box.x - 4 - box.h * lean).toBeGreaterThanOrEqual((layout.tall ? 0 : layout.me.area.x + layout.me.area.w) + 11.9);
          expect(box.x + box.w + 4 + box.h * lean).toBeLessThanOrEqual(width - 11.9);
          expect(box.y + box.h + 4 + (box.w / 2) * lean).toBeLessThanOrEqual(height - 11.9);
          expect(box.strip).toBeGreaterThan(20);
        }
        const lowest = Math.max(...layout.gallery.map((box) => box.y + box.h));
        expect(lowest).toBeLessThanOrEqual(layout.me.area.y + (layout.tall ? 4 : 40));
      });
    }
  }
});
