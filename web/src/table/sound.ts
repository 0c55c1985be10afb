/** Short, quiet, synthesised sounds; silent until asked for. */

import { settings } from '../settings.svelte';

export type Note = 'card' | 'turn' | 'peek' | 'gain' | 'points' | 'win' | 'yours' | 'no';

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly time: number;
  readonly wave: OscillatorType;
  readonly loud: number;
  readonly wait?: number;
}

const NOTES: Record<Note, readonly Tone[]> = {
  card: [{ from: 420, to: 180, time: 0.07, wave: 'triangle', loud: 0.05 }],
  turn: [{ from: 260, to: 520, time: 0.12, wave: 'triangle', loud: 0.05 }],
  peek: [{ from: 660, to: 880, time: 0.14, wave: 'sine', loud: 0.04 }],
  gain: [{ from: 300, to: 200, time: 0.1, wave: 'sine', loud: 0.07 }],
  points: [
    { from: 784, to: 784, time: 0.09, wave: 'sine', loud: 0.04 },
    { from: 1046, to: 1046, time: 0.12, wave: 'sine', loud: 0.04, wait: 0.07 },
  ],
  win: [
    { from: 523, to: 523, time: 0.18, wave: 'triangle', loud: 0.05 },
    { from: 659, to: 659, time: 0.18, wave: 'triangle', loud: 0.05, wait: 0.14 },
    { from: 784, to: 784, time: 0.4, wave: 'triangle', loud: 0.06, wait: 0.28 },
  ],
  yours: [
    { from: 587, to: 587, time: 0.1, wave: 'sine', loud: 0.05 },
    { from: 880, to: 880, time: 0.16, wave: 'sine', loud: 0.05, wait: 0.09 },
  ],
  no: [{ from: 180, to: 140, time: 0.14, wave: 'square', loud: 0.02 }],
};

let context: AudioContext | null = null;

export function play(note: Note | null): void {
  if (note === null || !settings.sound) return;
  context ??= new AudioContext();
  for (const tone of NOTES[note]) {
    const begin = context.currentTime + (tone.wait ?? 0);
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = tone.wave;
    voice.frequency.setValueAtTime(tone.from, begin);
    voice.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.time);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(tone.loud, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + tone.time);
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + tone.time + 0.02);
  }
}
