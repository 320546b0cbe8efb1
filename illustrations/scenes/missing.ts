import { dot, hairline, type Scene } from '../drawing/canvas';
import { patch } from '../drawing/floor';
import type { Flat, Point } from '../drawing/geometry';
import { onCanvas, pathOf } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { circle } from '../drawing/solid';
import { tag } from '../drawing/tag';
import { roundTable } from '../furniture/desks';
import { sideChair } from '../furniture/seating';
import { drawAlone } from './thumbnail';

const view = { origin: [312, 244] as Flat, scale: 1.46 };
const chairAt = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * 88, -Math.cos(angle) * 88, 0];
};
const taken = [20, 200, 290];
const gone = chairAt(110);

/** A round table with three chairs, and the tag of the fourth where it should stand. */
export const missing: Scene = {
  height: 480,
  draw(tones) {
    const furniture = [
      ...placed(roundTable(60), [0, 0, 0]),
      ...taken.flatMap((degrees) => placed(sideChair(), chairAt(degrees), degrees)),
    ];
    const [x, y] = onCanvas(view, gone);
    const footprint = circle(30, 36).map(([dx, dy]): Point => [gone[0] + dx, gone[1] + dy, 0]);
    return [
      patch(circle(150, 72), view, tones.surface, tones.line),
      drawAlone(furniture, view, tones),
      `<path d="${pathOf(view, footprint)}" fill="none" stroke="${tones.accent}" stroke-width="2" stroke-dasharray="7 6"/>`,
      hairline(tones.accent, 1.6, [x, y], [x + 74, y + 43], [x + 74, 436]),
      dot([x, y], tones.accent, 4),
      tag([x + 65, 436], 'CG-0404', tones),
    ].join('');
  },
};
