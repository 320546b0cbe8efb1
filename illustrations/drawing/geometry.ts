/** Points in centimetres: x runs down to the right of the picture, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [number, number];

/** The direction from the drawing to the eye: a true isometric looks along the cube's diagonal. */
export const toEye: Point = [1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)];

const cos30 = Math.cos(Math.PI / 6);

/** Where a point of the world falls on the paper, before scaling. */
export function project([x, y, z]: Point): Flat {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Point, factor: number): Point {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Point): Point {
  return times(a, 1 / (Math.hypot(...a) || 1));
}

export function centre(points: readonly Point[]): Point {
  return times(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  );
}

/** Every item with the one after it, the last with the first: the edges of an outline. */
export function around<T>(items: readonly T[]): [T, T][] {
  const [first] = items;
  if (first === undefined) return [];
  return items.map((item, index) => [item, items[index + 1] ?? first]);
}

/** The outward direction of an outline drawn counter-clockwise (Newell's method). */
export function normalOf(points: readonly Point[]): Point {
  const sum = around(points).reduce<Point>((total, [a, b]) => add(total, cross(a, b)), [0, 0, 0]);
  return unit(sum);
}

/** The corners of a rectangle, by the one that lies first on both axes and the size. */
export function corners([x, y]: Flat, [w, d]: Flat): Flat[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ];
}

/** An outline in plan at a height. */
export function level(outline: readonly Flat[], z = 0): Point[] {
  return outline.map(([x, y]) => [x, y, z]);
}

/** Turns a point about the vertical through the origin, counter-clockwise seen from above. */
export function turned([x, y, z]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}
