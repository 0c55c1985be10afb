/** This page on a device: installed, and open without a line. */

import { api } from './api';
import { settings } from './settings.svelte';

/** What a browser gives to a page that can be installed. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

/** `ready`: the browser can install this page now. */
export const device: { ready: Installing | null; online: boolean } = $state({ ready: null, online: navigator.onLine });

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  device.ready = event as Installing;
});
addEventListener('appinstalled', () => (device.ready = null));
addEventListener('online', () => (device.online = true));
addEventListener('offline', () => (device.online = false));

export async function install(): Promise<void> {
  const asked = device.ready;
  device.ready = null;
  await asked?.prompt();
}

const READ = 'clutch.read';

/**
 * Let the device keep the page; and, for the chosen language, all that is there to read. Browsers do that over HTTPS and on this machine.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await kept();
    await readAll(settings.language);
  } catch {
    // A browser that keeps nothing needs the table each time.
  }
}

/** Until the worker keeps what this page fetches; at a first visit it is ready a moment before it does. */
async function kept(): Promise<void> {
  const keeper = navigator.serviceWorker;
  const taken = new Promise((resolve) => keeper.addEventListener('controllerchange', resolve, { once: true }));
  await keeper.ready;
  if (keeper.controller === null) await taken;
}

/** Ask for everything that can be read in a language; the worker keeps it. */
async function readAll(language: string): Promise<void> {
  if (localStorage.getItem(READ) === language) return;
  for (const path of ['/api/words', `/api/words/${language}/page`]) await fetch(path);
  for (const { name } of (await (await fetch('/api/games')).json()).games as readonly { name: string }[]) {
    for (const path of api.readable(name, language)) await fetch(path);
  }
  localStorage.setItem(READ, language);
}
