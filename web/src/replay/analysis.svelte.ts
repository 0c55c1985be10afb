/** What bots think of a finished game: asked for by somebody, reckoned by the table, looked up again until it is done. */

import { api } from '../api';
import type { Analysis } from '../protocol';

const PAUSE = 1200;

export class Judgement {
  analysis: Analysis | null = $state.raw(null);
  private timer = 0;

  constructor(private readonly match: string) {}

  /** What is there already. */
  async look(): Promise<void> {
    this.analysis = await api.analysis(this.match).catch(() => null);
    this.watch();
  }

  async ask(): Promise<void> {
    this.analysis = await api.analyse(this.match);
    this.watch();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private watch(): void {
    if (this.analysis?.status !== 'running') return;
    this.timer = window.setTimeout(
      () =>
        void api
          .analysis(this.match)
          .then((found) => {
            this.analysis = found;
            this.watch();
          })
          .catch(() => undefined),
      PAUSE,
    );
  }
}
