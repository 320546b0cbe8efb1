import {
  around,
  centre,
  dot,
  type Flat,
  normalOf,
  type Point,
  project,
  times,
  toEye,
} from './geometry';
import { backToFront } from './order';
import type { Face, Solid } from './solid';
import type { Tones } from './tones';

/** Where the world's origin lies on the canvas, and how many pixels a centimetre takes. */
export interface View {
  origin: Flat;
  scale: number;
}

/** Where a point of the world falls on the canvas. */
export function onCanvas({ origin, scale }: View, point: Point): Flat {
  const [x, y] = project(point);
  return [origin[0] + x * scale, origin[1] + y * scale];
}

/** An outline or a line of the world, as an SVG path's data. */
export function pathOf(view: View, points: readonly Point[], closed = true): string {
  const steps = points.map((point) =>
    onCanvas(view, point)
      .map((n) => n.toFixed(2))
      .join(' '),
  );
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

/** Parts painted in their right order, with hairlines where faces meet and at outlines. */
export function paint(solids: readonly Solid[], view: View, tones: Tones, hairline = 0.9): string {
  return backToFront(solids)
    .map((solid) => paintSolid(solid, view, tones, hairline))
    .join('');
}

function paintSolid(solid: Solid, view: View, tones: Tones, hairline: number): string {
  const seen = solid.faces
    .map((face) => ({
      face,
      normal: normalOf(face.points),
      depth: dot(centre(face.points), toEye),
    }))
    .map((one) =>
      solid.sheet && dot(one.normal, toEye) < 0 ? { ...one, normal: times(one.normal, -1) } : one,
    )
    .filter(({ normal }) => dot(normal, toEye) > 1e-4)
    .sort((a, b) => a.depth - b.depth);
  const neighbours = normalsByEdge(solid.faces);
  const drawn = seen.map(({ face, normal }) => {
    const colour = tones.shade(face.material, normal);
    const glass = face.material === 'glass';
    const fill = `<path d="${pathOf(view, face.points)}" fill="${colour}" ${
      glass ? 'fill-opacity=".45"' : `stroke="${colour}" stroke-width=".5"`
    }/>`;
    const edges = around(face.points).filter(([a, b]) =>
      isDrawn(neighbours.get(edgeKey(a, b)) ?? [], solid),
    );
    const lines = edges.map((edge) => pathOf(view, edge, false)).join('');
    return { fill, line: lines ? `<path d="${lines}" ${pen(tones, hairline)}/>` : '' };
  });
  const details = (solid.details ?? [])
    .filter(({ normal }) => dot(normal, toEye) > 0)
    .map(({ points, normal, fill }) => {
      const paintIn = fill ? `fill="${tones.shade(fill, normal)}"` : 'fill="none"';
      return `<path d="${pathOf(view, points, Boolean(fill))}" ${pen(tones, hairline * 0.8, paintIn)}/>`;
    });
  const body = solid.concave
    ? drawn.map(({ fill, line }) => fill + line)
    : [...drawn.map(({ fill }) => fill), ...drawn.map(({ line }) => line)];
  return [...body, ...details].join('');
}

function pen(tones: Tones, width: number, fill = 'fill="none"'): string {
  return `${fill} stroke="${tones.edge}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** An edge is drawn at the outline and at a crease, not within a curve. */
function isDrawn(normals: readonly Point[], solid: Solid): boolean {
  const [a, b] = normals;
  if (!a || !b) return true;
  if (!solid.sheet && dot(a, toEye) > 1e-4 !== dot(b, toEye) > 1e-4) return true;
  return dot(a, b) < (solid.sheet ? -2 : 0.8);
}

function normalsByEdge(faces: readonly Face[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  for (const face of faces) {
    const normal = normalOf(face.points);
    for (const [a, b] of around(face.points)) {
      const key = edgeKey(a, b);
      found.set(key, [...(found.get(key) ?? []), normal]);
    }
  }
  return found;
}

function edgeKey(a: Point, b: Point): string {
  return [a, b]
    .map((point) => point.map((n) => n.toFixed(3)).join())
    .sort()
    .join('|');
}
