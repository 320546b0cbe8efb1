import { type Flat, level } from './geometry';
import { pathOf, type View } from './paint';
import type { Solid } from './solid';
import type { Tones } from './tones';

/** The flat shadow that parts throw on a floor, the sun standing to the left: grounds each piece in the plan. */
export function shadow(solids: readonly Solid[], view: View, tones: Tones, clip = ''): string {
  const shapes = solids.map((solid) => {
    const cast = solid.faces.flatMap((face) =>
      face.points.map(([x, y, z]): Flat => [x + z * 0.3, y - z * 0.12]),
    );
    return pathOf(view, level(hull(cast)));
  });
  const ink = tones.scheme === 'light' ? tones.ink : '#000';
  const strength = tones.scheme === 'light' ? 0.11 : 0.35;
  return `<g opacity="${strength}" fill="${ink}" ${clip && `clip-path="url(#${clip})"`}>${shapes
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;
}

/** The outline of a set of points (Andrew's monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of list) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turnsLeft(a: Flat | undefined, b: Flat | undefined, c: Flat): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
