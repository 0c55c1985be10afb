/**
 * What this device keeps of the page, so that it opens without a line: the page itself, and all that is there to read and to learn.
 * Games are played at the table alone; nothing of a person or of a match is ever kept here.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in when the page is built: every file of it, and what tells this build from another. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const SHELL = 'clutch-shell-';
const PAGE = `${SHELL}${__VERSION__}`;
/** What the table tells everybody alike, by language. */
const READ = 'clutch-read';
const READABLE = /^\/api\/(games(\/\w+\/(rules|howto|components|box))?|words(\/[\w-]+\/\w+)?)$/;
/** Milliseconds after which what is kept is better than waiting. */
const PATIENCE = 4_000;

self.addEventListener('install', (event) => event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll([...__FILES__]))));

self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.startsWith(SHELL) && name !== PAGE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(first(request, null, '/'));
  } else if (READABLE.test(url.pathname)) event.respondWith(first(request, READ, request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (__FILES__.includes(url.pathname)) event.respondWith(first(request, null, request));
});

/** A tap on a call leads to its table: to the page that is open there, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String((event.notification.data as { path?: string } | null)?.path ?? '/');
  const lead = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    await (there === undefined ? self.clients.openWindow(path) : there.focus());
  };
  event.waitUntil(lead());
});

/** Files whose names change with what is in them: what is kept is right. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The table is asked first; without an answer in time, what is kept must do. */
async function first(request: Request, into: string | null, instead: Request | string): Promise<Response> {
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && into !== null) await (await caches.open(into)).put(request, answer.clone());
    return answer;
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const answer = await Promise.race([asked, late]).catch(() => null);
  return answer ?? (await caches.match(instead)) ?? asked;
}
