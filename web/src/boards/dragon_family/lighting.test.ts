import { describe, expect, it } from 'vitest';
import type { EventLine, LegalMove } from '../../protocol';
import { ofEvent, ofMove } from '../../table/spotlight.svelte';
import type { DragonFamilyView } from '../../views';
import load from './lesson.toml';
import { DARK, lightsOf } from './lighting';
import { combine } from './offers';

interface Frame {
  view: DragonFamilyView;
  events: EventLine[];
  moves: LegalMove[];
}
const FRAMES = ((await load()) as unknown as { steps: { frames: Frame[] }[] }).steps.flatMap((step) => step.frames);
const told = (kind: string): { view: DragonFamilyView; event: EventLine }[] =>
  FRAMES.flatMap(({ view, events }) => events.filter((event) => event.kind === kind).map((event) => ({ view, event })));

describe('what is pointed at', () => {
  it('is dark while nothing is', () => {
    expect(lightsOf(null, (FRAMES[0] as Frame).view)).toEqual(DARK);
  });
  it('is lit on the map: the tile that was laid, those that have paid, where somebody went and settled', () => {
    for (const kind of ['explored', 'collected', 'shared', 'moved', 'settled'])
      for (const { view, event } of told(kind)) expect(lightsOf(ofEvent(event), view).cells.length, kind).toBeGreaterThan(0);
    const { view, event } = told('explored')[0] as { view: DragonFamilyView; event: EventLine };
    expect(lightsOf(ofEvent(event), view).cells).toEqual([{ q: event.facts.q, r: event.facts.r }]);
  });
  it('is nowhere for what is in a hand', () => {
    for (const kind of ['drew', 'dealt', 'round'])
      for (const { view, event } of told(kind)) expect(lightsOf(ofEvent(event), view), kind).toEqual(DARK);
  });
  it('shows a move where it begins and where it ends', () => {
    const { view, moves } = FRAMES.find((frame) => frame.view.step === 'choose_action' && frame.moves.length > 0) as Frame;
    const explore = combine(view, moves).find((offer) => offer.kind === 'explore') as LegalMove;
    const lights = lightsOf(ofMove(explore), view);
    expect(lights.cells).toContainEqual({ q: explore.parameters.q, r: explore.parameters.r });
    expect(lights.cells).toContainEqual({ q: 0, r: 0 });
    expect(lights.hand).toEqual([explore.parameters.hand]);
    expect(lightsOf({ of: 'move', kind: 'feed_gold', parameters: { place: 2, food: 'gold' } }, view).nest).toEqual([2]);
    expect(lightsOf({ of: 'move', kind: 'hatch', parameters: { dragon: 'red', gold: 0 } }, view).eggs).toEqual(['red']);
  });
});
