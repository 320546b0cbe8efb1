import { figure, hairline, leader, type Scene, text } from '../drawing/canvas';
import type { Flat, Point } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { conditionDisc, tag, tagWidth } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { type Condition, countOf, pieces, project } from '../world';
import { drawPlan } from './plan';

const view = { origin: [302, 268] as Flat, scale: 0.57 };

/** The client's whole floor: four furnished rooms, tagged pieces, and how many are in which condition. */
export const heroClients: Scene = {
  height: 640,
  draw(tones) {
    return [
      drawPlan(view, tones, 24),
      text([20, 66], project, { fill: tones.ink, size: 62, family: 'heading' }),
      text([22, 100], '35 pieces in 4 rooms', { fill: tones.inkSoft, size: 21 }),
      ...totals(tones),
      ...tags(tones),
    ].join('');
  },
};

function totals(tones: Tones): string[] {
  const [left, right] = [404, 620];
  return (['Good', 'Worn', 'Service due'] satisfies Condition[]).map((condition, index) => {
    const y = 46 + index * 44;
    return [
      conditionDisc([left + 8, y - 7], condition, tones, 7),
      text([left + 28, y], condition, { fill: tones.ink, size: 21 }),
      figure([right, y + 2], countOf(condition), 32, tones.ink),
      hairline(tones.line, 1, [left, y + 15], [right, y + 15]),
    ].join('');
  });
}

/** Tags in the four corners that the plan leaves free, each led to its piece along the plan's own angle. */
function tags(tones: Tones): string[] {
  const [near, far] = [14, 640 - 14 - tagWidth];
  const hung: [string, Flat, Point][] = [
    [pieces.desk.code, [near, 206], [50, 402, 74]],
    [pieces.roundTable.code, [far, 206], [470, 112, 74]],
    [pieces.taskChair.code, [near, 590], [146, 494, 50]],
    [pieces.booth.code, [far, 590], [633, 88, 44]],
  ];
  return hung.map(([code, [x, y], piece]) => {
    return tag([x, y], code, tones) + leader([x + 9, y], onCanvas(view, piece), tones.action);
  });
}
