import { describe, expect, it } from 'vitest';
import { calm, finish } from './pace';

function memory() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  return { kept, storage: () => storage };
}

describe('the pace of the first games', () => {
  it('is calmer in the first game, less so in the second, and as drawn from the third on', () => {
    const { storage } = memory();
    const paces = ['one', 'two', 'three'].map((match) => {
      const pace = calm('dragoon', storage);
      finish('dragoon', match, storage);
      return pace;
    });
    expect(paces).toEqual([1.6, 1.3, 1]);
  });

  it('counts each match once, and each kind of game by itself', () => {
    const { storage } = memory();
    finish('dragoon', 'one', storage);
    finish('dragoon', 'one', storage);
    expect([calm('dragoon', storage), calm('dragomino', storage)]).toEqual([1.3, 1.6]);
  });

  it('can do without storage, and with nonsense in it', () => {
    const { kept, storage } = memory();
    kept.set('clutch.played.dragoon', '{"a": 1}');
    expect(calm('dragoon', storage)).toBe(1.6);
    const forbidden = (): never => {
      throw new Error('no storage');
    };
    finish('dragoon', 'one', forbidden);
    expect(calm('dragoon', forbidden)).toBe(1.6);
  });
});
