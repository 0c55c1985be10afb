/** What is seen of the islands, and where on the screen things of theirs are. */

import { Camera } from '../camera.svelte';
import { type Lens, type Rect, type Spot, toScreen } from '../plane';
import { Part } from '../part.svelte';
import { cover, fitIsland, type Placement, sideMiddle } from './geometry';
import type { Nursery } from './nursery.svelte';

export class Sight extends Part<Nursery> {
  // The camera: the whole island, unless somebody has moved it

  readonly margin = $derived(this.at.seeking.seeking || this.at.seeking.aimed !== null ? 2.1 : this.at.layout.tall ? 0.9 : 1.3);

  readonly fitted = $derived.by((): Lens => {
    const { sea } = this.at.layout;
    const top = (this.at.layout.tall ? 38 : 46) + (this.at.seeking.seeking ? 24 : 0);
    const foot = this.at.eggs.tray.length > 0 ? this.at.eggs.trayBox.h + 8 : 0;
    const room: Rect = { x: sea.x + 6, y: sea.y + top, w: sea.w - 12, h: sea.h - top - foot - 8 };
    return fitIsland(this.at.cellsOf(this.at.main), room, this.margin, this.at.layout.tall ? 74 : 100);
  });

  readonly camera = new Camera({ fitted: () => this.fitted, room: () => this.at.layout.sea, least: 16, most: 190 });

  readonly lens = $derived(this.camera.lens);

  readonly miniRoom = (box: Rect): Rect => ({
    x: box.x + 8,
    y: box.y + (this.at.layout.tall ? 22 : 38),
    w: box.w - 16,
    h: box.h - (this.at.layout.tall ? 26 : 46),
  });

  readonly lensOf = (seat: number): Lens => {
    if (seat === this.at.main) return this.lens;
    const box = this.at.layout.minis[this.at.others.indexOf(seat)];
    return box === undefined ? this.lens : fitIsland(this.at.cellsOf(seat), this.miniRoom(box), 0.35, this.at.layout.tall ? 22 : 48);
  };

  readonly onIsland = (seat: number, x: number, y: number, direction: string): Spot => {
    return toScreen(this.lensOf(seat), sideMiddle(x, y, direction));
  };

  /** A domino that lies on a seat's island, or an egg on one of its sides, as a box of the screen. */
  readonly boxOf = (seat: number, place: Placement, egg: boolean): Rect => {
    const lens = this.lensOf(seat);
    const side = sideMiddle(place.x, place.y, place.direction);
    const box = egg ? { x: side.x - 0.3, y: side.y - 0.3, w: 0.6, h: 0.6 } : cover(place);
    return { ...toScreen(lens, box), w: box.w * lens.scale, h: box.h * lens.scale };
  };

  /** Where a seat keeps the Mommy Dragon. */
  readonly mommyBox = (seat: number): Rect => {
    const box = this.at.layout.minis[this.at.others.indexOf(seat)];
    if (seat !== this.at.home && box !== undefined) {
      const size = this.at.layout.tall ? Math.min(40, box.h * 0.44) : Math.min(86, box.h * 0.36);
      return { x: box.x + box.w - size - 4, y: box.y + box.h - size - 4, w: size, h: size };
    }
    // While another island is open she waits beside the way back.
    if (this.at.main !== this.at.home) return { x: this.at.layout.sea.x + this.at.plateW + 62, y: this.at.layout.sea.y + 4, w: 40, h: 40 };
    const size = this.at.layout.tall ? 58 : 96;
    return { x: this.at.layout.sea.x + 8, y: this.at.layout.sea.y + this.at.layout.sea.h - size - 6, w: size, h: size };
  };

  readonly pileMiddle = (terrain: string): Spot => {
    const box = this.at.layout.piles[this.at.view.piles.findIndex((pile) => pile.terrain === terrain)] ?? this.at.layout.sea;
    return { x: box.x + box.w / 2, y: box.y + box.h * 0.35 };
  };

  /** Where a seat holds its domino. */
  readonly heldBox = (seat: number): Rect => {
    if (seat === this.at.home) return this.at.seeking.hand;
    const box = this.at.layout.minis[this.at.others.indexOf(seat)] ?? this.at.layout.sea;
    const w = Math.min(96, box.w * 0.42);
    return { x: box.x + 6, y: box.y + box.h - w / 2 - 6, w, h: w / 2 };
  };

  readonly oddsSize = $derived(Math.max(0.3, (this.at.layout.tall ? 17 : 21) / (0.66 * this.lens.scale)));

  constructor(at: Nursery) {
    super(at);

    // Another island or another turn: all of it is shown again.
    $effect(() => {
      void [this.at.main, this.at.view.turn, this.at.width, this.at.height];
      this.camera.fit();
    });
  }
}
