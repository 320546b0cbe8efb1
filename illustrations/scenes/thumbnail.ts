import { type Flat, project } from '../drawing/geometry';
import { paint, type View } from '../drawing/paint';
import { shadow } from '../drawing/shadow';
import type { Solid } from '../drawing/solid';
import type { Tones } from '../drawing/tones';

/** Parts by themselves on their shadow. */
export function drawAlone(piece: readonly Solid[], view: View, tones: Tones, line = 0.9): string {
  return shadow(piece, view, tones) + paint(piece, view, tones, line);
}

/** A piece drawn as large as a box of the canvas allows, in its middle. */
export function fitPiece(
  piece: readonly Solid[],
  [x, y]: Flat,
  [w, h]: Flat,
  tones: Tones,
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
  return drawAlone(piece, { origin, scale }, tones, 0.8);
}
