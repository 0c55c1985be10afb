/** Mouse, fingers and keys: dominoes are picked up, turned and laid, the island is moved. */

import { tick, untrack } from 'svelte';
import { allows, type Pattern } from '../../table/narrowing';
import { spotOf } from '../camera.svelte';
import { centre, inside, type Spot, toPlane } from '../plane';
import { Part } from '../part.svelte';
import { HOLE, bounds, clockwise, type Direction, keyOf, nearest, type Placement, turned, walk } from './geometry';
import { patternOf, REACH } from './seeking.svelte';
import type { Nursery } from './nursery.svelte';

export const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

export class Handling extends Part<Nursery> {
  readonly focusGhost = async (place: Placement): Promise<void> => {
    this.at.seeking.cursor = place;
    await tick();
    this.at.root?.querySelector<SVGGElement>(`[data-place="${keyOf(place)}"] .choice`)?.focus();
  };

  readonly turn = (quarters = 1): void => {
    if (!this.at.seeking.mayPlace && this.at.seeking.drag === null) return;
    const from = this.at.seeking.active;
    const chosen = this.at.seeking.selected;
    this.at.seeking.facing = clockwise(this.at.seeking.facing, quarters);
    if (this.at.seeking.pointer !== null && !this.at.seeking.keyboard)
      this.at.seeking.cursor = nearest(
        this.at.seeking.legal.filter((place) => place.direction === this.at.seeking.facing),
        this.at.seeking.pointer,
        REACH,
      );
    else if (from !== null) {
      const next = turned(this.at.seeking.legal, from, this.at.seeking.facing);
      if (next === null) return;
      if (this.at.seeking.keyboard && document.activeElement?.closest('[data-place]')) void this.focusGhost(next);
      else if (chosen !== null) this.at.choose(patternOf(next));
      else this.at.seeking.cursor = next;
    }
  };

