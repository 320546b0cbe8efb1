import { centre, dot, type Flat, normalOf, type Point, project, toEye } from './geometry';
import type { Solid } from './solid';

interface Measured {
  solid: Solid;
  points: readonly Point[];
  normals: readonly Point[];
  low: Flat;
  high: Flat;
  depth: number;
}

/** The parts from the farthest to the nearest, so that each can be painted over those behind it. */
export function backToFront(solids: readonly Solid[]): Solid[] {
  const measured = solids.map(measure).sort((a, b) => a.depth - b.depth);
  const behind = new Map(
    measured.map((one) => [
      one,
      measured.filter((other) => other !== one && isInFront(one, other)),
    ]),
  );
  const done = new Set<Measured>();
  const ordered: Solid[] = [];
  const visit = (one: Measured) => {
    if (done.has(one)) return;
    done.add(one);
    behind.get(one)?.forEach(visit);
    ordered.push(one.solid);
  };
  measured.forEach(visit);
  return ordered;
}

function measure(solid: Solid): Measured {
  const points = solid.faces.flatMap((face) => face.points);
  const flat = points.map(project);
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const normals = new Map<string, Point>([
    ['1,0,0', [1, 0, 0]],
    ['0,1,0', [0, 1, 0]],
    ['0,0,1', [0, 0, 1]],
  ]);
  if (!solid.concave) {
    for (const face of solid.faces) {
      const normal = normalOf(face.points);
      normals.set(normal.map((part) => part.toFixed(1)).join(), normal);
    }
  }
  return {
    solid,
    points,
    normals: [...normals.values()],
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
    depth: dot(centre(points), toEye),
  };
}

/**
 * Whether `one` may hide a part of `other`: every plane that parts them has `one` on the eye's side.
 * Where none parts them, because they are joined, the one that comes nearest to it decides.
 */
function isInFront(one: Measured, other: Measured): boolean {
  const apart =
    one.high[0] <= other.low[0] ||
    other.high[0] <= one.low[0] ||
    one.high[1] <= other.low[1] ||
    other.high[1] <= one.low[1];
  if (apart) return false;
  let best = Number.NEGATIVE_INFINITY;
  let nearest = false;
  for (const normal of [...one.normals, ...other.normals]) {
    const facing = dot(normal, toEye);
    const [lowOne, highOne] = extent(one.points, normal);
    const [lowOther, highOther] = extent(other.points, normal);
    const [beyond, before] = [lowOne - highOther, lowOther - highOne];
    const gap = Math.max(beyond, before);
    const sideOn = Math.abs(facing) < 0.05;
    const inFront = beyond > before === facing > 0;
    if (gap > -1e-6 && (sideOn || !inFront)) return false;
    if (!sideOn && gap > best) {
      best = gap;
      nearest = inFront;
    }
  }
  return nearest;
}

function extent(points: readonly Point[], direction: Point): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const along = dot(point, direction);
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return [low, high];
}
