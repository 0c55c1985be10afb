/** Where we are: the path of the address, and what it means. */

export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; match: string; token: string | null }
  | { page: 'replay'; match: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'how'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'group' }
  | { page: 'take'; token: string | null }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'score'; game: string }
  | { page: 'nowhere' };

/** The parts of a path; none can be read of one that is no text at all. */
function split(path: string): readonly string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

export function read(path: string, hash: string): Place {
  const parts = split(path);
  const behind = hash.replace(/^#/, '') || null;
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'group' && second === undefined) return { page: 'group' };
  if (first === 'me' && second === undefined) return { page: 'take', token: behind };
  if (second === undefined) return { page: 'nowhere' };
  if (first === 'm' && third === 'replay') return { page: 'replay', match: second };
  if (first === 'm' && third === undefined) return { page: 'table', match: second, token: behind };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'rules') return { page: 'rules', game: second, rule: behind };
  if (first === 'how') return { page: 'how', game: second };
  if (first === 'score') return { page: 'score', game: second };
  if (first === 'lesson') return { page: 'lesson', game: second };
  if (first === 'puzzle') return { page: 'puzzle', game: second, number: Math.max(0, Number.parseInt(third ?? '1', 10) - 1 || 0) };
  return { page: 'nowhere' };
}

const now = (): Place => read(location.pathname, location.hash);

export const router: { place: Place } = $state({ place: now() });

/** Go to a path of the page without loading it anew. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  router.place = now();
  if (!location.hash) scrollTo(0, 0);
}

addEventListener('popstate', () => (router.place = now()));
addEventListener('hashchange', () => (router.place = now()));

// Ordinary links stay ordinary links: a click on one of ours is only answered faster.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
