/** What has been loaded of the chosen language: the page's own messages, and the words of games. */

import type { GameWords } from './game_words';
import { type Facts, Messages } from './messages';

class Spoken {
  private page: Messages | null = $state.raw(null);
  private games: Readonly<Record<string, GameWords>> = $state.raw({});

  /** A sentence of the page; before there are any words, its key. Keys are the names of messages, with dots for dashes. */
  say(key: string, facts: Facts): string {
    return this.page?.say(key.replaceAll('.', '-'), facts) ?? key;
  }

  has(key: string): boolean {
    return this.page?.has(key.replaceAll('.', '-')) ?? false;
  }

  /** The words of a game as far as they are loaded. */
  of(game: string): GameWords | undefined {
    return this.games[game];
  }

  takePage(language: string, source: string): void {
    this.page = new Messages(language, source);
  }

  takeGame(game: string, words: GameWords): void {
    if (this.games[game] !== words) this.games = { ...this.games, [game]: words };
  }
}

export const spoken = new Spoken();
