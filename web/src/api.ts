/** The HTTP part of the table. Every refusal is a `Problem` with a sentence for people. */

import type {
  Analysis,
  Best,
  Box,
  BranchBody,
  CarryLink,
  Catalogue,
  DoorState,
  FilledSheet,
  History,
  HowTo,
  Invitation,
  JoinBody,
  Joined,
  Languages,
  Matches,
  MatchMade,
  Me,
  NewMatch,
  Problem,
  Replay,
  Rules,
  ScoredSheet,
  SeatLink,
  Sheet,
  SheetResult,
  StateMessage,
  UploadBody,
} from './protocol';
import { settings } from './settings.svelte';
import { refusal, t } from './words';

/** The table said no. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(refusal(problem));
  }
}

/** There is no answer that could be read. */
const failed = (): Problem => ({
  code: 'busy',
  text: t(navigator.onLine ? 'failed' : 'offline.lobby'),
  rule: null,
  language: settings.language,
});

/** What was asked for before this program was here; each answer is read once. */
const { early = {} } = globalThis as { early?: Record<string, Promise<Response | undefined> | undefined> };

async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const asked = request.method === undefined ? early[path] : undefined;
  early[path] = undefined;
  const answer = await asked;
  if (answer?.ok) return answer;
  try {
    // Refusals are told in the page's language, which need not be the browser's.
    const headers = new Headers(request.headers);
    if (settings.language !== '') headers.set('accept-language', settings.language);
    return await fetch(path, { ...request, headers });
  } catch {
    throw new Refused(failed());
  }
}

async function ask<Answer>(path: string, body?: unknown, method = 'POST'): Promise<Answer> {
  const response = await reach(
    path,
    body === undefined ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    throw new Refused((answer as Problem | null) ?? failed());
  }
  return answer as Answer;
}

/**
 * Whoever comes for the first time gets a cookie with the first answer. Until it is there nothing more is asked in their name:
 * two first questions at the same time would make two people, and a match that one of them has just opened would be a stranger's to the
 * other.
 */
const KNOWN = 'clutch.known';
let welcome: Promise<unknown> | null = null;
function known(): Promise<unknown> {
  try {
    if (localStorage.getItem(KNOWN) !== null) return Promise.resolve();
  } catch {
    // Without storage one question comes first each time the page is opened.
  }
  welcome ??= ask('/api/me')
    .then(() => localStorage.setItem(KNOWN, '1'))
    .catch(() => undefined);
  return welcome;
}
async function personal<Answer>(path: string, body?: unknown): Promise<Answer> {
  await known();
  return ask<Answer>(path, body);
}

/** Text that is no message of the protocol. */
async function read(path: string): Promise<string> {
  const response = await reach(path);
  if (!response.ok) throw new Refused({ code: 'not_found', text: t('not.found'), rule: null, language: settings.language });
  return response.text();
}

