import { describe, expect, it } from 'vitest';
import { GameWords } from './catalogue';

describe('the name of a symbol', () => {
  const words = new GameWords({
    names: { ducat: 'Dukat', 'ducat+': 'Dukaten', food: 'Nahrung', '3 gold': 'drei Gold' },
    events: { paid: '{seat}: {items}.' },
  });
  it('keeps a number before it, and tells several by their own name', () => {
    expect([words.name('1 ducat'), words.name('3 ducat'), words.name('3 food'), words.name('0 ducat')]).toEqual([
      '1 Dukat',
      '3 Dukaten',
      '3 Nahrung',
      '0 Dukaten',
    ]);
    expect([words.name('ducat'), words.name('3 gold'), words.name('2 pearl'), words.name('treasure hollow')]).toEqual([
      'Dukat',
      'drei Gold',
      '2 pearl',
      'treasure hollow',
    ]);
  });
  it('is told in sentences too', () => {
    expect(words.say('events', 'paid', { seat: 0, items: ['2 ducat', '1 food'] }, ['Ann'], '')).toBe('Ann: 2 Dukaten, 1 Nahrung.');
  });
});
