import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../protocol';
import { allows, begin, pick } from '../../table/narrowing';
import type { DragonFamilyView } from '../../views';
import load from './lesson.toml';
import { combine, widen } from './offers';

interface Frame {
  view: DragonFamilyView;
  moves: LegalMove[];
}
/** The frames of the lesson: a real game as one seat saw it. */
const FRAMES = ((await load()) as unknown as { steps: { frames: Frame[] }[] }).steps.flatMap((step) => step.frames);
const asked = FRAMES.filter(({ moves }) => moves.length > 0);
const at = (step: string): Frame => asked.find(({ view }) => view.step === step) as Frame;

describe('whole actions', () => {
  it('are those that the position tells, each with the answers that it takes', () => {
    const { view, moves } = at('choose_action');
    const offers = combine(view, moves);
    expect(offers.filter((offer) => offer.kind === 'explore').map((offer) => offer.chain)).toEqual(
      view.choices?.explores.map((each) => each.answers),
    );
    expect(offers.every((offer) => offer.ask === (offer.kind === 'explore'))).toBe(true);
  });
  it('have numbers of their own, which no move of the table has', () => {
    for (const { view, moves } of asked) {
      const offers = combine(view, moves);
      expect(new Set(offers.map((offer) => offer.action)).size).toBe(offers.length);
      for (const offer of offers) if (offer.chain !== undefined) expect(offer.action).toBeLessThan(0);
    }
  });
  it('are the same choices when the same position comes again', () => {
    const { view, moves } = at('choose_action');
    expect(combine(view, moves)).toEqual(combine(structuredClone(view), moves));
  });
  it('leave alone what the table asks by itself, but for how an egg is paid', () => {
    const { view, moves } = at('hatch');
    const offers = combine(view, moves);
    expect(offers.map((offer) => offer.action)).toEqual(moves.map((move) => move.action));
    expect(offers.some((offer) => offer.kind === 'hatch_with_gold')).toBe(false);
  });
  it('end with passing, where the table offers it', () => {
    const { view, moves } = at('choose_action');
    const pass: LegalMove = { action: 3, kind: 'pass', parameters: {}, notation: 'pass', words: '' };
    expect(combine(view, [...moves, pass]).at(-1)).toBe(pass);
  });
  it('narrow from a handler to a cell', () => {
    const { view, moves } = at('choose_action');
    const offers = combine(view, moves);
    const first = offers.find((offer) => offer.kind === 'explore')?.parameters as Record<string, number>;
    const outcome = pick(begin(offers), { with: { handler: first.handler as number } });
    expect(allows(outcome.narrowing, { kind: 'explore', with: { q: first.q as number, r: first.r as number } })).toBe(true);
    expect(outcome.narrowing.left.every((offer) => offer.parameters.handler === first.handler)).toBe(true);
  });
});

describe('hints', () => {
  it('are found among the whole actions', () => {
    expect(widen({ kind: 'tile', with: { place: 2 } })).toEqual({ kind: 'explore', with: { hand: 2 } });
    expect(widen({ kind: 'place', with: { handler: 1, q: 2, r: -1 } })).toEqual({ kind: 'explore', with: { handler: 1, q: 2, r: -1 } });
    expect(widen({ kind: 'lair', with: { tile: 4, place: 1 } })).toEqual({ kind: 'settle', with: { tile: 4, nest: 1 } });
    expect(widen({ kind: 'feed_gold', with: { place: 1 } })).toEqual({ kind: 'feed_gold', with: { place: 1 } });
  });
});