  readonly press = (pressed: KeyboardEvent): void => {
    const target = pressed.target as Element | null;
    if (target?.closest?.('input, textarea, select, dialog') || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    this.at.seeking.keyboard = true;
    const way = ARROWS[pressed.key];
    if (pressed.key === 'Escape' && this.at.opened !== null) this.at.opened = null;
    else if (this.at.seeking.mayPlace && pressed.key.toLowerCase() === 't') this.turn(pressed.shiftKey ? -1 : 1);
    else if (this.at.seeking.mayPlace && way !== undefined && (target === document.body || target?.closest?.('[data-cell]'))) {
      const from = this.at.seeking.cursor ?? nearest(this.at.seeking.ghosts, centre(bounds(this.at.mine)));
      // From elsewhere on the board the arrows lead to the ghosts; at the edge of the ghosts they stay.
      const next = from !== null && target?.closest?.('[data-place]') ? walk(this.at.seeking.ghosts, from, way) : from;
      if (next !== null) void this.focusGhost(next);
    } else if (!this.at.sight.camera.press(pressed)) return;
    pressed.preventDefault();
    pressed.stopPropagation();
  };

  readonly focused = (moved: FocusEvent): void => {
    const key = (moved.target as Element).closest<SVGGElement>('[data-place]')?.dataset.place;
    const place = this.at.seeking.ghosts.find((each) => keyOf(each) === key);
    if (place !== undefined && this.at.seeking.keyboard) {
      this.at.seeking.cursor = place;
      this.at.seeking.pointer = null;
    }
  };

  // Mouse and fingers

  start: Spot | null = null;

  readonly touchSea = (pressed: PointerEvent): void => {
    this.at.seeking.keyboard = false;
    this.at.sight.camera.touch(pressed, spotOf(this.at.root, pressed));
  };

  readonly grab = (pressed: PointerEvent, domino: string): void => {
    this.at.seeking.keyboard = false;
    if (pressed.button !== 0 || !allows(this.at.narrowing, { kind: 'pick', with: { domino } })) return;
    const spot = spotOf(this.at.root, pressed);
    this.start = spot;
    this.at.seeking.drag = { domino, ...spot, moved: false };
  };

  readonly hover = (spot: Spot): void => {
    this.at.seeking.pointer = toPlane(this.at.sight.lens, spot);
    this.at.seeking.cursor =
      this.at.seeking.seeking && inside(this.at.layout.sea, spot) ? nearest(this.at.seeking.ghosts, this.at.seeking.pointer, REACH) : null;
  };

  readonly move = (moved: PointerEvent): void => {
    const spot = spotOf(this.at.root, moved);
    if (this.at.seeking.drag !== null && this.start !== null) {
      const far = this.at.seeking.drag.moved || Math.hypot(spot.x - this.start.x, spot.y - this.start.y) > 9;
      // A finger must not hide what it carries.
      const tip = moved.pointerType === 'touch' ? { x: spot.x, y: spot.y - 46 } : spot;
      this.at.seeking.drag = { ...this.at.seeking.drag, ...tip, moved: far };
      if (far) this.hover(tip);
      return;
    }
    if (moved.pointerType !== 'touch') this.at.hole = inside(this.at.layout.sea, spot) ? this.holeAt(spot, 0.3) : null;
    if (this.at.sight.camera.holds(moved)) this.at.sight.camera.drag(moved, spot);
    else if (moved.pointerType !== 'touch' && this.at.seeking.seeking && !this.at.seeking.keyboard) this.hover(spot);
  };

  readonly release = (moved: PointerEvent): void => {
    this.at.sight.camera.release(moved);
    if (this.at.seeking.drag !== null) {
      const place = this.at.seeking.drag.moved ? this.at.seeking.active : null;
      if (place !== null) this.goal = { domino: this.at.seeking.drag.domino, place };
      this.at.seeking.drag = null;
      if (moved.pointerType === 'touch') this.at.seeking.pointer = null;
    }
  };

  readonly cancel = (moved: PointerEvent): void => {
    this.at.sight.camera.release(moved);
    this.at.seeking.drag = null;
  };

  /** The square of the island whose watering hole is about there. */
  private readonly holeAt = (spot: Spot, reach: number): Spot | null => {
    const { x, y } = toPlane(this.at.sight.lens, spot);
    const near = (square: Spot): boolean => Math.hypot(x - square.x - HOLE.x, y - square.y - HOLE.y) < reach;
    return this.at.cellsOf(this.at.main).find((square) => square.hole && near(square)) ?? null;
  };

  readonly clickSea = (clicked: MouseEvent): void => {
    if ((clicked.target as Element).closest('.choice, [role="button"]')) return;
    const spot = spotOf(this.at.root, clicked);
    // A finger that lays nothing may be less exact.
    this.at.hole = this.holeAt(spot, this.at.seeking.mayPlace ? 0.4 : 0.65);
    if (this.at.hole !== null || !this.at.seeking.mayPlace) return;
    const place = nearest(this.at.seeking.ghosts, toPlane(this.at.sight.lens, spot), REACH);
    if (place !== null) this.at.choose(patternOf(place));
  };

  readonly roll = (rolling: WheelEvent): void =>
    this.at.sight.camera.wheel(rolling, spotOf(this.at.root, rolling), this.at.seeking.seeking ? this.turn : null);

  /** A domino that was dropped: it is picked, and placed as soon as the table agrees. Both go the way of every other choice. */
  goal: { domino: string; place: Placement } | null = $state(null);

  constructor(at: Nursery) {
    super(at);

    // A new domino is a new search; with the keyboard the first ghost takes the focus.
    $effect(() => {
      if (!this.at.seeking.mayPlace) {
        this.at.seeking.cursor = null;
        return;
      }
      untrack(() => {
        const start = nearest(this.at.seeking.ghosts, centre(bounds(this.at.mine)));
        if (this.at.seeking.keyboard && start !== null) void this.focusGhost(start);
      });
    });

    $effect(() => {
      if (this.goal === null) return;
      const { domino, place } = this.goal;
      const pick: Pattern = { kind: 'pick', with: { domino } };
      const there = patternOf(place);
      const open = allows(this.at.narrowing, pick);
      untrack(() => {
        if (this.at.view.step === 'pick' && open) this.at.choose(pick);
        else if (this.at.seeking.mayPlace && this.at.view.picked?.domino === domino) {
          this.goal = null;
          this.at.seeking.facing = place.direction;
          if (allows(this.at.narrowing, there)) this.at.choose(there);
        } else if (this.at.view.turn !== this.at.home || (this.at.view.picked !== null && this.at.view.picked.domino !== domino))
          this.goal = null;
      });
    });
  }
}
