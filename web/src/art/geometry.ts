/** Shapes for drawing dragons: tapered bodies along a curve, wings, spines. All paths are text for SVG's `d`. */

export type Point = readonly [x: number, y: number];
/** A point of a body's middle line with the half width there. */
export type Rib = readonly [x: number, y: number, half: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path through points with straight lines. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Points along a Catmull-Rom curve through the ribs. */
function spine(ribs: readonly Rib[], steps = 10): Rib[] {
  const out: Rib[] = [];
  const at = (index: number): Rib => ribs[Math.min(Math.max(index, 0), ribs.length - 1)] as Rib;
  for (let index = 0; index < ribs.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const mix = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([mix(0), mix(1), Math.max(0.1, mix(2))]);
    }
  }
  out.push(at(ribs.length - 1));
  return out;
}

/** The unit vector to the left of the curve at an index. */
function normal(curve: readonly Rib[], index: number): Point {
  const before = curve[Math.max(0, index - 1)] as Rib;
  const after = curve[Math.min(curve.length - 1, index + 1)] as Rib;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

/** A body: thick and thin along a smooth curve. */
export function tube(ribs: readonly Rib[]): string {
  const curve = spine(ribs);
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach(([x, y, half], index) => {
    const [nx, ny] = normal(curve, index);
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  return polygon([...left, ...right.reverse()]);
}

/** The belly of a body: a strip along one side of it (1 left, -1 right of the direction of the ribs). */
export function belly(ribs: readonly Rib[], side: 1 | -1, share = 0.42): string {
  const curve = spine(ribs);
  const outer: Point[] = [];
  const inner: Point[] = [];
  curve.forEach(([x, y, half], index) => {
    const [nx, ny] = normal(curve, index);
    outer.push([x + nx * half * side * 0.96, y + ny * half * side * 0.96]);
    inner.push([x + nx * half * side * (1 - share * 2), y + ny * half * side * (1 - share * 2)]);
  });
  return polygon([...outer, ...inner.reverse()]);
}

/** Spines along one side of a body, between two places of its length (0 to 1), as triangles that lean back. */
export function spines(ribs: readonly Rib[], side: 1 | -1, from: number, to: number, count: number, size: number): string {
  const curve = spine(ribs);
  let path = '';
  for (let number = 0; number < count; number += 1) {
    const place = Math.round((from + ((to - from) * (number + 0.5)) / count) * (curve.length - 1));
    const spread = Math.max(1, Math.round(((to - from) / count) * curve.length * 0.5));
    const base = (index: number): Point => {
      const clamped = Math.min(Math.max(index, 0), curve.length - 1);
      const [x, y, half] = curve[clamped] as Rib;
      const [nx, ny] = normal(curve, clamped);
      return [x + nx * half * side * 0.85, y + ny * half * side * 0.85];
    };
    const [x, y, half] = curve[Math.max(0, place - spread)] as Rib;
    const [nx, ny] = normal(curve, place);
    const high = size * (0.65 + 0.35 * Math.sin((Math.PI * (number + 0.5)) / count));
    path += polygon([base(place - spread), [x + nx * side * (half + high), y + ny * side * (half + high)], base(place + spread)]);
  }
  return path;
}

/** A wing: from the shoulder over the wrist to its finger tips, the skin hanging between them in bows. */
export function wing(shoulder: Point, wrist: Point, tips: readonly Point[], hang = 0.28): string {
  const arch: Point = [round((shoulder[0] + wrist[0]) / 2), round((shoulder[1] + wrist[1]) / 2 - 3)];
  let path = `M${shoulder[0]} ${shoulder[1]}Q${arch[0]} ${arch[1]} ${wrist[0]} ${wrist[1]}L${tips[0]?.[0]} ${tips[0]?.[1]}`;
  const ends = [...tips.slice(1), shoulder];
  let from = tips[0] as Point;
  for (const to of ends) {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const bow: Point = [middle[0] + (wrist[0] - middle[0]) * hang, middle[1] + (wrist[1] - middle[1]) * hang];
    path += `Q${round(bow[0])} ${round(bow[1])} ${to[0]} ${to[1]}`;
    from = to;
  }
  return `${path}Z`;
}

/** The bones of the same wing, as lines. */
export function bones(wrist: Point, tips: readonly Point[]): string {
  return tips.map(([x, y]) => `M${wrist[0]} ${wrist[1]}L${x} ${y}`).join('');
}

/** Place a path drawn around (0, 0): numbers come in pairs, so only M, L, C, Q and Z with absolute pairs may be used. */
export function place(path: string, x: number, y: number, degrees = 0, scale = 1, mirror = false): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.replace(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g, (_, a: string, b: string) => {
    const px = Number(a) * scale * (mirror ? -1 : 1);
    const py = Number(b) * scale;
    return `${round(x + px * cos - py * sin)} ${round(y + px * sin + py * cos)}`;
  });
}

/** Points of a star or of rays: `count` tips between two radii. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, turn = 0, second = outer): string {
  const points: Point[] = [];
  for (let step = 0; step < count * 2; step += 1) {
    const angle = ((step + turn) * Math.PI) / count - Math.PI / 2;
    const radius = step % 2 ? inner : (step / 2) % 2 ? second : outer;
    points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }
  return polygon(points);
}
