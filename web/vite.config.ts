import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.ts';
import { played } from './played.ts';

/** Where `clutch serve` listens while the page is being worked on. */
const server = process.env.CLUTCH_SERVER ?? 'http://127.0.0.1:8264';

export default defineConfig({
  plugins: [svelte(), played(), offline()],
  build: {
    outDir: '../src/clutch/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // In kilobytes, before it is packed: no board is larger, and none should become so without somebody noticing.
    chunkSizeWarningLimit: 120,
    // The rules take their time to play the lessons.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // The measure of colours reads them from the style sheet.
  test: { include: ['src/**/*.test.ts'], css: { include: [/app\.css/] } },
});
