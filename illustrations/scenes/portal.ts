import { figure, hairline, type Scene, sheet, text } from '../drawing/canvas';
import type { Solid } from '../drawing/solid';
import { conditionDisc } from '../drawing/tag';
import { roundTable, sitStandDesk } from '../furniture/desks';
import { loungeChair } from '../furniture/seating';
import { taskChair } from '../furniture/taskChair';
import { type Piece, pieces, project } from '../world';
import { fitPiece } from './thumbnail';

const rows: readonly [Piece, readonly Solid[]][] = [
  [pieces.taskChair, taskChair()],
  [pieces.desk, sitStandDesk()],
  [pieces.loungeChair, loungeChair()],
  [pieces.roundTable, roundTable()],
];

/** What the client sees: the inventory as a table, each piece drawn beside its name. */
export const portal: Scene = {
  height: 420,
  draw(tones) {
    const lines = rows.map(([piece, drawing], index) => {
      const top = 84 + index * 79;
      return [
        index ? hairline(tones.line, 1, [42, top], [598, top]) : '',
        fitPiece(drawing, [36, top + 8], [84, 60], tones),
        text([136, top + 36], piece.name, { fill: tones.ink, size: 21, weight: 600 }),
        text([136, top + 62], piece.code, { fill: tones.inkSoft, family: 'mono' }),
        figure([356, top + 52], piece.count, 32, tones.ink),
        conditionDisc([391, top + 41], piece.condition, tones),
        text([405, top + 47.5], piece.condition, { fill: tones.ink }),
        text([598, top + 47.5], piece.place, { fill: tones.inkSoft, anchor: 'end' }),
      ].join('');
    });
    return [
      sheet([20, 20], [600, 380], { fill: tones.surface, stroke: tones.ink }),
      text([42, 64], project, { fill: tones.ink, size: 32, family: 'heading' }),
      text([598, 62], 'Your inventory', { fill: tones.inkSoft, anchor: 'end' }),
      hairline(tones.ink, 1, [20, 84], [620, 84]),
      ...lines,
    ].join('');
  },
};
