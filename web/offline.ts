/** Builds the service worker beside the page, with the list of all that the page is made of. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const WORKER = 'worker.js';
/** What a browser that is offline has no use for. */
const LEFT_OUT = /^(manifest\.json|worker\.js|index\.html)$|\.map$/;

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: path('worker/worker.ts'), fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !LEFT_OUT.test(name));
        const given = readdirSync(path('public'));
        const files = ['/', ...[...built, ...given].sort().map((name) => `/${name}`)];
        const sum = createHash('sha256').update(files.join('\n'));
        for (const name of given) sum.update(readFileSync(path(`public/${name}`)));
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', JSON.stringify(sum.digest('hex').slice(0, 12)));
      },
    },
  };
}
