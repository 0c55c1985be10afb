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
    chunkSizeWarningLimit: 200,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
