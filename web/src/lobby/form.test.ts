import { describe, expect, it } from 'vitest';
import { against, suits } from './form';

const game = (level: string, won: boolean, match = ''): { match: string; level: string; won: boolean } => ({ match, level, won });

describe('the level that suits', () => {
  it('is the usual one before the first game', () => expect(suits([])).toBe('drake'));
  it('stays after a single game', () => expect(suits([game('drake', true)])).toBe('drake'));
  it('rises after two victories over a level', () => expect(suits([game('drake', true), game('drake', true)])).toBe('wyrm'));
  it('falls after two defeats', () => expect(suits([game('wyrm', false), game('wyrm', false)])).toBe('drake'));
  it('stays after one of each', () => expect(suits([game('wyrm', true), game('wyrm', false)])).toBe('wyrm'));
  it('does not count games against another level', () => expect(suits([game('drake', true), game('wyrm', true)])).toBe('wyrm'));
  it('has a top and a bottom', () => {
    expect(suits([game('elder', true), game('elder', true)])).toBe('elder');
    expect(suits([game('hatchling', false), game('hatchling', false)])).toBe('hatchling');
  });
});

describe('whom somebody plays against', () => {
  const me = { kind: 'person', bot: null };
  it('is the strongest level at the table', () =>
    expect(against([me, { kind: 'bot', bot: 'drake' }, { kind: 'bot', bot: 'wyrm' }])).toBe('wyrm'));
  it('is nobody to be measured by among people and programs', () => {
    expect(against([me, me, { kind: 'bot', bot: 'drake' }])).toBeNull();
    expect(against([me, { kind: 'bot', bot: 'greedy' }])).toBeNull();
    expect(against([me])).toBeNull();
  });
});
