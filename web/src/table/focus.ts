/**
 * The focus is never lost. Where what had it vanishes, the board takes it at once, and hands it on to what may be chosen next, the nearest
 * first. Whoever points with a mouse or a finger is left alone.
 */

import type { Spot } from './walk';

/** What is looked at for changes: things that come and go, and buttons that cannot be pressed any more. */
const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['disabled', 'inert', 'tabindex'],
};

const centre = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The nearest of some elements; undefined if there is none. */
function closest<Kind extends Element>(elements: readonly Kind[], from: Spot): Kind | undefined {
  const away = (element: Kind): number => Math.hypot(centre(element).x - from.x, centre(element).y - from.y);
  return elements.reduce<Kind | undefined>((best, each) => (best === undefined || away(each) < away(best) ? each : best), undefined);
}

/** Watch over the focus of a table whose board is in `place`, until the returned function is called. */
export function keepFocus(place: HTMLElement): () => void {
  /** Where the focus was last, and whether the board keeps it for what comes next. */
  let last: Spot | null = null;
  let keeping = false;
  let pointing = false;
  let frame = 0;

  const taken = (event: FocusEvent): void => {
    const target = event.target as Element;
    if (target !== place) {
      last = centre(target);
      keeping = false;
    }
  };
  const point = (): void => {
    pointing = true;
    keeping = false;
  };
  const press = (): void => void (pointing = false);

  function mend(): void {
    frame = 0;
    const focus = document.activeElement;
    const lost = focus === null || focus === document.body;
    if (pointing || last === null || !(lost || (keeping && focus === place))) return;
    const open = [...place.querySelectorAll<SVGElement | HTMLElement>('.choice.open')];
    const next = closest(open, last);
    if (next !== undefined) next.focus({ preventScroll: place.contains(next) && next instanceof SVGElement });
    else if (lost) {
      place.focus({ preventScroll: true });
      keeping = true;
    }
  }
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(mend)));
  observer.observe(document.body, WATCHED);
  document.addEventListener('focusin', taken);
  addEventListener('pointerdown', point, { capture: true, passive: true });
  addEventListener('keydown', press, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', taken);
    removeEventListener('pointerdown', point, { capture: true });
    removeEventListener('keydown', press, { capture: true });
  };
}
