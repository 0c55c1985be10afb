import { expect, it } from 'vitest';
import { choose } from './choose';

it('the first language that there is, by its whole code or by its first part', () => {
  expect(choose(['de'], ['de', 'en'])).toBe('de');
  expect(choose(['fr', 'de-AT', 'en'], ['de', 'en'])).toBe('de');
  expect(choose(['pt-BR'], ['en', 'pt', 'pt-BR'])).toBe('pt-BR');
  expect(choose(['', 'tlh'], ['de', 'en'])).toBe('en');
});
