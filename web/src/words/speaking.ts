/** Loads words: the page's own at the start and when the language is changed, a game's when it is opened. */

import { api } from '../api';
import { settings } from '../settings.svelte';
import { choose } from './choose';
import { GameWords } from './game_words';
import { Messages } from './messages';
import { spoken } from './spoken.svelte';

const PAUSE = 2000;

/** Speak another language from now on; what was spoken before stays until its words are here. */
export async function speak(language: string): Promise<void> {
  spoken.takePage(language, await api.words(language, 'page'));
  settings.language = language;
  document.documentElement.lang = language;
}

/** Words for the first screen: in the language that was chosen before, or in one that the browser asks for. */
export async function begin(): Promise<void> {
  for (;;) {
    try {
      const codes = (await api.languages()).languages.map((each) => each.code);
      await speak(choose([settings.language, ...navigator.languages], codes));
      return;
    } catch {
      // Without words there is no page: the table is asked again until it answers.
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** A game's words in the chosen language; they are read once. */
const read = new Map<string, Promise<GameWords>>();
export async function gameWords(game: string): Promise<GameWords> {
  const language = settings.language;
  const key = `${language}/${game}`;
  let words = read.get(key);
  if (words === undefined) {
    words = api.words(language, game).then((source) => new GameWords(new Messages(language, source)));
    read.set(key, words);
    words.catch(() => read.delete(key));
  }
  const found = await words;
  // Words that were asked for before the language was changed may come late.
  if (language === settings.language) spoken.takeGame(game, found);
  return found;
}
