import { describe, expect, it } from 'vitest';
import { GameWords } from './game_words';
import { Messages } from './messages';

const SOURCE = `
comma = {", "}
names-ducat = Dukat
    .many = { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }
names-food = Nahrung
    .gender = f
names-bards_inn-left = Taverne links
events-paid = { $seat-is ->
    [you] Du zahlst { $items }.
   *[other] { $seat } zahlt { $items }.
}
events-won = { $seats-is ->
    [you] Du gewinnst.
   *[other] { $seats-count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen.
    }
}
events-drew = { $seat } zieht.
    .card = { $seat } zieht { $card-gender ->
        [f] eine
       *[other] einen
    } { $card }.
events-chose = { $target-is ->
    [you] Du beginnst.
    [self] { $seat } beginnt selbst.
   *[other] { $target } beginnt.
}
label-cards-left = Karten: { $count }
`;
const words = new GameWords(new Messages('de', SOURCE));
const names = ['Ann', '{ $items }'];

describe('the name of a symbol', () => {
  it('keeps a number before it, and tells several as the language does', () => {
    expect([words.name('1 ducat'), words.name('3 ducat'), words.name('3 food'), words.name('0 ducat')]).toEqual([
      '1 Dukat',
      '3 Dukaten',
      '3 Nahrung',
      '0 Dukaten',
    ]);
    expect([words.name('ducat'), words.name('2 pearl'), words.name('bards_inn left'), words.name('b3')]).toEqual([
      'Dukat',
      '2 pearl',
      'Taverne links',
      'b3',
    ]);
  });
});

describe('a sentence', () => {
  it('names the others and speaks to its reader', () => {
    const facts = { seat: 0, items: ['2 ducat', '1 food'] };
    expect(words.say('events', 'paid', facts, names, '')).toBe('Ann zahlt 2 Dukaten, 1 Nahrung.');
    expect(words.to(0).say('events', 'paid', facts, names, '')).toBe('Du zahlst 2 Dukaten, 1 Nahrung.');
    expect(words.to(0).say('events', 'paid', { ...facts, seat: 1 }, names, '')).toBe('{ $items } zahlt 2 Dukaten, 1 Nahrung.');
  });
  it('counts', () => {
    const won = (seats: number[], reader: number | null): string => words.to(reader).say('events', 'won', { seats }, names, '');
    expect([won([0], null), won([0, 1], 0), won([0], 0)]).toEqual(['Ann gewinnt.', 'Ann, { $items } gewinnen.', 'Du gewinnst.']);
  });
  it('says more when more is known, with the grammar of what it names', () => {
    expect(words.say('events', 'drew', { seat: 0 }, names, '')).toBe('Ann zieht.');
    expect(words.say('events', 'drew', { seat: 0, card: 'food' }, names, '')).toBe('Ann zieht eine Nahrung.');
    expect(words.say('events', 'drew', { seat: 0, card: 'ducat' }, names, 'otherwise')).toBe('otherwise');
  });
  it('knows when a seat does something to itself', () => {
    expect(words.say('events', 'chose', { seat: 0, target: 0 }, names, '')).toBe('Ann beginnt selbst.');
    expect(words.to(0).say('events', 'chose', { seat: 0, target: 0 }, names, '')).toBe('Du beginnst.');
  });
  it('falls back where there are no words, or too few facts', () => {
    expect(words.say('events', 'fled', {}, names, 'fled')).toBe('fled');
    expect(words.say('events', 'paid', { seat: 0 }, names, 'paid')).toBe('paid');
    expect(new GameWords(null).say('events', 'paid', { seat: 0 }, names, 'paid')).toBe('paid');
  });
});

it('labels are found by their key', () => {
  expect([words.label('cards.left', { count: 2 }), words.label('none')]).toEqual(['Karten: 2', undefined]);
});
