import { describe, expect, it } from 'vitest';
import type { GameEntry, OptionEntry } from '../protocol';
import { HouseRules } from './house_rules.svelte';

function option(name: string, values: string[], changes: Partial<OptionEntry> = {}): OptionEntry {
  return {
    name,
    kind: 'choice',
    rule: 'XY-1',
    default: values[0] ?? '',
    among: null,
    defaults: {},
    follows: null,
    values,
    least: 0,
    most: 0,
    only_with: [],
    players: [1, 2],
    offered: {},
    words: name,
    value_words: {},
    ...changes,
  };
}

const MODE = option('mode', ['none', 'calm', 'wild'], {
  players: [1],
  defaults: { '1': 'calm', '2': 'none' },
  offered: { '1': ['calm', 'wild'], '2': ['none'] },
});
const FOES = option('foes', ['off', 'easy'], { only_with: [{ name: 'mode', value: 'wild' }] });
const POOL = option('pool', ['usual', 'other'], {
  only_with: [
    { name: 'mode', value: 'calm' },
    { name: 'foes', value: 'easy' },
  ],
});
const THIRST = option('thirst', [], { kind: 'toggle', default: false });
const EGGS = option('eggs', ['open', 'hidden'], { only_with: [{ name: 'thirst', value: 'true' }] });

function rules(players: number): HouseRules {
  const game = { options: [MODE, FOES, POOL, THIRST, EGGS] } as unknown as GameEntry;
  return new HouseRules(
    () => game,
    () => ({ players, people: 1 }),
  );
}

const open = (house: HouseRules): string[] => house.open.map(({ name }) => name);

describe('house rules', () => {
  it('are open to those for whom the catalogue has several values', () => {
    expect(open(rules(1))).toContain('mode');
    expect(open(rules(2))).not.toContain('mode');
    expect(rules(1).values(MODE)).toEqual(['calm', 'wild']);
  });
  it('mean something with one of the others that the catalogue names', () => {
    const house = rules(1);
    expect(open(house)).toEqual(['mode', 'pool', 'thirst']);
    house.choose(MODE, 'wild');
    expect(open(house)).toEqual(['mode', 'foes', 'thirst']);
    house.choose(FOES, 'easy');
    expect(open(house)).toEqual(['mode', 'foes', 'pool', 'thirst']);
  });
  it('that mean nothing any more bring nothing else with them', () => {
    const house = rules(2);
    house.choose(FOES, 'easy');
    expect(open(house)).toEqual(['thirst']);
    expect(house.wish).toEqual({});
  });
  it('go with a rule that is on or off', () => {
    const house = rules(2);
    house.choose(THIRST, true);
    expect(open(house)).toEqual(['thirst', 'eggs']);
  });
});
