import { describe, expect, it } from 'vitest';
import type { EventLine } from '../../protocol';
import type { DragonFamilyView } from '../../views';
import { STILL, type Beat } from '../types';
import load from './lesson.toml';
import { merge } from './open';
import { sceneAt } from './scene';

interface Frame {
  view: DragonFamilyView;
  events: EventLine[];
}
/** The frames of the lesson: a real game as one seat saw it. */
const FRAMES = ((await load()) as unknown as { steps: { frames: Frame[] }[] }).steps.flatMap((step) => step.frames);
const beats = (kind: string): { view: DragonFamilyView; beat: Beat }[] =>
  FRAMES.flatMap(({ view, events }) =>
    events.flatMap((event, index) => (event.kind === kind ? [{ view, beat: { event, events, index } }] : [])),
  );

describe('a scene', () => {
  it('shows the position as it is when nothing moves', () => {
    const view = (FRAMES.at(-1) as Frame).view;
    const scene = sceneAt(view, STILL);
    expect(scene.flights).toEqual([]);
    expect(scene.landing).toBeNull();
    expect(scene.goods).toEqual(view.seats.map((seat) => seat.resources));
  });
  it('lets every resource that is told of fly, from a tile that has it', () => {
    const found = beats('explored');
    expect(found.length).toBeGreaterThan(4);
    for (const { view, beat } of found) {
      const scene = sceneAt(view, beat);
      const told = beat.events.filter((event) => event.kind === 'collected' || event.kind === 'shared');
      expect(scene.flights).toHaveLength(told.flatMap((event) => event.facts.resources as string[]).length);
      for (const flight of scene.flights) {
        const tile = view.tiles.find((each) => each.id === flight.tile);
        expect({ forest: 'leaf', mountain: 'ruby', ocean: 'pearl', town: 'gold' }[tile?.terrain ?? '']).toBe(flight.resource);
        expect(flight.tile).not.toBe(scene.landing);
      }
    }
  });
  it('counts what flies only when it has come', () => {
    for (const { view, beat } of [...beats('explored'), ...beats('moved')]) {
      const scene = sceneAt(view, beat);
      for (const seat of view.seats) {
        for (const [name, has] of Object.entries(seat.resources)) {
          const flying = scene.flights.filter((flight) => flight.seat === seat.seat && flight.resource === name).length;
          expect(scene.goods[seat.seat]?.[name]).toBe(has - flying);
          expect(scene.changes[seat.seat]?.[name] ?? 0).toBe(flying);
        }
      }
    }
  });
  it('knows where an egg cracks, who eats, and where a lair is built', () => {
    const hatched = beats('hatched')[0] as { view: DragonFamilyView; beat: Beat };
    expect(sceneAt(hatched.view, hatched.beat).hatching).toEqual({ seat: 0, place: 1, dragon: 'green' });
    expect(sceneAt(hatched.view, hatched.beat).changes[0]).toEqual({ leaf: -1, gold: -2 });
    const grew = beats('grew')[0] as { view: DragonFamilyView; beat: Beat };
    expect(sceneAt(grew.view, grew.beat).feeding).toEqual({ seat: 0, place: 1, resource: 'leaf', grown: true });
    const settled = beats('settled')[0] as { view: DragonFamilyView; beat: Beat };
    expect(sceneAt(settled.view, settled.beat).settling).toBe(6);
  });
});

describe('a game with everything open', () => {
  it('shows every hand as its owner sees it', () => {
    const view = (FRAMES[0] as Frame).view;
    const theirs: DragonFamilyView = {
      ...view,
      seat: 1,
      seats: view.seats.map((seat) => ({ ...seat, hand: seat.seat === 1 ? ['town', 'forest', 'ocean_2'] : null })),
    };
    const all = merge([view, theirs]);
    expect(all.seats[0]?.hand).toEqual(view.seats[0]?.hand);
    expect(all.seats[1]?.hand).toEqual(['town', 'forest', 'ocean_2']);
  });
});
