/** Mouse, fingers and keys. */

import { tick } from 'svelte';
import { spotOf } from '../camera.svelte';
import { Part } from '../part.svelte';
import type { Valley } from './valley.svelte';

export class Handling extends Part<Valley> {
  keyboard = $state(false);

  // Mouse and fingers

  root: SVGSVGElement | undefined = $state();

  readonly touchMap = (pressed: PointerEvent): void => {
    this.keyboard = false;
    this.at.sight.camera.touch(pressed, spotOf(this.root, pressed));
  };

  readonly move = (moved: PointerEvent): void => this.at.sight.camera.drag(moved, spotOf(this.root, moved));

  readonly roll = (rolling: WheelEvent): void =>
    this.at.sight.camera.wheel(
      rolling,
      spotOf(this.root, rolling),
      this.at.exploring.selected !== null && this.at.exploring.ways.length > 1 ? this.at.exploring.turn : null,
    );

  // Keys

  readonly press = (pressed: KeyboardEvent): void => {
    const target = pressed.target as Element | null;
    if (target?.closest?.('input, textarea, select, dialog') || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    this.keyboard = true;
    const key = pressed.key.toLowerCase();
    if (key === 'l') this.at.sight.scoring = !this.at.sight.scoring;
    else if (key === 't' && this.at.exploring.active !== null) this.at.exploring.turn(pressed.shiftKey ? -1 : 1);
    else if (['1', '2', '3'].includes(key) && this.at.deciding && this.at.me?.hand?.[Number(key) - 1] !== undefined) {
      if (this.at.exploring.redrawing) this.at.exploring.mark(Number(key));
      else this.at.exploring.takeUp(Number(key));
    } else if (!this.at.sight.camera.press(pressed)) return;
    pressed.preventDefault();
    pressed.stopPropagation();
  };

  /** What has the focus is brought into view; a cell shows its ghost. */
  readonly focused = async (moved: FocusEvent): Promise<void> => {
    const element = (moved.target as Element).closest<SVGGElement>('[data-spot]');
    if (element === null) return;
    const [x, y] = (element.dataset.spot ?? '').split(' ').map(Number) as [number, number];
    if (!this.keyboard) return;
    if (element.dataset.cell2 !== undefined) this.at.exploring.hovered = element.dataset.cell2;
    await tick();
    this.at.sight.camera.bring({ x, y }, 50);
  };
}
