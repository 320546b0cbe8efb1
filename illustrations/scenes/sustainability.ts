import { figure, hairline, type Scene, text } from '../drawing/canvas';
import type { Solid } from '../drawing/solid';
import { roundTable, sitStandDesk } from '../furniture/desks';
import { loungeChair } from '../furniture/seating';
import { taskChair } from '../furniture/taskChair';
import { pieces } from '../world';
import { fitPiece } from './thumbnail';

/** Sample values, in kg CO2e for one piece; the task chair's is the one that every picture uses. */
const rows: readonly [string, readonly Solid[], number][] = [
  [pieces.taskChair.name, taskChair(), 41],
  [pieces.desk.name, sitStandDesk(), 78],
  [pieces.loungeChair.name, loungeChair(), 54],
  [pieces.roundTable.name, roundTable(), 63],
];

/** Carbon per piece, as a list of bars. */
export const sustainability: Scene = {
  height: 420,
  draw(tones) {
    const [left, right] = [132, 560];
    const most = Math.max(...rows.map(([, , value]) => value));
    return [
      text([24, 58], 'Carbon, piece by piece', { fill: tones.ink, size: 34, family: 'heading' }),
      text([616, 56], 'kg CO₂e', { fill: tones.inkSoft, anchor: 'end' }),
      hairline(tones.ink, 1, [24, 80], [616, 80]),
      ...rows.flatMap(([name, drawing, value], index) => {
        const y = 88 + index * 82;
        const end = left + ((right - left) * value) / most;
        return [
          fitPiece(drawing, [24, y + 6], [84, 62], tones),
          text([left, y + 36], name, { fill: tones.ink, size: 21 }),
          figure([616, y + 58], value, 32, tones.ink),
          hairline(tones.line, 1, [left, y + 54], [right, y + 54]),
          hairline(tones.action, 5, [left, y + 54], [end, y + 54]),
        ];
      }),
    ].join('');
  },
};
