/** Where in a finished game one looks, and how the positions play on by themselves. */

import { STILL, type Beat, type GameBoard } from '../boards/types';
import { seatName } from '../lobby/levels';
import type { StateMessage } from '../protocol';
import { reduced } from '../settings.svelte';
import type { Offer } from '../table/narrowing';
import { Player } from '../table/player';
import { play as sound } from '../table/sound';
import type { Step } from './steps';

const SPEEDS = [1, 2, 4, 0.5];
/** Between two positions that play by themselves, in milliseconds at normal speed. */
const BREATH = 500;

/** A better move than the one that was made: what is said of it, what would have been chosen, and what the mover saw. */
export interface Better {
  readonly said: string;
  readonly offer: Offer;
  readonly view: unknown;
}

export class Playback {
  board: GameBoard | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  at = $state(0);
  shown: StateMessage | null = $state.raw(null);
  beat: Beat = $state.raw(STILL);
  running = $state(false);
  /** Shown at the position in which it could have been made, until another one is shown. */
  better: Better | null = $state.raw(null);
  speed = $state(1);

  readonly last: number = $derived(Math.max(0, this.steps.length - 1));
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly names: readonly string[] = $derived(this.shown?.table.seats.map(seatName) ?? []);

  private timer = 0;
  private readonly player = new Player<StateMessage>({
    duration: (event, all) => {
      if (this.board === null || document.hidden) return 0;
      return (reduced() ? 250 : this.board.duration(event, true, all)) / this.speed;
    },
    turning: (all) => this.board?.turning(all) ?? 0,
    show: (now) => {
      this.shown = now.state;
      this.beat = now.event === null ? STILL : { event: now.event, events: now.events, index: now.index };
      if (now.event === null) this.later();
    },
    tell: (event, hurried) => !hurried && sound(this.board?.sound(event) ?? null),
  });

  end(): void {
    this.player.end();
    clearTimeout(this.timer);
  }

  /** Other positions of the same game: the place in it stays. */
  take(steps: readonly Step[]): void {
    this.steps = steps;
    this.jump(Math.min(this.at, Math.max(0, steps.length - 1)));
  }

  readonly jump = (to: number): void => {
    const state = this.steps[to]?.state;
    if (state === undefined) return;
    this.at = to;
    this.better = null;
    this.player.jump(state);
  };

  /** Go to the position of a number that the table gave. */
  readonly jumpTo = (n: number): void =>
    this.jump(
      Math.max(
        0,
        this.steps.findIndex((each) => each.n === n),
      ),
    );

  readonly forward = (): void => {
    const state = this.steps[this.at + 1]?.state;
    if (state === undefined) return;
    if (this.player.busy) this.player.skip();
    this.at += 1;
    this.better = null;
    this.player.push({ state, events: state.events });
  };

  readonly backward = (): void => {
    this.running = false;
    this.jump(Math.max(0, this.at - 1));
  };

  readonly slide = (to: number): void => {
    this.running = false;
    this.jump(to);
  };

  /** Go to the position of a number that the table gave, and stay there. */
  readonly slideTo = (n: number): void => {
    this.running = false;
    this.jumpTo(n);
  };

  /** Go to the position in which a better move could have been made, and show it there. */
  readonly showBetter = (n: number, better: Better): void => {
    this.slideTo(n);
    this.better = better;
  };

  readonly toggle = (): void => {
    this.running = !this.running;
    if (this.running && this.at >= this.last) this.jump(0);
    else if (this.running) this.forward();
    else clearTimeout(this.timer);
  };

  readonly skip = (): void => this.player.skip();

  readonly faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  };

  /** While it plays by itself, the next position comes after a breath. */
  private later(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.timer = window.setTimeout(() => {
      if (this.at < this.last) this.forward();
      else this.running = false;
    }, BREATH / this.speed);
  }
}
