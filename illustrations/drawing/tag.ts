import type { Condition } from '../world';
import { sheet, text } from './canvas';
import type { Flat } from './geometry';
import type { Tones } from './tones';

const cells = 9;

/** A QR code in miniature, nine cells wide: the site's motif. The same code always gives the same pattern. */
export function qrMotif([x, y]: Flat, size: number, code: string, ink: string): string {
  const cell = size / cells;
  const path = Array.from(
    { length: cells * cells },
    (_, index) => [index % cells, Math.floor(index / cells)] as const,
  )
    .filter(([column, row]) => isDark(column, row, code))
    .map(([column, row]) => `M${x + column * cell} ${y + row * cell}h${cell}v${cell}h${-cell}z`)
    .join('');
  return `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width=".15"/>`;
}

function isDark(column: number, row: number, code: string): boolean {
  const corners: Flat[] = [
    [0, 0],
    [cells - 3, 0],
    [0, cells - 3],
  ];
  for (const [left, top] of corners) {
    const [inColumn, inRow] = [column - left, row - top];
    if (inColumn >= 0 && inColumn < 3 && inRow >= 0 && inRow < 3)
      return inColumn !== 1 || inRow !== 1;
    if (inColumn >= -1 && inColumn < 4 && inRow >= -1 && inRow < 4) return false;
  }
  const seed = [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return ((seed + column * 37 + row * 101 + column * row * 53) * 2654435) % 97 > 44;
}

export const tagWidth = 142;

/** A paper label with a hole, a small QR code and the piece's code, its left edge centred on a point. */
export function tag([x, y]: Flat, code: string, tones: Tones): string {
  const height = 38;
  const top = y - height / 2;
  return [
    sheet([x, top], [tagWidth, height], { fill: tones.surface, stroke: tones.ink, radius: 2 }),
    `<circle cx="${x + 9}" cy="${y}" r="3" fill="${tones.ground}" stroke="${tones.ink}" stroke-width="1"/>`,
    qrMotif([x + 19, top + 6], height - 12, code, tones.ink),
    text([x + height + 14, y + 6.5], code, {
      fill: tones.ink,
      size: 19,
      weight: 500,
      family: 'mono',
    }),
  ].join('');
}

/** A QR label without words, as it sticks to a piece in a drawing; centred on a point. */
export function qrLabel([x, y]: Flat, size: number, code: string, tones: Tones): string {
  const pad = size * 0.14;
  return (
    sheet([x - size / 2, y - size / 2], [size, size], {
      fill: tones.surface,
      stroke: tones.ink,
      radius: 2,
    }) + qrMotif([x - size / 2 + pad, y - size / 2 + pad], size - pad * 2, code, tones.ink)
  );
}

/** A condition as a disc: filled when good or new, half filled when worn, in the accent when service is due. */
export function conditionDisc([x, y]: Flat, condition: Condition, tones: Tones, r = 6): string {
  const colour = condition === 'Service due' ? tones.accent : tones.action;
  const ring = `<circle cx="${x}" cy="${y}" r="${r}" fill="${condition === 'Worn' ? 'none' : colour}" stroke="${colour}" stroke-width="1.4"/>`;
  if (condition !== 'Worn') return ring;
  return `${ring}<path d="M${x} ${y - r}a${r} ${r} 0 0 0 0 ${r * 2}z" fill="${colour}"/>`;
}
