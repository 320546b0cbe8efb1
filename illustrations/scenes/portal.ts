import { backdrop, figure, hairline, type Scene, text } from '../drawing/canvas';
import type { Solid } from '../drawing/solid';
import { conditionMark } from '../drawing/tag';
import { portalWindow } from '../drawing/window';
import { roundTable, sitStandDesk } from '../furniture/desks';
import { loungeChair } from '../furniture/seating';
import { taskChair } from '../furniture/taskChair';
import { type Piece, pieces, project } from '../world';
import { fitPiece } from './thumbnail';

const height = 420;

const rows: readonly [Piece, readonly Solid[]][] = [
  [pieces.taskChair, taskChair()],
  [pieces.desk, sitStandDesk()],
  [pieces.loungeChair, loungeChair()],
  [pieces.roundTable, roundTable()],
];

/** What the client sees: the inventory as a table, each piece drawn beside its name. */
export const portal: Scene = {
  height,
  draw(tones) {
    const lines = rows.map(([piece, drawing], index) => {
      const top = 84 + index * 79;
      return [
        index ? hairline(tones.line, 1, [42, top], [598, top]) : '',
        fitPiece(drawing, [36, top + 8], [84, 60], tones, 0.8),
        text([136, top + 36], piece.name, { fill: tones.ink, size: 21, weight: 600 }),
        text([136, top + 62], piece.code, { fill: tones.inkSoft, family: 'mono' }),
        figure([356, top + 52], piece.count, 32, tones.ink),
        conditionMark([391, top + 41], piece.condition, tones),
        text([405, top + 47.5], piece.condition, { fill: tones.ink }),
        text([598, top + 47.5], piece.place, { fill: tones.inkSoft, anchor: 'end' }),
      ].join('');
    });
    return [
      backdrop(tones, height),
      portalWindow(height, project, 'Your inventory', tones),
      ...lines,
    ].join('');
  },
};
