import { corners, type Flat, level, type Point } from './geometry';
import { onCanvas, paint, pathOf, type View } from './paint';
import { box, type Detail, type Solid } from './solid';
import type { Tones } from './tones';

/** A slab with plank lines, its top at height 0. */
export function slab([w, d]: Flat, view: View, tones: Tones): string {
  const plank = 40;
  let lines = '';
  for (let y = plank; y < d; y += plank) {
    const start: Point = [0, y, 0];
    lines += pathOf(view, [start, [w, y, 0]], false);
  }
  return (
    paint([box([0, 0, -12], [w, d, 12], 'floor')], view, tones) +
    `<path d="${lines}" stroke="${tones.line}" stroke-width=".8" fill="none"/>`
  );
}

/** The floor's outline as a clip path, so that shadows end where it does. */
export function floorClip(id: string, size: Flat, view: View): string {
  return `<clipPath id="${id}"><path d="${pathOf(view, level(corners([0, 0], size)))}"/></clipPath>`;
}

/** A rug, or another flat patch, lying on the floor. */
export function patch(outline: readonly Flat[], view: View, fill: string, stroke: string): string {
  return `<path d="${pathOf(view, level(outline))}" fill="${fill}" stroke="${stroke}" stroke-width=".9"/>`;
}

/** The two outer walls at the back, cut low enough to look over, with windows. */
export function backWalls([w, d]: Flat, height: number): Solid[] {
  const glaze = (
    length: number,
    at: (along: number, z: number) => Point,
    normal: Point,
  ): Detail[] => {
    const count = Math.floor(length / 150);
    return Array.from({ length: count }, (_, index): Detail => {
      const middle = (length / count) * (index + 0.5);
      const [a, b] = [middle - 52, middle + 52];
      const [low, high] = [height * 0.34, height * 0.88];
      return { points: [at(a, low), at(b, low), at(b, high), at(a, high)], normal, fill: 'glass' };
    });
  };
  return [
    {
      ...box([-10, -10, -12], [w + 10, 10, height + 12], 'paper'),
      details: glaze(w, (x, z) => [x, 0, z], [0, 1, 0]),
    },
    {
      ...box([-10, 0, -12], [10, d, height + 12], 'paper'),
      details: glaze(d, (y, z) => [0, y, z], [1, 0, 0]),
    },
  ];
}

/** Words lying on the floor along x, as an architect letters a plan. */
export function lettering(words: string, at: Flat, size: number, view: View, fill: string): string {
  const [x, y] = onCanvas(view, [at[0], at[1], 0]);
  return `<text transform="matrix(.866 .5 -.866 .5 ${x} ${y})" fill="${fill}" font-family="Newsreader Variable" font-size="${size}" font-weight="500">${words}</text>`;
}
