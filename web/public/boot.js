// Before the first paint, so that no page flashes in the wrong theme or language.
try {
  const kept = JSON.parse(localStorage.getItem('clutch.settings') || '{}');
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = kept.theme || (light ? 'parchment' : 'night');
  document.documentElement.lang = kept.language || 'en';
} catch {
  document.documentElement.dataset.theme = 'night';
}
