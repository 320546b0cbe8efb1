import { figure, hairline, type Scene, sheet, text } from '../drawing/canvas';
import { qrMotif } from '../drawing/tag';
import { roundTable, sitStandDesk } from '../furniture/desks';
import { taskChair } from '../furniture/taskChair';
import { pieces, project } from '../world';
import { fitPiece } from './thumbnail';

const lines = [
  [pieces.taskChair, taskChair()],
  [pieces.desk, sitStandDesk()],
  [pieces.roundTable, roundTable()],
] as const;

/** A dealer's bid, whose last line is the inventory itself. */
export const bidding: Scene = {
  height: 420,
  draw(tones) {
    const [left, right] = [84, 556];
    return [
      sheet([60, 24], [520, 420], { fill: tones.surface, stroke: tones.ink }),
      text([left, 74], `Bid for ${project}`, { fill: tones.ink, size: 34, family: 'heading' }),
      hairline(tones.ink, 1, [left, 94], [right, 94]),
      ...lines.flatMap(([piece, drawing], index) => {
        const y = 98 + index * 70;
        return [
          fitPiece(drawing, [left, y + 5], [78, 58], tones),
          text([left + 100, y + 42], piece.name, { fill: tones.ink, size: 22 }),
          figure([right, y + 44], piece.count, 30, tones.ink),
          hairline(tones.line, 1, [left, y + 70], [right, y + 70]),
        ];
      }),
      sheet([40, 322], [560, 76], { fill: tones.action }),
      qrMotif([60, 339], 42, pieces.taskChair.code, tones.onAction),
      text([124, 369], 'Living inventory', { fill: tones.onAction, size: 28, family: 'heading' }),
      text([576, 367], 'included', { fill: tones.onAction, size: 22, weight: 600, anchor: 'end' }),
    ].join('');
  },
};
