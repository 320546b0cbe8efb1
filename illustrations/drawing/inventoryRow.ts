import type { Piece } from '../world';
import { figure, hairline, sheet, text } from './canvas';
import type { Flat } from './geometry';
import { conditionDisc, qrMotif } from './tag';
import type { Tones } from './tones';

/** A piece as a row of the inventory: name and condition, count, and its QR code in a cell at the right. */
export function inventoryRow([x, y]: Flat, [w, h]: Flat, piece: Piece, tones: Tones): string {
  const code = x + w - h;
  const middle = y + h / 2;
  return [
    sheet([x, y], [w, h], { fill: tones.surface, stroke: tones.ink }),
    text([x + 16, middle - 4], piece.name, { fill: tones.ink, size: 21, weight: 600 }),
    conditionDisc([x + 23, middle + 13.5], piece.condition, tones),
    text([x + 38, middle + 20], piece.condition, { fill: tones.inkSoft }),
    figure([code - 14, middle + 11], piece.count, 34, tones.ink),
    hairline(tones.line, 1, [code, y], [code, y + h]),
    qrMotif([code + 12, y + 12], h - 24, piece.code, tones.ink),
  ].join('');
}

/** A file as a sheet with a folded corner. */
export function fileSheet([x, y]: Flat, [w, h]: Flat, tones: Tones): string {
  const fold = 22;
  const outline = `M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}z`;
  return (
    `<path d="${outline}" fill="${tones.surface}" stroke="${tones.ink}"/>` +
    hairline(tones.ink, 1, [x + w - fold, y], [x + w - fold, y + fold], [x + w, y + fold])
  );
}
