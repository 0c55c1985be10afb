/**
 * How parts of the board come and go: with the player's pace, calmly for those who want no motion, and at once where
 * nobody could see it.
 */
import { fade, fly, scale, type TransitionConfig } from 'svelte/transition';
import { reduced, settings } from '../../settings.svelte';

/** Below this many milliseconds a transition would be over within a frame or two. */
const UNSEEN = 30;

function paced(time: number, move: (duration: number) => TransitionConfig): TransitionConfig {
  const duration = time / settings.pace;
  return duration < UNSEEN ? {} : move(duration);
}

/** A leaf, a drawer, a line of the story comes up. */
export const comeUp = (node: Element): TransitionConfig =>
  paced(240, (duration) => (reduced() ? fade(node, { duration }) : fly(node, { y: 40, duration })));

/** A line of the story makes room for the next. */
export const makeRoom = (node: Element): TransitionConfig => paced(150, (duration) => fade(node, { duration }));

/** A field or a cloud opens. */
export const lift = (node: Element): TransitionConfig =>
  reduced()
    ? paced(300, (duration) => fade(node, { duration }))
    : paced(900, (duration) => scale(node, { duration, start: 1.6, opacity: 0 }));
