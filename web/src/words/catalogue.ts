/** The games' words, from their catalogues. */

import type { Fact } from '../table/narrowing';

export type Catalogue = Record<string, Record<string, string>>;

const SEAT_FACTS = ['seat', 'target', 'seats'];

/** A game's words in one language: the same templates that the server and the terminal use. */
export class GameWords {
  constructor(readonly catalogue: Catalogue) {}

  /** The language's name for a symbol. A number before it is kept; several are told by the name of `symbol+` where the language has one. */
  name(symbol: string): string {
    const names = this.catalogue.names ?? {};
    const [, count, what] = /^(\d+) (.+)$/.exec(symbol) ?? [];
    if (names[symbol] === undefined && count !== undefined && what !== undefined) {
      return `${count} ${(count === '1' ? undefined : names[`${what}+`]) ?? this.name(what)}`;
    }
    return names[symbol] ?? symbol;
  }

  /** A word of a section, or nothing. */
  word(section: string, name: string): string | undefined {
    return this.catalogue[section]?.[name];
  }

  private tell(name: string, fact: Fact, names: readonly string[]): string {
    if (Array.isArray(fact)) return fact.map((part) => this.tell(name, part, names)).join(', ');
    if (typeof fact === 'string') return this.name(fact);
    return SEAT_FACTS.includes(name) ? (names[fact] ?? String(fact)) : String(fact);
  }

  /** The sentence for a saying; a template `kind+fact` is preferred when that fact is known. Falls back to what the server said. */
  say(section: string, kind: string, facts: Readonly<Record<string, Fact>>, names: readonly string[], otherwise: string): string {
    const templates = this.catalogue[section] ?? {};
    let template = templates[kind];
    for (const fact of Object.keys(facts)) template = templates[`${kind}+${fact}`] ?? template;
    if (template === undefined) return otherwise;
    let known = true;
    const text = template.replace(/\{(\w+)\}/g, (_, hole: string) => {
      const fact = facts[hole];
      if (fact === undefined) known = false;
      return fact === undefined ? '' : this.tell(hole, fact, names);
    });
    return known ? text : otherwise;
  }
}
