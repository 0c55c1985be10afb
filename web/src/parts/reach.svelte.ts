/** Who can reach this table: links lead where others find it, and not only this machine. */

import { api } from '../api';
import type { DoorState } from '../protocol';

/** Whether this page was opened by a name that means this machine and no other. */
export const here = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

export const reach: { door: DoorState | null } = $state({ door: null });

/** Ask how the table can be reached; elsewhere than at its own machine the page's own address is the way. */
export async function look(): Promise<void> {
  if (here) reach.door = await api.door().catch(() => reach.door);
}

/** The whole address behind a link of ours, as others can open it. */
export function whole(link: string): string {
  return new URL(link, (here && reach.door?.address) || location.origin).href;
}
