/**
 * The results of a group's games, kept in this browser: those that were filled in on a score sheet, and those of tables. Whoever shows or
 * counts them reads them here.
 */

import type { SheetResult } from '../protocol';

export interface KeptResult {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly players: readonly { readonly name: string; readonly score: number; readonly won: boolean }[];
  /** `sheet`: filled in by hand. `box`: played with a real box beside the page. `table`: played on the page. */
  readonly source: 'sheet' | 'box' | 'table';
  /** The match, where there is one. */
  readonly match?: string;
}

const KEY = 'clutch.results';
/** Older ones make room. */
const MOST = 1000;

export function keptResults(): KeptResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptResult[]) : [];
  } catch {
    return [];
  }
}

function store(results: readonly KeptResult[]): KeptResult[] {
  const kept = results.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the result is shown, and gone with the page.
  }
  return kept;
}

/** Keep a result; the same match is kept once. */
export function keepResult(result: KeptResult): KeptResult[] {
  const others = keptResults().filter((kept) => result.match === undefined || kept.match !== result.match);
  return store([...others, result]);
}

/** Forget a result, by when it was kept. */
export function forgetResult(when: number): KeptResult[] {
  return store(keptResults().filter((kept) => kept.when !== when));
}

/** What one question to the table may carry; older sheets stay in this browser alone. */
const ROOM = 60_000;

const counts = (kept: KeptResult): boolean =>
  kept.source === 'sheet' &&
  typeof kept.game === 'string' &&
  Number.isSafeInteger(kept.when) &&
  Array.isArray(kept.players) &&
  kept.players.length > 0 &&
  kept.players.every((player) => typeof player.name === 'string' && player.name.trim() !== '' && Number.isSafeInteger(player.score));

/** The score sheets among them, the newest that fit, as the table counts them with a group's matches. */
export function keptSheets(): SheetResult[] {
  const sheets: SheetResult[] = [];
  let room = ROOM;
  for (const kept of keptResults().filter(counts).toReversed()) {
    const sheet = {
      game: kept.game,
      when: kept.when,
      players: kept.players.map((player) => ({ name: player.name, score: player.score, won: player.won })),
    };
    room -= new TextEncoder().encode(JSON.stringify(sheet)).length + 1;
    if (room < 0) break;
    sheets.push(sheet);
  }
  return sheets;
}
