/** The house rules of a match that is being made: what the host has chosen, and what the table takes where they have not. */

import type { GameEntry, OptionEntry } from '../protocol';

export type Value = boolean | number | string | string[];

/** Who will play: what a rule is by itself may depend on it. */
export interface Company {
  /** The seats. */
  readonly players: number;
  /** People at screens of their own. */
  readonly people: number;
}

export class HouseRules {
  chosen: Readonly<Record<string, Value>> = $state.raw({});

  constructor(
    private readonly game: () => GameEntry | undefined,
    private readonly company: () => Company,
  ) {}

  /** Those that mean anything with the others as they are. */
  get open(): readonly OptionEntry[] {
    return this.all.filter((option) => this.applies(option));
  }

  /** How many differ from what the game does by itself. */
  get changed(): number {
    return this.wished.filter((option) => JSON.stringify(this.chosen[option.name]) !== JSON.stringify(this.standard(option))).length;
  }

  /** What the table is asked for. */
  get wish(): Record<string, Value> {
    return Object.fromEntries(this.wished.map((option) => [option.name, this.value(option)]));
  }

  value(option: OptionEntry): Value {
    return this.chosen[option.name] ?? this.standard(option) ?? '';
  }

  readonly valueOf = (name: string): unknown => {
    const option = this.all.find((each) => each.name === name);
    return option === undefined ? undefined : this.value(option);
  };

  /** The values of a rule that can be chosen by so many. */
  values(option: OptionEntry): readonly string[] {
    return option.offered[String(this.company().players)] ?? option.values;
  }

  choose(option: OptionEntry, value: Value): void {
    this.chosen = { ...this.chosen, [option.name]: value };
  }

  forget(option: OptionEntry): void {
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => name !== option.name));
  }

  private get all(): readonly OptionEntry[] {
    return this.game()?.options ?? [];
  }

  private get wished(): readonly OptionEntry[] {
    return this.all.filter((option) => option.name in this.chosen && this.applies(option));
  }

  /** The default of a rule that goes with another one. */
  private followed(option: OptionEntry): number | null {
    const other = this.all.find((each) => each.name === option.follows?.name);
    const chosen = other === undefined ? null : this.value(other);
    return other !== undefined && typeof chosen === 'number' ? (option.follows?.defaults[chosen - other.least] ?? null) : null;
  }

  /** What the table takes if the host does not choose. */
  private standard(option: OptionEntry): Value | null {
    const { players, people } = this.company();
    return this.followed(option) ?? (people > 1 ? option.among : null) ?? option.defaults[String(players)] ?? option.default;
  }

  /** Whether another rule is played so: one that means nothing now is as if nobody had chosen it. */
  private has(name: string, value: string): boolean {
    const option = this.all.find((each) => each.name === name);
    if (option === undefined) return false;
    return String(this.applies(option) ? this.value(option) : this.standard(option)) === value;
  }

  /** Whether a rule means anything with the others as they are: the catalogue says with which. */
  private applies(option: OptionEntry): boolean {
    if (!option.players.includes(this.company().players)) return false;
    return option.only_with.length === 0 || option.only_with.some((other) => this.has(other.name, other.value));
  }
}
