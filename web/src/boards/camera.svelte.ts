/**
 * The camera of a board: all that matters is in view until somebody moves it, by dragging, pinching, the wheel or keys.
 *
 * It works on pointer events alone, so that mouse, finger and pen are one, and leaves the drawing to the board: `lens` is where the board
 * lies.
 */

import { bring, centre, inside, type Lens, type Rect, shift, type Spot, zoom } from './plane';

/** How far a press may stray before it is a drag, in pixels. */
const STRAY = 8;
const WHEEL = 0.0016;
/** A notch of a wheel: how much it must roll, how long one notch lasts, and when a roll is over, in milliseconds. */
const NOTCH = { roll: 40, apart: 130, over: 260 };
const KEY_STEP = 70;
const KEY_ZOOM = 1.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/** What the camera looks at. */
export interface Stage {
  /** The lens that shows all that matters. */
  fitted(): Lens;
  /** The part of the screen that it fills. */
  room(): Rect;
  /** The smallest and largest scale; what fits is never too small. */
  readonly least: number;
  readonly most: number;
}

/** What the camera must know of a pointer event. */
export type Pointer = Pick<PointerEvent, 'pointerId'>;
export type Wheel = Pick<WheelEvent, 'deltaY' | 'ctrlKey' | 'preventDefault'>;
export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

export class Camera {
  /** Where somebody has moved it; null while it shows all that matters. */
  moved: Lens | null = $state.raw(null);
  /** A finger or the mouse moves it now: nothing glides. */
  held = $state(false);

  private readonly fingers = new Map<number, Spot>();
  private start: Spot | null = null;
  private strayed = false;
  private spread = 0;
  private rolled = 0;
  private rolledAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly stage: Stage) {}

  get lens(): Lens {
    return this.moved ?? this.stage.fitted();
  }

  /** Show all that matters again. */
  readonly fit = (): void => void (this.moved = null);

  readonly closer = (factor: number, about: Spot = centre(this.stage.room())): void => {
    this.moved = zoom(this.lens, factor, about, Math.min(this.stage.least, this.stage.fitted().scale), this.stage.most);
  };

  readonly shift = (dx: number, dy: number): void => void (this.moved = shift(this.lens, dx, dy));

  /** Look at a spot of the board from as near as this. */
  lookAt(spot: Spot, scale: number): void {
    const middle = centre(this.stage.room());
    this.moved = { scale, x: middle.x - spot.x * scale, y: middle.y - spot.y * scale };
  }

  /** Move as little as need be for a spot of the board to lie so far inside the room. */
  bring(spot: Spot, margin: number): void {
    const { x, y, w, h } = this.stage.room();
    const seen = bring(this.lens, spot, { x: x + margin, y: y + margin, w: w - margin * 2, h: h - margin * 2 });
    if (seen !== this.lens) this.moved = seen;
  }

  /** Whether a spot of the board is in view. */
  sees(spot: Spot): boolean {
    return bring(this.lens, spot, this.stage.room()) === this.lens;
  }

  // Mouse and fingers: `spot` is where they are on the screen

  touch(pressed: Pointer, spot: Spot): void {
    this.fingers.set(pressed.pointerId, spot);
    this.strayed = false;
    this.start = spot;
    if (this.fingers.size === 2) this.spread = this.apart();
  }

  /** Whether the camera has a hold of this pointer. */
  holds(moved: Pointer): boolean {
    return this.fingers.has(moved.pointerId);
  }

  drag(moved: Pointer, spot: Spot): void {
    const before = this.fingers.get(moved.pointerId);
    if (before === undefined || this.start === null) return;
    this.fingers.set(moved.pointerId, spot);
    this.strayed ||= this.fingers.size > 1 || Math.hypot(spot.x - this.start.x, spot.y - this.start.y) > STRAY;
    if (!this.strayed) return;
    this.held = true;
    // Two fingers move the board by the middle between them, then zoom about it: what lies under it stays there.
    const share = this.fingers.size === 2 ? 0.5 : 1;
    this.shift((spot.x - before.x) * share, (spot.y - before.y) * share);
    const [one, other] = [...this.fingers.values()];
    if (this.fingers.size !== 2 || one === undefined || other === undefined) return;
    const now = this.apart();
    if (this.spread > 0) this.closer(now / this.spread, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    this.spread = now;
  }

  readonly release = (moved: Pointer): void => {
    this.fingers.delete(moved.pointerId);
    this.held &&= this.fingers.size > 0;
  };

  /** A click that ends a drag is none. */
  readonly swallow = (clicked: Pick<MouseEvent, 'stopPropagation'>): void => {
    if (this.strayed) clicked.stopPropagation();
    this.strayed = false;
  };

  /** The wheel zooms; where `turn` is given, each notch turns what is in hand instead, and only with Ctrl it zooms. */
  wheel(rolling: Wheel, spot: Spot, turn: ((way: 1 | -1) => void) | null = null, now: number = performance.now()): void {
    if (!inside(this.stage.room(), spot)) return;
    rolling.preventDefault();
    if (turn === null || rolling.ctrlKey) {
      this.closer(Math.exp(-rolling.deltaY * WHEEL), spot);
      return;
    }
    // A wheel turns once for each notch, however many events it sends.
    if (now - this.rolledAt > NOTCH.over) this.rolled = 0;
    this.rolled += rolling.deltaY;
    if (Math.abs(this.rolled) < NOTCH.roll || now - this.rolledAt <= NOTCH.apart) return;
    turn(this.rolled > 0 ? 1 : -1);
    this.rolled = 0;
    this.rolledAt = now;
  }

  /** `+` and `-` zoom, `0` shows all, the arrows with Shift move; whether the key was one of these. */
  press(pressed: Key): boolean {
    const way = pressed.shiftKey ? ARROWS[pressed.key] : undefined;
    if (way !== undefined) this.shift(...way);
    else if (pressed.key === '+' || pressed.key === '=') this.closer(KEY_ZOOM);
    else if (pressed.key === '-') this.closer(1 / KEY_ZOOM);
    else if (pressed.key === '0') this.fit();
    else return false;
    return true;
  }

  private apart(): number {
    const [one, other] = [...this.fingers.values()];
    return one !== undefined && other !== undefined ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}

/** Where on an element a pointer is. */
export function spotOf(element: Element | undefined, moved: Pick<MouseEvent, 'clientX' | 'clientY'>): Spot {
  const box = element?.getBoundingClientRect();
  return { x: moved.clientX - (box?.left ?? 0), y: moved.clientY - (box?.top ?? 0) };
}