/** Things that do not change while the page is open are fetched once. */
const kept = new Map<string, Promise<unknown>>();
function once<Answer>(path: string, get: (path: string) => Promise<Answer> = ask): Promise<Answer> {
  let answer = kept.get(path) as Promise<Answer> | undefined;
  if (answer === undefined) {
    answer = get(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const LINKS = 'clutch.links.';
/** The links of a match that was made in this browser: the server shows them only once. */
function keepLinks(made: MatchMade): MatchMade {
  try {
    localStorage.setItem(`${LINKS}${made.match}`, JSON.stringify(made.links));
  } catch {
    // Without storage the host asks for new links.
  }
  return made;
}

/** Keep the newest link of a seat: all that are kept of its match. */
export function keepLink(id: string, link: SeatLink): SeatLink[] {
  const links = [...keptLinks(id).filter((each) => each.seat !== link.seat), link];
  try {
    localStorage.setItem(`${LINKS}${id}`, JSON.stringify(links));
  } catch {
    // Without storage it is shown once.
  }
  return links;
}

export function keptLinks(id: string): SeatLink[] {
  try {
    return JSON.parse(localStorage.getItem(`${LINKS}${id}`) ?? '[]') as SeatLink[];
  } catch {
    return [];
  }
}

/** The seats that this browser holds by links of its own, of all matches. */
export function heldLinks(): { match: string; link: SeatLink }[] {
  const matches = Object.keys(localStorage).filter((key) => key.startsWith(LINKS));
  return matches.flatMap((key) => {
    const match = key.slice(LINKS.length);
    return keptLinks(match)
      .filter((link) => link.kind === 'seat')
      .map((link) => ({ match, link }));
  });
}

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;
const game = (name: string): string => `/api/games/${encodeURIComponent(name)}`;

export const api = {
  catalogue: () => once<Catalogue>('/api/games'),
  /** A game's rules; in English if they are not written in the language. */
  rules: (name: string, language: string) => once<Rules>(`${game(name)}/rules?language=${language}`),
  /** How a game is played, for people; in English if that is not written in the language. */
  howto: (name: string, language: string) => once<HowTo>(`${game(name)}/howto?language=${language}`),
  /** All of a game that is there to read, for a device that keeps it. */
  readable: (name: string, language: string): readonly string[] => [
    `${game(name)}/rules?language=${language}`,
    `${game(name)}/howto?language=${language}`,
    `${game(name)}/components`,
    `${game(name)}/box?language=${language}`,
    `/api/words/${encodeURIComponent(language)}/${encodeURIComponent(name)}`,
  ],
  /** What a game's score sheet asks for, and what a filled-in one comes to. */
  sheet: (name: string) => once<Sheet>(`${game(name)}/sheet`),
  score: (name: string, body: FilledSheet) => ask<ScoredSheet>(`${game(name)}/score`, body),
  /** A game's components as its file has them, and as tables in words. */
  components: (name: string) => once<Record<string, unknown>>(`${game(name)}/components`),
  box: (name: string, language: string) => once<Box>(`${game(name)}/box?language=${language}`),
  languages: () => once<Languages>('/api/words'),
  /** The messages of the page, or of a game, in a language. */
  words: (language: string, part: string) => once(`/api/words/${encodeURIComponent(language)}/${encodeURIComponent(part)}`, read),
  /** High scores of those who played alone. */
  best: (name: string, by: readonly string[]) =>
    personal<Best>(`${game(name)}/best?${by.map((option) => `by=${encodeURIComponent(option)}`).join('&')}`),
  me: () => personal<Me>('/api/me'),
  rename: (name: string) => personal<Me>('/api/me', { name }),
  /** Be forgotten: by the table, and by this browser but for its settings. */
  forget: async (): Promise<void> => {
    await ask('/api/me', {}, 'DELETE');
    for (const key of Object.keys(localStorage)) if (key.startsWith('clutch.') && key !== 'clutch.settings') localStorage.removeItem(key);
  },
  mine: (archived = false) => personal<Matches>(`/api/me/matches${archived ? '?archived=true' : ''}`),
  /** The groups in which one has played, with the score sheets that this browser keeps. */
  history: (sheets: SheetResult[]) => personal<History>('/api/me/history', sheets.length > 0 ? { sheets } : undefined),
  spreadsheet: '/api/me/history.csv',
  /** The same file with score sheets counted in. */
  spreadsheetWith: async (sheets: SheetResult[]): Promise<Blob> => {
    const headers = { 'content-type': 'application/json' };
    await known();
    const response = await reach('/api/me/history.csv', { method: 'POST', headers, body: JSON.stringify({ sheets }) });
    if (!response.ok) throw new Refused(((await response.json().catch(() => null)) as Problem | null) ?? failed());
    return response.blob();
  },
  /** A link for another device, and becoming its person. */
  carry: () => personal<CarryLink>('/api/me/carry', {}),
  take: (token: string) => ask<Me>('/api/me/take', { token }),
  /** How this table can be reached. */
  door: () => ask<DoorState>('/api/door'),
  openDoor: (open: boolean) => ask<DoorState>('/api/door', { open }),
  lobby: () => personal<Matches>('/api/matches'),
  create: (wish: NewMatch) => personal<MatchMade>('/api/matches', wish).then(keepLinks),
  state: (id: string) => personal<StateMessage>(match(id)),
  join: (id: string, body: JoinBody) => personal<Joined>(`${match(id)}/join`, body),
  invitation: (id: string, token: string) => personal<Invitation>(`${match(id)}/invitation`, { token }),
  link: (id: string, seat: number) => personal<SeatLink>(`${match(id)}/link`, { seat }),
  replay: (id: string, seat: number | null, first: number) =>
    personal<Replay>(`${match(id)}/replay?first=${first}&count=200${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (id: string) => personal<Analysis>(`${match(id)}/analysis`),
  analyse: (id: string) => personal<Analysis>(`${match(id)}/analysis`, {}),
  branch: (id: string, body: BranchBody) => personal<MatchMade>(`${match(id)}/branch`, body).then(keepLinks),
  upload: (body: UploadBody) => personal<MatchMade>('/api/records', body),
  record: (id: string) => `${match(id)}/record`,
  socket: (id: string, since: number | null) =>
    `${location.origin.replace(/^http/, 'ws')}/ws/matches/${encodeURIComponent(id)}?${new URLSearchParams({
      language: settings.language,
      ...(since === null ? {} : { since: String(since) }),
    }).toString()}`,
};

/** The sentence for anything that went wrong. */
export function sentence(error: unknown): string {
  return error instanceof Refused ? error.message : t('failed');
}
