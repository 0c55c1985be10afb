import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../protocol';
import { allows, back, begin, fits, kinds, NOTHING, pick, picked, renew } from './narrowing';

let number = 0;
const move = (kind: string, parameters: LegalMove['parameters'] = {}): LegalMove => ({
  action: number++,
  kind,
  parameters,
  notation: `${kind} ${Object.values(parameters).join()}`,
  words: kind,
});

const ice = move('gain', { dragon: 'ice' });
const fire = move('gain', { dragon: 'fire' });
const first = move('scry', { position: 1 });
const second = move('scry', { position: 2 });
const path = move('fly', { from: [1, 2], to: [3, 4] });
const farther = move('fly', { from: [1, 2], to: [5, 6] });
const moves = [ice, fire, first, second, path, farther];

describe('fits', () => {
  it('asks for the kind and every named parameter', () => {
    expect(fits(ice, { kind: 'gain' })).toBe(true);
    expect(fits(ice, { kind: ['discard', 'gain'], with: { dragon: 'ice' } })).toBe(true);
    expect(fits(ice, { kind: 'discard', with: { dragon: 'ice' } })).toBe(false);
    expect(fits(ice, { with: { dragon: 'fire' } })).toBe(false);
    expect(fits(ice, { with: { position: 1 } })).toBe(false);
  });

  it('compares lists by what is in them', () => {
    expect(fits(path, { with: { from: [1, 2] } })).toBe(true);
    expect(fits(path, { with: { from: [2, 1] } })).toBe(false);
    expect(fits(path, { with: { from: [1] } })).toBe(false);
  });

  it('takes a number and its text for different things', () => {
    expect(fits(first, { with: { position: '1' } })).toBe(false);
  });
});

describe('pick', () => {
  it('chooses as soon as one move is left', () => {
    const outcome = pick(begin(moves), { kind: 'scry', with: { position: 2 } });
    expect(outcome).toMatchObject({ step: 'chosen', move: { action: second.action } });
  });

  it('narrows while several are left, and remembers the way', () => {
    const outcome = pick(begin(moves), { kind: 'fly', with: { from: [1, 2] } });
    expect(outcome.step).toBe('narrowed');
    expect(outcome.narrowing.left).toEqual([path, farther]);
    const then = pick(outcome.narrowing, { with: { to: [5, 6] } });
    expect(then).toMatchObject({ step: 'chosen', move: { action: farther.action } });
    expect(then.narrowing.picks).toHaveLength(2);
  });

  it('starts over when the new pick contradicts the earlier ones', () => {
    const gain = pick(begin(moves), { kind: 'gain' });
    const scry = pick(gain.narrowing, { kind: 'scry' });
    expect(scry.step).toBe('narrowed');
    expect(scry.narrowing.picks).toEqual([{ kind: 'scry' }]);
    expect(scry.narrowing.left).toEqual([first, second]);
  });

  it('refuses what no move fits, and changes nothing', () => {
    const before = pick(begin(moves), { kind: 'gain' }).narrowing;
    const outcome = pick(before, { kind: 'ally', with: { dragon: 'ice' } });
    expect(outcome.step).toBe('refused');
    expect(outcome.narrowing).toBe(before);
  });

  it('refuses everything when nothing is offered', () => {
    expect(pick(NOTHING, {}).step).toBe('refused');
  });
});

describe('back', () => {
  it('takes the last pick away and opens the moves again', () => {
    const gain = pick(begin(moves), { kind: 'fly' }).narrowing;
    const from = pick(gain, { with: { from: [1, 2] } }).narrowing;
    expect(back(from)).toEqual(gain);
    expect(back(back(from))).toEqual(begin(moves));
    expect(back(begin(moves))).toEqual(begin(moves));
  });
});

describe('what is left', () => {
  it('is told by allows, kinds and picked', () => {
    const gain = pick(begin(moves), { kind: 'gain' }).narrowing;
    expect(kinds(begin(moves))).toEqual(['gain', 'scry', 'fly']);
    expect(kinds(gain)).toEqual(['gain']);
    expect(allows(gain, { with: { dragon: 'ice' } })).toBe(true);
    expect(allows(gain, { with: { position: 1 } })).toBe(false);
    expect(picked(gain, { kind: 'gain' })).toBe(true);
    expect(picked(gain, { kind: 'gain', with: { dragon: 'ice' } })).toBe(false);
  });
});

describe('renew', () => {
  it('keeps the picks while the same moves are offered', () => {
    const gain = pick(begin(moves), { kind: 'gain' }).narrowing;
    expect(
      renew(
        gain,
        moves.map((each) => ({ ...each })),
      ).picks,
    ).toEqual(gain.picks);
  });

  it('forgets them in another position', () => {
    const gain = pick(begin(moves), { kind: 'gain' }).narrowing;
    expect(renew(gain, moves.slice(1)).picks).toEqual([]);
    expect(renew(gain, moves.slice(1)).left).toEqual(moves.slice(1));
  });
});
