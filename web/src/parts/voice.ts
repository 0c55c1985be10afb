/**
 * The browser's voice, for those who cannot read: it says one sentence after the other, in the page's language. Without a voice, or while
 * it is switched off, it is silent.
 */

import { settings } from '../settings.svelte';

interface Sentence {
  readonly text: string;
  /** It may be left out when something that matters more is to be said. */
  readonly minor: boolean;
}

/** A voice that never says that it is through is not waited for longer than this, in milliseconds: so much, and so much a letter. */
const PATIENCE = 1500;
const LETTER = 120;

/** How long a sentence takes, about, in milliseconds. */
export const timeOf = (text: string): number => (text === '' ? 0 : 500 + text.length * 60);

class Voice {
  /** What is said once more when somebody asks for it. */
  private last = '';
  private waiting: readonly Sentence[] = [];
  private speaking: SpeechSynthesisUtterance | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say a sentence after those that are waiting; what matters more drops what matters less. */
  say(text: string, minor = false): void {
    if (!settings.aloud || text === '') return;
    if (!minor) this.last = text;
    if (this.waiting.at(-1)?.text === text) return;
    this.waiting = [...this.waiting.filter((each) => minor || !each.minor), { text, minor }];
    if (this.speaking === null) this.next();
  }

  /** Say once more what is to be done. */
  again(): void {
    const text = this.last;
    this.hush();
    this.say(text);
  }

  /** Say nothing more of all that is waiting. */
  hush(): void {
    this.waiting = [];
    clearTimeout(this.timer);
    if (this.speaking !== null) {
      this.speaking = null;
      speechSynthesis.cancel();
    }
  }

  private next(): void {
    const [sentence, ...rest] = this.waiting;
    this.waiting = rest;
    this.speaking = sentence === undefined ? null : spoken(sentence.text);
    if (sentence === undefined) return;
    if (this.speaking === null) return this.next();
    const said = this.speaking;
    const through = (): void => {
      if (this.speaking !== said) return;
      clearTimeout(this.timer);
      this.speaking = null;
      this.next();
    };
    said.onend = said.onerror = through;
    this.timer = setTimeout(through, PATIENCE + sentence.text.length * LETTER);
    speechSynthesis.speak(said);
  }
}

/** A sentence for the browser's voice; null where there is none that speaks the language. */
function spoken(text: string): SpeechSynthesisUtterance | null {
  if (!('speechSynthesis' in globalThis) || !('SpeechSynthesisUtterance' in globalThis)) return null;
  const voices = speechSynthesis.getVoices();
  const voice = voices.find((each) => each.lang.toLowerCase().startsWith(settings.language));
  if (voices.length > 0 && voice === undefined) return null;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = voice?.lang ?? settings.language;
  if (voice !== undefined) said.voice = voice;
  said.rate = 0.95;
  return said;
}

export const voice = new Voice();
