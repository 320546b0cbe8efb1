import { sheet, text } from './canvas';
import type { Tones } from './tones';

/** A word on a small plate, filled when it is the one that counts. */
export function plate(
  [x, y]: readonly [number, number],
  words: string,
  tones: Tones,
  { filled = false, w = words.length * 10.2 + 24 } = {},
): string {
  return (
    sheet([x - w / 2, y - 17], [w, 34], {
      fill: filled ? tones.action : tones.surface,
      stroke: filled ? tones.action : tones.ink,
    }) +
    text([x, y + 6.5], words, {
      fill: filled ? tones.onAction : tones.ink,
      weight: 500,
      anchor: 'middle',
    })
  );
}
