import { describe, expect, it } from 'vitest';
import type { EventLine } from '../../protocol';
import type { DragoonView } from '../../views';
import load from './lesson.toml';
import { corner, heading, middle, onTrack, skulls, stones } from './geometry';
import type { Rect } from '../plane';
import { arrange, DEEDS } from './layout';
import { merge } from './open';
import { changes, payments, rollOf, sceneAt, still } from './scene';
import { SIGNS } from './signs';
import { sources } from './sources';

interface Frame {
  readonly view: DragoonView;
  readonly events: readonly EventLine[];
}
const lesson = await load();
const frames = lesson.steps.flatMap((step) => step.frames) as unknown as Frame[];
const opening = frames[0] as Frame;
const event = (kind: string, facts: EventLine['facts'], rule = 'DG-A1'): EventLine => ({ serial: 1, n: 1, kind, rule, facts, text: '' });
const at = (view: DragoonView, events: readonly EventLine[], index = events.length - 1) =>
  sceneAt(view, { event: events[index] ?? null, events, index });

describe('the cards', () => {
  it('have a sign each', () => {
    const { view } = opening;
    const box = [...Object.keys(view.shuffled_in), ...(view.hand ?? []).map((held) => held.card)];
    expect(Object.keys(SIGNS)).toHaveLength(17);
    expect(box.filter((card) => !(card in SIGNS))).toEqual([]);
    expect(view.red_cards.filter((card) => !(card in SIGNS))).toEqual([]);
  });
});

describe('the island', () => {
  it('has its first cell at the lower left', () => {
    expect(corner('1,1')).toEqual({ x: 0, y: 500 });
    expect(middle('3,2')).toEqual({ x: 250, y: 450 });
  });

  it('lets dragons look where they fly', () => {
    expect(heading(middle('2,2'), middle('2,3'))).toBe(0);
    expect(heading(middle('2,2'), middle('3,2'))).toBe(90);
    expect(heading(middle('2,2'), middle('2,1'))).toBe(180);
    expect(heading(middle('2,2'), middle('1,2'))).toBe(-90);
  });

  it('is surrounded by a track that never meets itself', () => {
    const path = stones(50);
    expect(path).toHaveLength(51);
    expect(path.filter((stone) => stone.big).map((stone) => stone.gold)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    path.forEach((one, index) =>
      path.slice(index + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30)),
    );
    expect(onTrack(0).x).toBe(onTrack(0.1).x);
    expect(stones(200)).toHaveLength(51);
  });

  it('lays equal skulls side by side', () => {
    for (const goal of [10, 30, 50, 100])
      for (const golds of [
        [0, 0, 7, 0, 63],
        [2, 3, 3, 4, 3],
        [50, 51, 49, 60, 50],
        [0, 0, 0, 0, 0],
        [12, 13, 13, 12, 14],
        [0, 1, 1],
      ]) {
        const places = skulls(golds, goal);
        places.forEach((one, index) =>
          places
            .slice(index + 1)
            .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y), `${goal}: ${golds}`).toBeGreaterThan(41)),
        );
      }
  });

  it('leaves a skull with room around it at its gold', () => {
    const [, alone] = skulls([0, 20, 40], 50);
    const { x, y } = onTrack(20 / 50);
    expect(alone).toEqual({ x, y });
  });
});

