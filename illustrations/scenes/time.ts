import { dot, hairline, leader, type Scene, sheet, text } from '../drawing/canvas';
import type { Flat } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { pieces } from '../world';
import { drawPlan } from './plan';

const view = { origin: [302, 134] as Flat, scale: 0.56 };

/** One question, one answer: where the round table stands. */
export const time: Scene = {
  height: 420,
  draw(tones) {
    const end = onCanvas(view, [460, 126, 74]);
    return [
      drawPlan(view, tones),
      sheet([24, 14], [300, 54], { fill: tones.surface, stroke: tones.ink }),
      `<circle cx="52" cy="39" r="9" fill="none" stroke="${tones.ink}" stroke-width="1.8"/>`,
      hairline(tones.ink, 1.8, [58.5, 45.5], [66, 53]),
      text([82, 49], 'round table', { fill: tones.ink, size: 26 }),
      hairline(tones.action, 1.8, [221, 28], [221, 54]),
      sheet([396, 14], [220, 54], { fill: tones.action }),
      text([506, 50], pieces.roundTable.place, {
        fill: tones.onAction,
        size: 28,
        family: 'heading',
        anchor: 'middle',
      }),
      hairline(tones.action, 1.8, [324, 41], [396, 41]),
      dot([324, 41], tones.action),
      leader([530, 68], end, tones.action, { thickness: 2, radius: 6 }),
      `<circle cx="${end[0]}" cy="${end[1]}" r="15" fill="none" stroke="${tones.action}" stroke-width="2.4"/>`,
    ].join('');
  },
};
