import { leader, type Scene, sheet, text } from '../drawing/canvas';
import type { Flat } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { tag } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { sitStandDesk } from '../furniture/desks';
import { taskChair } from '../furniture/taskChair';
import { pieces } from '../world';
import { drawAlone } from './thumbnail';

const view = { origin: [472, 262] as Flat, scale: 1.14 };

/** Client and dealer talk about the very piece: two messages beside a tagged desk. */
export const connected: Scene = {
  height: 420,
  draw(tones) {
    const group = [...sitStandDesk(), ...placed(taskChair(), [-6, 72, 0], 168)];
    return [
      drawAlone(group, view, tones, 1),
      message([24, 30], [270, 108], 'Office manager', ['Two more desks', 'for the Studio?'], tones),
      message([24, 288], [270, 104], 'Dealer', ['Same model, in stock.'], tones, true),
      tag([24, 213], pieces.desk.code, tones),
      leader([166, 213], onCanvas(view, [-70, 34, 74]), tones.action, { sideways: true }),
    ].join('');
  },
};

function message(
  [x, y]: Flat,
  [w, h]: Flat,
  role: string,
  lines: readonly string[],
  tones: Tones,
  answer = false,
): string {
  return [
    sheet([x, y], [w, h], {
      fill: answer ? tones.action : tones.surface,
      stroke: answer ? tones.action : tones.ink,
    }),
    text([x + 20, y + 33], role, { fill: answer ? tones.onAction : tones.inkSoft }),
    ...lines.map((line, index) =>
      text([x + 20, y + (lines.length > 1 ? 62 : 70) + index * 29], line, {
        fill: answer ? tones.onAction : tones.ink,
        size: 25,
        family: 'heading',
      }),
    ),
  ].join('');
}
