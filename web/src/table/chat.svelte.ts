/** What was said at the table. */

import type { ChatLine, ChatMessage } from '../protocol';

export class Chat {
  lines: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);

  take(message: ChatMessage): void {
    const known = message.fresh ? [] : this.lines;
    const last = known.at(-1)?.serial ?? -1;
    const news = message.lines.filter((line) => line.serial > last);
    this.lines = [...known, ...news];
    if (!message.fresh) this.unread += news.length;
  }
}
