/** A file can be read at one sitting, and a line without scrolling: 400 lines of a component, 140 characters of a line. */

import { describe, expect, it } from 'vitest';

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('./**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A script writes these. */
const GENERATED = ['./protocol.ts', './views.ts'];

const WIDEST = 140;
const LONGEST = 400;

const checked = Object.entries(SOURCES).filter(([path]) => !GENERATED.includes(path));
const wide = (text: string): boolean => text.split('\n').some((line) => line.length > WIDEST);
const long = (text: string): boolean => text.split('\n').length > LONGEST + 1;

describe('the shape of the sources', () => {
  it('is looked at everywhere', () => {
    expect(checked.length).toBeGreaterThan(200);
    expect(new Set(checked.map(([path]) => path.split('.').at(-1)))).toEqual(new Set(['ts', 'svelte', 'css']));
    expect(wide(`a\n${'b'.repeat(WIDEST + 1)}`)).toBe(true);
    expect(long('\n'.repeat(LONGEST + 1))).toBe(true);
  });

  it('has no line that is too wide', () => {
    expect(checked.filter(([, text]) => wide(text)).map(([path]) => path)).toEqual([]);
  });

  it('has no component that is too long', () => {
    expect(checked.filter(([path, text]) => path.endsWith('.svelte') && long(text)).map(([path]) => path)).toEqual([]);
  });
});
