/**
 * Lessons and the positions of tests are scripts (`lesson.toml`, `positions.toml`): the rules play them while the page is built.
 * In the built page a lesson is a file of its own, fetched when it is opened; while working on the page, and in tests, it is part of the module.
 */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The Python that builds a package, the project's own, or the one that is at hand. */
const PYTHON = process.env.CLUTCH_PYTHON
  ? process.env.CLUTCH_PYTHON
  : existsSync(path('../.venv/bin/python'))
    ? path('../.venv/bin/python')
    : 'python3';
const SCRIPT = path('../scripts/lessons.py');

function play(script: string): string {
  // The sources themselves: what was compiled may be older than they are.
  const found = [path('../src'), ...(process.env.PYTHONPATH ? [process.env.PYTHONPATH] : [])].join(delimiter);
  const env = { ...process.env, PYTHONPATH: found, PYTHONUTF8: '1', CLUTCH_PURE: '1' };
  return execFileSync(PYTHON, [SCRIPT, script], { env, encoding: 'utf-8', maxBuffer: 64 * 1024 * 1024 });
}

export function played(): Plugin {
  let building = false;
  return {
    name: 'played',
    configResolved(config) {
      building = config.command === 'build';
    },
    load(id) {
      if (!/[\\/](lesson|positions|puzzles)\.toml$/.test(id)) return null;
      const json = play(id);
      if (!building) return `export default async () => (${json});`;
      const file = this.emitFile({ type: 'asset', name: 'lesson.json', source: json });
      return `export default async () => (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
    },
  };
}
