import { add, around, type Point } from './geometry';
import type { Face, Solid } from './solid';
import type { Material } from './tones';

/** A curved panel: `surface` gives its front at u, v in 0..1, seen with u to the right and v up; `thickness` leads to its back. */
export function shell(
  surface: (u: number, v: number) => Point,
  thickness: Point,
  material: Material,
  steps: readonly [number, number] = [12, 12],
): Solid {
  const [columns, rows] = steps;
  const front = (i: number, j: number) => surface(i / columns, j / rows);
  const back = (i: number, j: number) => add(front(i, j), thickness);
  const faces: Face[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      faces.push({
        points: [front(i, j), front(i, j + 1), front(i + 1, j + 1), front(i + 1, j)],
        material,
      });
      faces.push({
        points: [back(i, j), back(i + 1, j), back(i + 1, j + 1), back(i, j + 1)],
        material,
      });
    }
  }
  for (const [a, b] of around(rim(columns, rows))) {
    faces.push({ points: [front(...a), front(...b), back(...b), back(...a)], material });
  }
  return { faces, concave: true };
}

/** The grid's border, counter-clockwise as seen from the front. */
function rim(columns: number, rows: number): [number, number][] {
  const across = Array.from({ length: columns }, (_, i) => i);
  const up = Array.from({ length: rows }, (_, j) => j);
  return [
    ...across.map((i): [number, number] => [i, 0]),
    ...up.map((j): [number, number] => [columns, j]),
    ...across.map((i): [number, number] => [columns - i, rows]),
    ...up.map((j): [number, number] => [0, rows - j]),
  ];
}

/** How wide a panel with round corners is at v, as a share of its full width (a superellipse). */
export function roundedWidth(v: number, squareness = 5): number {
  return Math.max(1 - Math.abs(v * 2 - 1) ** squareness, 0.0001) ** (1 / squareness);
}

/** Moves even steps towards both ends, where a round corner needs them. */
export function eased(v: number): number {
  return (1 - Math.cos(v * Math.PI)) / 2;
}
