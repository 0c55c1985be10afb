/** The map and the nests: what lies where, and what is told of it. */

import type { DragonFamilyTileView } from '../../views';
import type { DragonFamilyView } from '../../views';
import { spotlight } from '../../table/spotlight.svelte';
import { BoardState } from '../part.svelte';
import { groundOf, hexagon, SIZE } from './hex';
import { arrange } from './layout';
import { lightsOf } from './lighting';
import { widen } from './offers';
import { sceneAt } from './scene';
import { standing } from './standing';
import { Exploring } from './exploring.svelte';
import { Paying } from './paying.svelte';
import { Sight } from './sight.svelte';
import { Handling } from './handling.svelte';
import { Saying } from './saying.svelte';

export const HEX = hexagon(SIZE - 2);

export const INNER = hexagon(SIZE - 7);

export const LAIR = 'M-9 8V-1C-9 -12 9 -12 9 -1V8Z';

export class Valley extends BoardState<DragonFamilyView> {
  readonly exploring = new Exploring(this);
  readonly paying = new Paying(this);
  readonly sight = new Sight(this);
  readonly handling = new Handling(this);
  readonly saying = new Saying(this);

  // What lies where

  readonly home = $derived(this.view.seat ?? 0);

  readonly me = $derived(this.view.seats[this.home]);

  readonly others = $derived(Array.from({ length: this.view.players - 1 }, (_, step) => (this.home + 1 + step) % this.view.players));

  readonly layout = $derived(arrange(this.width, this.height, this.others.length));

  readonly scene = $derived(sceneAt(this.view, this.beat));

  readonly ground = $derived(groundOf(this.view.tiles));

  readonly tileOf = (id: number): DragonFamilyTileView | undefined => this.view.tiles.find((tile) => tile.id === id);

  readonly people = $derived(standing(this.view.tiles));

  // Choosing. What is picked narrows what is lit; an Explore is shown as a ghost before it is made.

  readonly offers = $derived(this.narrowing.moves);

  readonly deciding = $derived(this.offers.length > 0);

  /** What is pointed at beside the board. */
  readonly lights = $derived(lightsOf(spotlight.lit, this.view));

  readonly goal = $derived(this.pointed === null ? null : widen(this.pointed));

  readonly goes = (kind: string): boolean => this.goal !== null && [this.goal.kind ?? []].flat().includes(kind);

  readonly thinking = (seat: number): boolean => this.seats[seat]?.thinking ?? false;
}
