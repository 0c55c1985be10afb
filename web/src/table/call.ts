/**
 * Calling somebody to their turn who looks elsewhere: in the title, on the icon, by a notification, by a shake. Each can be switched off.
 */

import { settings } from '../settings.svelte';

const SHAKE = [120, 60, 120];

/** Whether this browser can show notifications to this page: over HTTPS, or on the table's own machine. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Ask for the right to notify; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted');
}

/** The title of a table's page. */
export function title(mine: boolean, words: readonly string[], yours: string): string {
  const call = mine && settings.callTitle ? [`● ${yours}`] : [];
  return [...call, ...words].join(' · ');
}

/** The sign on the icon of the installed page. */
export function mark(mine: boolean): void {
  const shown = mine && settings.badge ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // a page that is not installed has no icon
}

/** It has become somebody's turn. */
export function call(text: string, path: string): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
  if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted') void notify(text, path);
}

async function notify(text: string, path: string): Promise<void> {
  // `vibrate` is what a phone knows beyond the standard.
  const shown = { body: text, tag: path, icon: '/icon-192.png', data: { path }, ...(settings.vibrate ? { vibrate: SHAKE } : {}) };
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker?.active) await worker.showNotification('Clutch', shown);
    else new Notification('Clutch', shown).onclick = () => focus();
  } catch {
    // Some phones notify through the worker alone.
  }
}

/** The turn is over: nobody needs to be called any more. */
export async function quiet(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const shown of (await worker?.getNotifications({ tag: path })) ?? []) shown.close();
}
