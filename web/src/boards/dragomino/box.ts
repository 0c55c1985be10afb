/** The dominoes of the box, as the game's components file has them: the server tells it. */

import type { DragominoHalfView } from '../../views';

interface Printed {
  readonly id: string;
  readonly a: string;
  readonly a_hole: boolean;
  readonly b: string;
  readonly b_hole: boolean;
}

let known: ReadonlyMap<string, Printed> = new Map();

export function read(components: Record<string, unknown>): void {
  known = new Map((components.dominoes as readonly Printed[]).map((domino) => [domino.id, domino]));
}

export function dominoOf(id: string): { readonly a: DragominoHalfView; readonly b: DragominoHalfView } | null {
  const found = known.get(id);
  if (found === undefined) return null;
  return { a: { terrain: found.a, hole: found.a_hole }, b: { terrain: found.b, hole: found.b_hole } };
}
