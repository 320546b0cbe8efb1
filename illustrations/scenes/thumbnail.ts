import { type Flat, project } from '../drawing/geometry';
import { paint } from '../drawing/paint';
import { shadow } from '../drawing/shadow';
import type { Solid } from '../drawing/solid';
import type { Tones } from '../drawing/tones';

/** A piece by itself on its shadow, the middle of its footprint at a point of the canvas. */
export function drawPiece(
  piece: readonly Solid[],
  origin: Flat,
  scale: number,
  tones: Tones,
  line = 0.9,
): string {
  const view = { origin, scale };
  return shadow(piece, view, tones) + paint(piece, view, tones, line);
}

/** A piece drawn as large as a box of the canvas allows, in its middle. */
export function fitPiece(
  piece: readonly Solid[],
  [x, y]: Flat,
  [w, h]: Flat,
  tones: Tones,
  line = 0.9,
): string {
  const points = piece.flatMap((solid) => solid.faces.flatMap((face) => face.points)).map(project);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(w / (right - left), h / (bottom - top));
  const origin: Flat = [
    x + w / 2 - ((left + right) / 2) * scale,
    y + h / 2 - ((top + bottom) / 2) * scale,
  ];
  return drawPiece(piece, origin, scale, tones, line);
}
