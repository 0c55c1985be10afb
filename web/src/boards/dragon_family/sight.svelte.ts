/** What is seen of the map, and where on the screen things are. */

import { untrack } from 'svelte';
import { Camera } from '../camera.svelte';
import { around, centre, type Lens, meet, type Rect, type Spot, toScreen } from '../plane';
import { Part } from '../part.svelte';
import { facts } from './exploring.svelte';
import { fitMap, heart, middle, seen, SIZE } from './hex';
import { parts, RESOURCES } from './layout';
import type { Valley } from './valley.svelte';

export const FINGER = 0.42;

export class Sight extends Part<Valley> {
  // The camera: the whole map, unless somebody has moved it

  readonly allCells = $derived(this.at.view.tiles.flatMap((tile) => tile.cells));

  /** What the lens says is told at the foot of the map, beside the signs for closer and farther. */
  readonly key = $derived.by((): Rect => {
    const { room, knobs, tall } = this.at.layout;
    if (tall) return { x: room.x, y: room.y + room.h - 42, w: room.w, h: 42 };
    const left = knobs.x + knobs.w + 8;
    return { x: left, y: room.y + room.h - 44, w: Math.max(300, room.x + room.w - left), h: 38 };
  });

  scoring = $state(false);

  readonly mapRooms = $derived.by((): Rect[] => {
    const { room, below, tall } = this.at.layout;
    const top = tall ? 30 : 0;
    const foot = this.scoring ? this.key.h : 0;
    return [room, below].map((box) => ({ x: box.x, y: box.y + top, w: box.w, h: Math.max(1, box.h - top - foot) }));
  });

  /** What lies over the map. */
  private readonly over = $derived.by((): Rect[] => {
    const { sign, plates, knobs, tall, room } = this.at.layout;
    const signs = tall ? { x: room.x + room.w - 88, y: room.y, w: 88, h: knobs.h } : knobs;
    return [sign, signs, ...plates, ...(this.scoring ? [this.key] : [])];
  });

  /** The whole map beside all that lies over it; or larger, where its own shape leaves that free. */
  readonly fitted = $derived.by((): Lens => {
    const { room, below, tall } = this.at.layout;
    const cells = seen(this.at.view.tiles, this.at.view.seat);
    const most = tall ? 0.84 : 1.3;
    const usual = fitMap(cells, this.mapRooms, most);
    const all: Rect = { x: room.x, y: room.y, w: Math.max(room.w, below.w), h: room.h };
    const large = fitMap(cells, [all], most);
    const half = SIZE * 0.87 * large.scale;
    const hidden = cells.some((cell) => {
      const { x, y } = toScreen(large, middle(cell));
      return this.over.some((box) => meet(box, { x: x - half, y: y - half, w: half * 2, h: half * 2 }));
    });
    return hidden || large.scale < usual.scale * 1.04 ? usual : large;
  });

  readonly camera = new Camera({ fitted: () => this.fitted, room: () => this.at.layout.room, least: 0.16, most: 2.4 });

  readonly lens = $derived(this.camera.lens);

  /** Whether the map came closer by itself; then it goes back when something else is asked. */
  approached = false;

  readonly lensOn = $derived(this.scoring || this.at.scene.telling);

  // Where things fly

  readonly goodSpot = (seat: number, resource: string): Spot => {
    const index = (RESOURCES as readonly string[]).indexOf(resource);
    if (seat === this.at.home) {
      const box = this.at.layout.heaps[index] ?? this.at.layout.nest;
      return { x: box.x + box.w * 0.3, y: box.y + box.h / 2 };
    }
    const plate = this.at.layout.plates[this.at.others.indexOf(seat)] ?? this.at.layout.room;
    const box = parts(plate.w, plate.h).goods[index];
    return { x: plate.x + (box?.x ?? 0) + (box?.h ?? 0) / 2, y: plate.y + (box?.y ?? 0) + (box?.h ?? 0) / 2 };
  };

  readonly dragonBox = (seat: number, place: number): Rect => {
    if (seat === this.at.home) return this.at.layout.places[place - 1] ?? this.at.layout.nest;
    const plate = this.at.layout.plates[this.at.others.indexOf(seat)] ?? this.at.layout.room;
    const box = parts(plate.w, plate.h).dragons[place - 1] ?? { x: 0, y: 0, w: plate.w, h: plate.h };
    return { ...box, x: plate.x + box.x, y: plate.y + box.y };
  };

  readonly seatSpot = (seat: number): Spot =>
    seat === this.at.home
      ? { x: this.at.layout.name.x + this.at.layout.name.w - 20, y: this.at.layout.name.y + 10 }
      : centre(this.at.layout.plates[this.at.others.indexOf(seat)] ?? this.at.layout.room);

  // Cards and buttons near the ghost

  readonly ghostAt = $derived(
    this.at.exploring.active === null
      ? null
      : toScreen(this.lens, middle({ q: facts(this.at.exploring.active).q ?? 0, r: facts(this.at.exploring.active).r ?? 0 })),
  );

