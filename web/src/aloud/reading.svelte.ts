/** Reads a table to somebody who cannot read: what happened, whose turn it is, what to do, and who won. */

import { untrack } from 'svelte';
import { voice } from '../parts/voice';
import type { EventLine } from '../protocol';
import { list, t } from '../words';
import type { Asked } from '../table/asked.svelte';
import type { Session } from '../table/session.svelte';

/** Begin to read: inside a component, until that is gone. */
export function readAloud(session: Session, asked: Asked): void {
  let last: EventLine | undefined;
  let begun = false;
  let turn: number | null = null;
  let asking = '';

  const tell = (event: EventLine): string => session.words.say('aloud', event.kind, event.facts, session.names, '');
  const mine = (event: EventLine): boolean => session.newest?.held.includes(Number(event.facts.seat)) ?? false;

  $effect(() => {
    const { log } = session.story;
    untrack(() => {
      const known = last === undefined ? -1 : log.lastIndexOf(last);
      // What lies in the past when the page opens is not told.
      for (const event of begun && known >= 0 ? log.slice(known + 1) : []) voice.say(tell(event), !mine(event));
      last = log.at(-1);
      begun = true;
    });
  });

  $effect(() => {
    const { prompt, yours } = asked;
    const { busy, names } = session;
    const { awaitsTap } = session.showing;
    const over = session.shown?.result ?? null;
    untrack(() => {
      const say = (kind: string): string => session.words.say('asked', kind, { ...prompt?.facts, seat: prompt?.seat ?? 0 }, names, '');
      if (awaitsTap) voice.say(say('tap'));
      if (busy || prompt === null || over !== null) return;
      // The same question is asked once, however often the table tells of it.
      const question = `${session.shown?.n} ${prompt.kind} ${prompt.seat}`;
      if (question === asking) return;
      asking = question;
      if (yours) voice.say(say(prompt.kind));
      else if (prompt.seat !== turn) voice.say(say('wait'), true);
      turn = prompt.seat;
    });
  });

  $effect(() => () => voice.hush());
}

/** Who won, and what can be done then. */
export function tellEnd(session: Session): void {
  const result = session.newest?.result;
  if (!result) return;
  const { winners } = result;
  const mine = session.seat !== null && !session.hot && winners.includes(session.seat);
  const names = list(winners.map((seat) => session.names[seat] ?? ''));
  const told = winners.length === 0 ? '' : t(winners.length > 1 ? 'aloud.end.shared' : mine ? 'aloud.end.win' : 'aloud.end.won', { names });
  voice.say([told, t('aloud.again')].filter(Boolean).join(' '));
}
