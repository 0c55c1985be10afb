/** What somebody has set for themselves, remembered in this browser. */

export interface Settings {
  theme: 'night' | 'parchment';
  /** Empty until somebody chooses one, or the page has found one that the browser asks for. */
  language: string;
  sound: boolean;
  /** `touch`: ask once before a move is made by touch; `always`; `never`. */
  ask: 'touch' | 'always' | 'never';
  /** In games in which something is opened: with a tap of one's own, or by itself. */
  tap: boolean;
  /** Games for children are read aloud, with pictures. */
  aloud: boolean;
  /** The side note that counts unseen cards. */
  notes: boolean;
  /** Whether the page proposes a level by how the last games went. */
  propose: boolean;
  /** How fast events play: 1 is as drawn. */
  pace: number;
  /** How one is called to one's turn: in the title, on the icon of the installed page, by a notification, by a shake. */
  callTitle: boolean;
  badge: boolean;
  notify: boolean;
  vibrate: boolean;
}

const KEY = 'clutch.settings';

function begin(): Settings {
  const page = document.documentElement;
  const standard: Settings = {
    theme: page.dataset.theme === 'parchment' ? 'parchment' : 'night',
    language: '',
    sound: false,
    ask: 'touch',
    tap: true,
    aloud: false,
    notes: true,
    propose: true,
    pace: 1,
    callTitle: true,
    badge: true,
    notify: false,
    vibrate: true,
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return standard;
  }
}

export const settings: Settings = $state(begin());

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage forgets the settings; the game goes on.
  }
}

/** Whether the system asks for less motion. */
export function reduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the last thing that touched the page was a finger. */
export const touch = $state({ last: matchMedia('(pointer: coarse)').matches });
addEventListener('pointerdown', (event) => (touch.last = event.pointerType === 'touch'), { capture: true, passive: true });
