import { dot, hairline, type Scene, text } from '../drawing/canvas';
import type { Flat } from '../drawing/geometry';
import { fileSheet, inventoryRow } from '../drawing/inventoryRow';
import { pieces } from '../world';

const files = ['SIF', 'XLSX', 'PDF'] as const;
const shown = [pieces.taskChair, pieces.desk, pieces.roundTable] as const;

/** Three kinds of file flow into one inventory. */
export const delivery: Scene = {
  height: 420,
  draw(tones) {
    const stacked = files.map((kind, index) => {
      const [x, y]: Flat = [28 + index * 26, 36 + index * 92];
      const lines = [0, 1, 2].map((line) =>
        hairline(
          tones.line,
          1.4,
          [x + 20, y + 66 + line * 20],
          [x + (line === 2 ? 84 : 122), y + 66 + line * 20],
        ),
      );
      return [
        fileSheet([x, y], [142, 164], tones),
        ...lines,
        text([x + 20, y + 42], kind, { fill: tones.ink, size: 24, family: 'mono', weight: 500 }),
      ].join('');
    });
    const rows = shown.map((piece, index) => {
      const y = 60 + index * 104;
      const from: Flat = [28 + index * 26 + 142, y + 36];
      return [
        hairline(tones.action, 1.6, from, [296, y + 36]),
        dot(from, tones.action),
        inventoryRow([296, y], [320, 72], piece, tones),
        dot([296, y + 36], tones.action),
      ].join('');
    });
    return [...stacked, ...rows].join('');
  },
};
