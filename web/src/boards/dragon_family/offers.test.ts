import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../protocol';
import { allows, begin, pick } from '../../table/narrowing';
import type { DragonFamilyView } from '../../views';
import { EXPLORE, MOVE, SETTLE } from './actions';
import { gains } from './forecast';
import { groundOf } from './hex';
import { combine, firstOf, widen } from './offers';
import found from './positions.json';

interface Position {
  view: DragonFamilyView;
  legal: string;
  gains: Record<string, string[]>;
}
/** Positions from games of the engine: what a seat sees, every legal action as the answers that it takes, and what each cell would bring to each seat. */
const POSITIONS = found as unknown as Position[];
const each = POSITIONS.map((position, index) => [index, position] as const);

const move = (action: number, kind = '', parameters: LegalMove['parameters'] = {}): LegalMove => ({
  action,
  kind,
  parameters,
  notation: '',
  words: '',
});
const whole = (position: Position) => {
  const first = [...new Set(position.legal.split(' ').map((chain) => Number(chain.split('.')[0])))];
  return combine(
    position.view,
    first.map((action) => move(action)),
  );
};

describe('whole actions', () => {
  it.each(each)('are those of the engine, answer by answer (position %i)', (_, position) => {
    const mine = whole(position).map((offer) => (offer.chain ?? []).join('.'));
    expect(mine.sort()).toEqual(position.legal.split(' ').sort());
  });
  it.each(each)('have numbers of their own (position %i)', (_, position) => {
    const numbers = whole(position).map((offer) => offer.action);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBeGreaterThan(27_191);
  });
  it('include settling in some position', () => {
    expect(POSITIONS.some((position) => whole(position).some((offer) => offer.kind === 'settle'))).toBe(true);
  });
  it('keep their shape while the table asks on', () => {
    const position = POSITIONS[1] as Position;
    const explore = whole(position).find((offer) => offer.kind === 'explore');
    const { hand, handler, q, r, rotation } = explore?.parameters as Record<string, number>;
    const chosen = { ...position.view.chosen, place: hand as number };
    const later = combine({ ...position.view, step: 'explore_place', chosen }, []);
    expect(later.find((offer) => offer.action === explore?.action)?.chain).toEqual(explore?.chain?.slice(2));
    const last = combine(
      {
        ...position.view,
        step: 'explore_rotate',
        chosen: { ...chosen, handler: handler as number, cell: { q: q as number, r: r as number } },
      },
      [move(8 + (rotation as number), 'rotate', { rotation: rotation as number })],
    );
    expect(last.map((offer) => offer.action)).toEqual([explore?.action]);
    expect(last[0]?.chain).toEqual(explore?.chain?.slice(3));
  });
  it('are not offered when the table does not offer their beginning', () => {
    const position = POSITIONS[2] as Position;
    expect(combine(position.view, [move(MOVE)]).every((offer) => offer.kind === 'move')).toBe(true);
    expect(combine(position.view, [move(SETTLE)]).some((offer) => offer.kind === 'explore')).toBe(false);
    expect(combine(position.view, [move(EXPLORE)]).some((offer) => offer.kind === 'move')).toBe(false);
  });
  it('narrow from a handler to a cell', () => {
    const position = POSITIONS[2] as Position;
    const offers = whole(position);
    const first = offers.find((offer) => offer.kind === 'explore')?.parameters as Record<string, number>;
    const outcome = pick(begin(offers), { with: { handler: first.handler as number } });
    expect(allows(outcome.narrowing, { kind: 'explore', with: { q: first.q as number, r: first.r as number } })).toBe(true);
    expect(outcome.narrowing.left.every((offer) => offer.parameters.handler === first.handler)).toBe(true);
  });
});

describe('gains', () => {
  it.each(each)('are what the engine pays (position %i)', (_, { view, gains: told }) => {
    const ground = groundOf(view.tiles);
    for (const [cell, paid] of Object.entries(told)) {
      const [q, r] = cell.split(',').map(Number) as [number, number];
      const mine = gains(view, ground, { q, r }, view.turn ?? 0).filter((gain) => !gain.lost);
      const texts = paid.map((_seat, seat) =>
        ['leaf', 'ruby', 'pearl', 'gold']
          .map((resource) => resource[0]?.repeat(mine.filter((gain) => gain.seat === seat && gain.resource === resource).length))
          .join(''),
      );
      expect(texts, cell).toEqual(paid);
    }
  });
});

describe('hints', () => {
  it('are found among the whole actions', () => {
    expect(widen({ kind: 'tile', with: { place: 2 } })).toEqual({ kind: 'explore', with: { hand: 2 } });
    expect(widen({ kind: 'place', with: { handler: 1, q: 2, r: -1 } })).toEqual({ kind: 'explore', with: { handler: 1, q: 2, r: -1 } });
    expect(widen({ kind: 'lair', with: { tile: 4, place: 1 } })).toEqual({ kind: 'settle', with: { tile: 4, nest: 1 } });
    expect(widen({ kind: 'feed_gold', with: { place: 1 } })).toEqual({ kind: 'feed_gold', with: { place: 1 } });
  });
  it('name the first of two equal tiles', () => {
    expect(firstOf(['town', 'forest', 'town'], 3)).toBe(1);
    expect(firstOf(['town', 'forest', 'town'], 2)).toBe(2);
  });
});
