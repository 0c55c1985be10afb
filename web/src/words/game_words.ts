/** A game's words: names of things, and sentences from statements and their facts, as the kernel's `Words` make them. */

import type { FluentVariable } from '@fluent/bundle';
import { isGiven } from '../table/given';
import type { Fact } from '../table/narrowing';
import type { Facts, Messages } from './messages';

const SEAT_FACTS = ['seat', 'target', 'seats'];
/** The attribute of a name that tells a number of such things. */
const MANY = 'many';

const nameId = (symbol: string): string => `names-${symbol.replace(/[^A-Za-z0-9_]/g, '-')}`;

export class GameWords {
  constructor(
    private readonly messages: Messages | null,
    /** The seat of whoever reads: they are spoken to, where others are told of. */
    readonly reader: number | null = null,
  ) {}

  /** The same words for a reader on this seat, or for nobody in particular. */
  to(reader: number | null): GameWords {
    return reader === this.reader ? this : new GameWords(this.messages, reader);
  }

  /** The language's name for a symbol; a symbol without one is its own name. A number before it is kept. */
  name(symbol: string): string {
    if (this.messages?.has(nameId(symbol))) return this.messages.say(nameId(symbol)) ?? symbol;
    const [, count, what] = /^(\d+) (.+)$/.exec(symbol) ?? [];
    if (count === undefined || what === undefined) return symbol;
    return this.messages?.say(nameId(what), { count: Number(count) }, MANY) ?? `${count} ${this.name(what)}`;
  }

  /** Symbols as facts of a label: their names, with what grammar needs of them. */
  called(symbols: Readonly<Record<string, string>>): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [name, symbol] of Object.entries(symbols)) this.add(told, name, symbol, []);
    return told;
  }

  /** A word of a section, or nothing. */
  word(section: string, name: string): string | undefined {
    return this.messages?.say(`${section}-${name}`);
  }

  /** A label of the board. */
  label(key: string, facts: Facts = {}): string | undefined {
    return this.messages?.say(`label-${key.replaceAll('.', '-')}`, facts);
  }

  /** What is said at a step of the lesson, counted from 1, to somebody who touches the screen, or to somebody with a mouse. */
  lesson(step: number, touch = false): string {
    return this.messages?.say(`lesson-${step}`, { touch: touch ? 'yes' : 'no' }) ?? '';
  }

  /**
   * The sentence for a statement; an attribute that is named like a fact tells it when that fact is known. Falls back to what the server
   * said.
   */
  say(section: string, kind: string, facts: Readonly<Record<string, Fact>>, names: readonly string[], otherwise: string): string {
    const id = `${section}-${kind}`;
    if (this.messages === null) return otherwise;
    const richer = this.messages.attributes(id);
    const told: Record<string, FluentVariable> = {};
    let attribute: string | undefined;
    for (const [name, fact] of Object.entries(facts)) {
      if (richer.includes(name)) attribute = name;
      this.add(told, name, fact, names);
    }
    if (told['target-is'] === 'other' && facts.seat === facts.target) told['target-is'] = 'self';
    return this.messages.say(id, told, attribute) ?? otherwise;
  }

  /** Add one fact in words, with what grammar needs of it. */
  private add(told: Record<string, FluentVariable>, name: string, fact: Fact, names: readonly string[]): void {
    const seats = SEAT_FACTS.includes(name);
    if (Array.isArray(fact)) {
      told[name] = fact.map((part) => this.part(part, seats, names)).join(this.messages?.say('comma') ?? ', ');
      told[`${name}-count`] = fact.length;
      if (seats) told[`${name}-is`] = fact.length === 1 && fact[0] === this.reader ? 'you' : 'other';
    } else if (typeof fact === 'string') {
      told[name] = this.name(fact);
      for (const trait of this.messages?.attributes(nameId(fact)) ?? [])
        if (trait !== MANY) told[`${name}-${trait}`] = this.messages?.say(nameId(fact), {}, trait) ?? '';
    } else if (seats) {
      told[name] = names[fact] ?? String(fact);
      told[`${name}-is`] = fact === this.reader ? 'you' : 'other';
    } else told[name] = fact;
  }

  private part(fact: string | number, seats: boolean, names: readonly string[]): string {
    if (typeof fact === 'string') return this.name(fact);
    if (!seats) return String(fact);
    const name = names[fact] ?? String(fact);
    // Who has chosen no name does not know the one that the table has given to them.
    return fact === this.reader && isGiven(name) ? (this.messages?.say('you-too') ?? name) : name;
  }
}
