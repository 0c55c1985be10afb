/** What one language says: messages of Project Fluent, from the same files that the server and the terminal read. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Facts = Readonly<Record<string, FluentVariable>>;

const NOTHING: Facts = {};

export class Messages {
  private readonly bundle: FluentBundle;
  /** What was said before, of messages that need no facts, and what languages add to them: a board asks for the same words all the time. */
  private readonly plain = new Map<string, string | undefined>();
  private readonly added = new Map<string, readonly string[]>();

  constructor(
    readonly language: string,
    source: string,
  ) {
    // Marks around what is filled in would keep languages of both directions apart; labels and tests would stumble over them.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The attributes of a message: what a language adds to it. */
  attributes(id: string): readonly string[] {
    let found = this.added.get(id);
    if (found === undefined) {
      found = Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
      this.added.set(id, found);
    }
    return found;
  }

  /** A message, or one of its attributes, with its facts; nothing if there is none, or if it needs more than is known. */
  say(id: string, facts: Facts = NOTHING, attribute?: string): string | undefined {
    if (Object.keys(facts).length > 0) return this.format(id, facts, attribute);
    const key = attribute === undefined ? id : `${id}.${attribute}`;
    let text = this.plain.get(key);
    if (text === undefined && !this.plain.has(key)) {
      text = this.format(id, facts, attribute);
      this.plain.set(key, text);
    }
    return text;
  }

  private format(id: string, facts: Facts, attribute: string | undefined): string | undefined {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return undefined;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    return errors.length === 0 ? text : undefined;
  }
}
