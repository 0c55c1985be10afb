/** What somebody points at beside the board: a line of the log, a hint, a move in words. A board that knows its place lights it. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { EventLine, LegalMove } from '../protocol';
import type { Fact } from './narrowing';

/** An event that is told, or a move that may be made: their kinds may have the same names. */
export interface Lit {
  readonly of: 'event' | 'move';
  readonly kind: string;
  readonly parameters: Readonly<Record<string, Fact>>;
}

export const ofEvent = (event: Pick<EventLine, 'kind' | 'facts'>): Lit => ({ of: 'event', kind: event.kind, parameters: event.facts });

export const ofMove = (move: Pick<LegalMove, 'kind' | 'parameters'>): Lit => ({ of: 'move', kind: move.kind, parameters: move.parameters });

class Spotlight {
  /** What is pointed at now; boards read it. */
  lit: Lit | null = $state.raw(null);

  /**
   * Follows the mouse, the focus and the finger over a list: `find` says what the element under them stands for.
   * A mouse and a focus put the light out when they leave; a tap keeps it until the next one somewhere else.
   */
  over(find: (element: Element) => Lit | null): Attachment<HTMLElement> {
    return (list) => {
      let mine: Lit | null = null;
      const show = (target: EventTarget | null): void => {
        mine = target instanceof Element ? find(target) : null;
        this.lit = mine;
      };
      const hide = (): void => {
        // A list that is taken away loses the focus while the page is being drawn: that must not count as part of the drawing.
        untrack(() => {
          if (mine !== null && this.lit === mine) this.lit = null;
        });
        mine = null;
      };
      const away = new AbortController();
      const { signal } = away;
      list.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event.target), { signal });
      list.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hide(), { signal });
      list.addEventListener('click', (event) => show(event.target), { signal });
      list.addEventListener(
        'focusin',
        (event) => event.target instanceof Element && event.target.matches(':focus-visible') && show(event.target),
        { signal },
      );
      list.addEventListener('focusout', hide, { signal });
      document.addEventListener('pointerdown', (event) => event.target instanceof Node && !list.contains(event.target) && hide(), {
        signal,
      });
      return () => {
        away.abort();
        hide();
      };
    };
  }
}

export const spotlight = new Spotlight();
