/** Cutting a picture out of a board. */

import type { Rect } from '../boards/plane';

/** Nothing is drawn more than so much larger than at a table. */
const MOST = 1.5;

/** The window onto the whole that shows a part as large as `room` pixels allow: as broad as the picture, and never beyond the whole. */
export function cut(part: Rect, whole: Rect, room: number): Rect {
  const w = Math.min(whole.w, Math.max(part.w, room / MOST));
  const h = Math.min(whole.h, part.h);
  const within = (from: number, least: number, most: number): number => Math.min(Math.max(from, least), most);
  return {
    x: within(part.x + part.w / 2 - w / 2, whole.x, whole.x + whole.w - w),
    y: within(part.y + part.h / 2 - h / 2, whole.y, whole.y + whole.h - h),
    w,
    h,
  };
}