  readonly earners = $derived([...new Set(this.at.exploring.paid.map((gain) => gain.seat))]);

  readonly knob = $derived(this.at.layout.tall ? 24 : 22);

  /** The card lies on that side of the ghost where it hides least. */
  readonly card = $derived.by((): Rect | null => {
    const { ghostAt } = this;
    if (ghostAt === null) return null;
    const most = Math.max(1, ...this.earners.map((seat) => this.at.exploring.paid.filter((gain) => gain.seat === seat).length));
    const w = Math.max(
      46 + most * 24,
      this.at.exploring.selected === null ? 0 : this.at.exploring.ways.length > 1 ? this.knob * 4 + 30 : this.knob * 2 + 18,
    );
    const h =
      (this.earners.length > 0 ? 11 + this.earners.length * 27 : 6) + (this.at.exploring.selected === null ? 0 : this.knob * 2 + 12);
    const { room, knobs } = this.at.layout;
    const [wide, high] = [SIZE * 0.87 * this.lens.scale + 9, SIZE * this.lens.scale + 7];
    const { x, y } = ghostAt;
    const across = [x + wide, x - wide - w];
    const along = [y - h / 2, y - high, y + high - h];
    const sides: Rect[] = [
      ...across.flatMap((left) => along.map((top) => ({ x: left, y: top, w, h }))),
      ...[x - w / 2, ...across].flatMap((left) => [y - high - h, y + high].map((top) => ({ x: left, y: top, w, h }))),
    ].map((box) => ({
      ...box,
      x: Math.min(Math.max(box.x, room.x + 2), room.x + room.w - w - 2),
      y: Math.min(Math.max(box.y, room.y + (this.at.layout.tall ? knobs.h : 2)), room.y + room.h - h - 2),
    }));
    // Where the tile would lie is never hidden, if there is any other place.
    const ghost: Rect = { x: x - wide + 13, y: y - high + 11, w: 2 * (wide - 13), h: 2 * (high - 11) };
    const near = SIZE * 0.6 * this.lens.scale;
    const covers = (box: Rect, spot: Spot, reach: number): boolean =>
      spot.x > box.x - reach && spot.x < box.x + box.w + reach && spot.y > box.y - reach && spot.y < box.y + box.h + reach;
    const hidden = (box: Rect): number =>
      (meet(box, ghost) ? 100 : 0) +
      (meet(box, knobs) ? 30 : 0) +
      this.allCells.filter((cell) => covers(box, toScreen(this.lens, middle(cell)), near)).length * 3 +
      this.at.exploring.cells.filter((cell) => covers(box, toScreen(this.lens, middle(cell)), near * 0.6)).length;
    return sides.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
  });

  readonly knobs = $derived.by((): { turn: Spot; yes: Spot } | null => {
    if (this.card === null || this.at.exploring.selected === null) return null;
    const y = this.card.y + this.card.h - this.knob - 7;
    const x = this.card.x + this.card.w / 2;
    const apartBy = this.at.exploring.ways.length > 1 ? this.knob + 6 : 0;
    return { turn: { x: x - apartBy, y }, yes: { x: x + apartBy, y } };
  });

  readonly labelGrow = $derived(Math.min(2.8, Math.max(0.86, (this.at.layout.tall ? 0.78 : 0.88) / this.lens.scale)));

  /** The eggs, and what they are paid with: the sheet that asks for it, or the heaps. */
  private readonly eggsLit = $derived.by((): Rect[] => {
    const { larder, heaps } = this.at.layout;
    const { sheet } = this.at.paying;
    const boxes = [around(sheet === null ? [larder] : [larder, sheet], 3), around(heaps, 3)].flatMap((box) => box ?? []);
    const [eggs, goods] = boxes as [Rect, Rect];
    return meet(eggs, goods) ? [eggs] : boxes;
  });

  readonly lit: Rect | readonly Rect[] | null = $derived(
    this.at.spotlight === 'map'
      ? around([this.at.layout.room], -4)
      : this.at.spotlight === 'nest'
        ? around([this.at.layout.nest], 3)
        : this.at.spotlight === 'hand'
          ? around([this.at.layout.hand], 3)
          : this.at.spotlight === 'eggs'
            ? this.eggsLit
            : this.at.spotlight === 'rivals'
              ? around(this.at.layout.plates, 3)
              : null,
  );

  constructor(at: Valley) {
    super(at);

    // The map has grown: if the new tile cannot be seen, all of it is shown again.
    $effect(() => {
      const last = this.at.view.tiles.at(-1);
      untrack(() => {
        if (last !== undefined && !this.camera.sees(heart(last))) this.camera.fit();
      });
    });

    $effect(() => {
      void [this.at.width, this.at.height];
      this.camera.fit();
    });

    $effect(() => {
      void [this.at.view.step, this.at.view.turn, this.at.narrowing.picks.length === 0];
      untrack(() => {
        if (this.approached && this.at.narrowing.picks.length === 0) {
          this.approached = false;
          this.camera.fit();
        }
      });
    });
  }
}
