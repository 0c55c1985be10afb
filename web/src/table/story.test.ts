import { describe, expect, it } from 'vitest';
import type { EventLine, StateMessage, StoryMessage } from '../protocol';
import { type Memory, Story } from './story.svelte';

const event = (serial: number, seat = 0): EventLine => ({ serial, kind: 'gained', facts: { seat }, text: '' }) as unknown as EventLine;
const page = (first: number, count: number): StoryMessage =>
  ({ type: 'story', first, events: Array.from({ length: count }, (_, index) => event(first + index)) }) as unknown as StoryMessage;
const state = (serial: number, events: readonly EventLine[], view: unknown = {}): StateMessage =>
  ({ serial, events, view, seat: 0, result: null }) as unknown as StateMessage;

function kept(): Memory & { readonly items: Record<string, string> } {
  const items: Record<string, string> = {};
  return { items, getItem: (key) => items[key] ?? null, setItem: (key, value) => void (items[key] = value) };
}

describe('the story', () => {
  it('fetches the older pages one by one, the newest first', () => {
    const asked: number[] = [];
    const story = new Story('m', (before) => asked.push(before), kept);
    story.begin([event(4), event(5)], 4);
    story.take(page(2, 2));
    story.take(page(0, 2));
    story.tell(event(6));
    expect(asked).toEqual([4, 2]);
    expect(story.log.map((each) => each.serial)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('leaves out a page that does not fit', () => {
    const story = new Story('m', () => 1, kept);
    story.begin([event(4)], 4);
    story.take(page(1, 2));
    expect(story.log.length).toBe(1);
  });

  it('knows the errors that are about its pages', () => {
    const story = new Story('m', () => 17, kept);
    story.begin([], 0);
    expect(story.refuses(17)).toBe(false);
    story.begin([], 3);
    expect([story.refuses(17), story.refuses(18), story.refuses(null)]).toEqual([true, false, false]);
  });

  it('tells what others did since the last visit', () => {
    const memory = kept();
    const story = new Story(
      'm',
      () => null,
      () => memory,
    );
    story.missed(state(3, [event(3, 1)]));
    expect(story.since).toEqual([]);
    story.remember(state(3, []));
    expect(memory.items).toEqual({ 'clutch.seen.m': '3' });
    story.missed(state(6, [event(3, 1), event(4, 1), event(5, 0), event(6, 1)]));
    expect(story.since.map((each) => each.serial)).toEqual([4, 6]);
  });

  it('has missed nothing before the game began', () => {
    const memory = kept();
    new Story(
      'm',
      () => null,
      () => memory,
    ).remember(state(3, [], null));
    expect(memory.items).toEqual({});
  });

  it('goes on where storage is forbidden', () => {
    const story = new Story(
      'm',
      () => null,
      () => {
        throw new Error('forbidden');
      },
    );
    story.remember(state(3, []));
    story.missed(state(6, [event(4, 1)]));
    expect(story.since).toEqual([]);
  });
});
