/** Arrow keys walk a board: from cell to the nearest cell in that direction, whatever the board looks like. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The index of the best spot from here; -1 if there is none. What lies straight ahead is nearer than what lies aside. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [ahead, aside] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[direction] as [
      number,
      number,
    ];
    if (ahead < 4) return;
    const cost = ahead + Math.abs(aside) * 2.5;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** Move the focus within a board. */
export function walk(board: HTMLElement, direction: Direction): void {
  const cells = [...board.querySelectorAll<SVGGElement>('[data-cell]')];
  const middle = (cell: Element): Spot => {
    const box = cell.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = cells.find((cell) => cell === document.activeElement);
  if (here === undefined) {
    (cells.find((cell) => cell.getAttribute('tabindex') === '0') ?? cells[0])?.focus();
    return;
  }
  const others = cells.filter((cell) => cell !== here);
  const next = others[nearest(middle(here), others.map(middle), direction)];
  if (next !== undefined) {
    next.focus();
  }
}
