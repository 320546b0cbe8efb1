import { hairline, sheet, text, width } from './canvas';
import type { Tones } from './tones';

/** The portal's window: a sheet with a margin, a title in the heading face and a word at the right. */
export function portalWindow(height: number, title: string, aside: string, tones: Tones): string {
  const margin = 20;
  return [
    sheet([margin, margin], [width - margin * 2, height - margin * 2], {
      fill: tones.surface,
      stroke: tones.ink,
    }),
    text([margin + 22, margin + 44], title, { fill: tones.ink, size: 32, family: 'heading' }),
    text([width - margin - 22, margin + 42], aside, { fill: tones.inkSoft, anchor: 'end' }),
    hairline(tones.ink, 1, [margin, margin + 64], [width - margin, margin + 64]),
  ].join('');
}

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
