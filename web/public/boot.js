// Before the first paint, so that no page flashes in the wrong theme or language.
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem('clutch.settings') || '{}');
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = kept.theme || (light ? 'parchment' : 'night');
  document.documentElement.lang = kept.language || 'en';
} catch {
  document.documentElement.dataset.theme = 'night';
}
// What every first screen says is asked for while the page's programs are still under way.
globalThis.early = Object.fromEntries(
  ['/api/words', '/api/games', ...(/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(kept.language ?? '') ? [`/api/words/${kept.language}/page`] : [])].map(
    (path) => [path, fetch(path).catch(() => undefined)],
  ),
);
