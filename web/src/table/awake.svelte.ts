/** The screen stays awake while a phone lies on the table beside a real box. */

interface Held {
  release(): Promise<void>;
}

/** Keep the screen awake as long as `wanted` says so; browsers let it go when the page is hidden, so it is asked for again. */
export function stayAwake(wanted: () => boolean): void {
  $effect(() => {
    const locks = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<Held> } }).wakeLock;
    if (!wanted() || locks === undefined) return;
    let held: Held | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.hidden || over) return;
      try {
        const lock = await locks.request('screen');
        if (over) await lock.release();
        else held = lock;
      } catch {
        // A browser that saves its battery says no: the screen goes dark as usual.
      }
    };
    const again = (): void => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  });
}