describe('the scene', () => {
  it('of every frame of the lesson ends where the next position begins', () => {
    let told = 0;
    for (const [index, frame] of frames.entries()) {
      const before = frames[index - 1];
      if (before === undefined || frame.events.length === 0) continue;
      const scene = at(before.view, frame.events);
      const after = still(frame.view);
      told += frame.events.length;
      expect(
        {
          tiles: scene.tiles,
          totems: scene.totems,
          dragons: scene.dragons,
          gold: scene.gold,
          thief: scene.thief,
          treasure: scene.treasure,
          round: scene.round,
        },
        String(index),
      ).toEqual({
        tiles: after.tiles,
        totems: after.totems,
        dragons: after.dragons,
        gold: after.gold,
        thief: after.thief,
        treasure: after.treasure,
        round: after.round,
      });
      expect(scene.cards).toEqual(after.cards);
      expect([...scene.hand].map((card) => `${card.card}${card.count}`).sort()).toEqual(
        [...after.hand].map((card) => `${card.card}${card.count}`).sort(),
      );
    }
    expect(told).toBeGreaterThan(30);
  });

  it('adds event by event, and nothing before its time', () => {
    const events = [
      event('moved', { seat: 0, cell: '3,2' }),
      event('destroyed', { seat: 0, tile: 'village', cell: '4,2', gold: 2, changes: [2, 0] }),
    ];
    expect(at(opening.view, events, 0)).toMatchObject({ dragons: ['3,2', '5,5'], gold: [0, 0] });
    expect(at(opening.view, events, 1).gold).toEqual([2, 0]);
    expect(at(opening.view, events, 1).tiles['4,2']).toBeNull();
    expect(opening.view.cells.find((cell) => cell.cell === '4,2')?.tile).toBe('village');
  });

  it('changes gold as the events tell it', () => {
    const rich = { ...opening.view, seats: opening.view.seats.map((seat) => ({ ...seat, gold: 10 })) };
    expect(at(rich, [event('won_combat', { seat: 1, target: 0, gold: 3, changes: [-3, 3] })]).gold).toEqual([7, 13]);
    const stolen = event('stole_treasure', { seat: 1, roll: 2, gold: 2, left: 1, changes: [0, 2] });
    expect(at(rich, [stolen])).toMatchObject({ gold: [10, 12], thief: 1 });
    expect(changes(stolen)).toEqual([0, 2]);
    expect(changes(event('moved', { seat: 0, cell: '3,2' }))).toEqual([]);
    expect(at(rich, [event('sent_home', { seat: 0 })]).dragons[0]).toBe('2,2');
    expect(at(rich, [event('picked', { seat: 1, target: 0, card: 'scorch' })])).toMatchObject({ cards: [2, 4] });
  });

  it('shows tribute claim by claim, as it is told', () => {
    const told = event('collected', { seat: 0, gold: 5, cells: ['1,2', '6,5'], paid: [1, 4] });
    expect(payments(told)).toEqual([
      { cell: '1,2', gold: 1 },
      { cell: '6,5', gold: 4 },
    ]);
    expect(payments(event('dropped', { seat: 0, cell: '1,2' }))).toEqual([]);
  });

  it('shows the dice of each roll', () => {
    const { view } = opening;
    expect(rollOf(event('settled_village', { cell: '4,2', black: 4, red: 2 }), view)).toMatchObject({ black: 4, red: 2, cell: '4,2' });
    expect(rollOf(event('grew', { cell: '4,2' }), view)).toBeNull();
    expect(rollOf(event('fought', { seat: 1, target: 0, roll: 5, against: 3, cell: '4,2' }), view)?.dice).toEqual([
      { seat: 1, face: 5 },
      { seat: 0, face: 3 },
    ]);
    expect(rollOf(event('stole_cave', { seat: 0, target: 1, roll: 2, gold: 0 }), view)?.cell).toBe('5,5');
    expect(rollOf(event('rolled_tribute', { seat: 0, roll: 6 }), view)?.dice).toEqual([{ seat: 0, face: 6 }]);
    expect(rollOf(null, view)).toBeNull();
  });
});

describe('where the gold came from', () => {
  it('adds up to the gold', () => {
    const events = [
      event('destroyed', { seat: 0, changes: [4, 0] }),
      event('collected', { seat: 1, changes: [0, 6] }),
      event('won_combat', { seat: 0, target: 1, changes: [3, -3] }),
      event('stole_treasure', { seat: 1, changes: [0, 2] }),
    ];
    const found = sources(events, [9, 5]);
    expect(found).toEqual([
      { burned: 4, tribute: 0, fights: 3, thefts: 0, other: 2 },
      { burned: 0, tribute: 6, fights: -3, thefts: 2, other: 0 },
    ]);
  });
});

describe('everything open', () => {
  it('shows all hands, and the one of whoever decides', () => {
    const other: DragoonView = {
      ...opening.view,
      seat: 1,
      asked: true,
      hand: [{ card: 'thief', colour: 'white', count: 2, playable: true, refusal: null }],
    };
    const open = merge([{ ...opening.view, asked: false }, other]);
    expect(open.hand).toEqual(other.hand);
    expect(open.hands?.map((hand) => hand.length)).toEqual([3, 1]);
  });
});

describe('the layout', () => {
  const inside = (box: Rect, width: number, height: number, below = 0): void => {
    expect(box.x).toBeGreaterThanOrEqual(-0.5);
    expect(box.y).toBeGreaterThanOrEqual(-0.5);
    expect(box.x + box.w).toBeLessThanOrEqual(width + 0.5);
    expect(box.y + box.h).toBeLessThanOrEqual(height + 0.5 + below);
  };
  for (const [width, height] of [
    [1025, 657],
    [1080, 790],
    [1500, 1000],
    [760, 520],
    [390, 634],
    [360, 560],
    [820, 1000],
    [390, 560],
  ] as const) {
    for (const players of [2, 3, 4]) {
      it(`keeps everything on a table of ${width} by ${height} for ${players}`, () => {
        const layout = arrange(width, height, players);
        for (const box of [layout.map, layout.bar, layout.panel, layout.hand, ...layout.plates, ...layout.deeds])
          inside(box, width, height);
        expect(layout.deeds).toHaveLength(DEEDS);
        expect(layout.map.w / 7.56, 'cells are large enough for a finger').toBeGreaterThan(layout.tall ? 40 : 44);
        for (const box of layout.deeds) expect(Math.min(box.h, layout.tall ? box.w : box.h)).toBeGreaterThan(43);
        const overlap = (one: Rect, other: Rect): boolean =>
          one.x < other.x + other.w - 0.5 &&
          other.x < one.x + one.w - 0.5 &&
          one.y < other.y + other.h - 0.5 &&
          other.y < one.y + one.h - 0.5;
        for (const box of [layout.bar, layout.hand, layout.panel, ...layout.plates]) expect(overlap(box, layout.map)).toBe(false);
        for (const box of [layout.bar, ...layout.plates]) expect(overlap(box, layout.hand)).toBe(false);
        expect(layout.hand.h, 'a card is seen whole, with its text').toBeGreaterThan(90);
        if (layout.piles) for (const box of [layout.bar, ...layout.plates]) expect(overlap(box, layout.piles)).toBe(false);
      });
    }
  }
});
