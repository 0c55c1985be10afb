import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `clutch serve` listens while the page is being worked on. */
const server = process.env.CLUTCH_SERVER ?? 'http://127.0.0.1:8264';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/clutch/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The largest chunks are lessons: positions as data, loaded when a lesson is opened. Code stays far below.
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
