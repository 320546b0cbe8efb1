import {
  add,
  around,
  centre,
  corners,
  cross,
  dot,
  type Flat,
  level,
  normalOf,
  type Point,
  subtract,
  times,
  unit,
} from './geometry';
import type { Material } from './tones';

export interface Face {
  points: readonly Point[];
  material: Material;
}

/** A line or a patch drawn upon a face: a door's joint, a handle, a screen. */
export interface Detail {
  points: readonly Point[];
  normal: Point;
  fill?: Material;
}

/** One part of a piece: what the painter sorts and draws as a whole. */
export interface Solid {
  faces: readonly Face[];
  details?: readonly Detail[];
  /** Faces may hide each other, so they are painted from back to front. */
  concave?: boolean;
  /** Faces have no thickness and show from both sides (a leaf). */
  sheet?: boolean;
}

/** A line drawn upon a face. */
export function joint(normal: Point, ...points: Point[]): Detail {
  return { points, normal };
}

/** A rectangle drawn upon a face that looks along +y, by its lower left corner and its size. */
export function plaque(y: number, at: Flat, size: Flat, fill: Material): Detail {
  const points = corners(at, size).map(([x, z]): Point => [x, y, z]);
  return { points, normal: [0, 1, 0], fill };
}

/** A closed convex body over outlines of equal length, from the first to the last. */
function loft(rings: readonly (readonly Point[])[], material: Material): Solid {
  const sides = rings.slice(1).flatMap((ring, level) => {
    const below = around(rings[level] ?? []);
    return around(ring).flatMap(([c, d], index) => {
      const edge = below[index];
      return edge ? [[edge[0], edge[1], d, c]] : [];
    });
  });
  const middle = centre(rings.flat());
  const faces = [rings[0] ?? [], ...sides, rings.at(-1) ?? []].map((points) => {
    const outward = dot(normalOf(points), subtract(centre(points), middle)) >= 0;
    return { points: outward ? points : [...points].reverse(), material };
  });
  return { faces };
}

/** An outline in plan, standing from one height to another. */
export function prism(
  outline: readonly Flat[],
  low: number,
  high: number,
  material: Material,
): Solid {
  return loft([level(outline, low), level(outline, high)], material);
}

/** A box by its corner and its size along x, y and z. */
export function box([x, y, z]: Point, [w, d, h]: Point, material: Material): Solid {
  return prism(corners([x, y], [w, d]), z, z + h, material);
}

/** A body turned about the vertical: its radius at each height. */
export function lathe(material: Material, sides: number, ...profile: Flat[]): Solid {
  return loft(
    profile.map(([radius, z]) => level(circle(radius, sides), z)),
    material,
  );
}

/** A bar between two points; its section is given at either end, as across and up. */
export function bar(
  from: Point,
  to: Point,
  section: readonly Flat[],
  material: Material,
  endSection = section,
): Solid {
  const along = unit(subtract(to, from));
  const across = unit(cross(along, Math.abs(along[2]) > 0.99 ? [0, 1, 0] : [0, 0, 1]));
  const up = cross(across, along);
  const ring = (at: Point, outline: readonly Flat[]) =>
    outline.map(([a, b]) => add(at, add(times(across, a), times(up, b))));
  return loft([ring(from, section), ring(to, endSection)], material);
}

/** A round bar. */
export function tube(
  from: Point,
  to: Point,
  radius: number,
  material: Material,
  end = radius,
): Solid {
  return bar(from, to, circle(radius, 10), material, circle(end, 10));
}

/** An upholstered block: rounded in plan by `corner`, its upper and lower edges by `edge`. */
export function cushion(
  [x, y, z]: Point,
  [w, d, h]: Point,
  corner: number,
  edge: number,
  material: Material,
): Solid {
  const quarter = [0, 1, 2, 3].map((step) => (step * Math.PI) / 6);
  const ring = (angle: number, height: number) => {
    const inset = edge * (1 - Math.cos(angle));
    const outline = roundedRectangle(w - 2 * inset, d - 2 * inset, Math.max(corner - inset, 0.5));
    return level(outline, height).map((point) => add(point, [x + w / 2, y + d / 2, z]));
  };
  const lower = [...quarter].reverse().map((angle) => ring(angle, edge * (1 - Math.sin(angle))));
  const upper = quarter.map((angle) => ring(angle, h - edge * (1 - Math.sin(angle))));
  return loft([...lower, ...upper], material);
}

export function circle(radius: number, sides: number): Flat[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

export function rectangle(w: number, d: number): Flat[] {
  return corners([-w / 2, -d / 2], [w, d]);
}

export function roundedRectangle(w: number, d: number, radius: number): Flat[] {
  const signs: Flat[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return signs.flatMap(([sx, sy], quarter) =>
    [0, 1, 2, 3, 4].map((step): Flat => {
      const angle = ((quarter + step / 4) * Math.PI) / 2;
      return [
        sx * (w / 2 - radius) + radius * Math.cos(angle),
        sy * (d / 2 - radius) + radius * Math.sin(angle),
      ];
    }),
  );
}
