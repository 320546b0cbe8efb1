import { add, type Point, subtract, turned } from './geometry';
import type { Solid } from './solid';

/** Every point of a part through a change. */
export function mapped(solid: Solid, change: (point: Point) => Point): Solid {
  return {
    ...solid,
    faces: solid.faces.map((face) => ({ ...face, points: face.points.map(change) })),
    details: solid.details?.map((detail) => ({
      ...detail,
      points: detail.points.map(change),
      normal: subtract(change(detail.normal), change([0, 0, 0])),
    })),
  };
}

/** Stands a piece, drawn about the origin and looking along +y, somewhere on the floor. */
export function placed(piece: readonly Solid[], at: Point, degrees = 0): Solid[] {
  return piece.map((solid) => mapped(solid, (point) => add(turned(point, degrees), at)));
}

/** Leans a part backwards (towards -y) about a line along x through `pivot`. */
export function leaned(solid: Solid, degrees: number, pivot: Point): Solid {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapped(solid, (point) => {
    const [x, y, z] = subtract(point, pivot);
    return add(pivot, [x, y * cos - z * sin, y * sin + z * cos]);
  });
}
