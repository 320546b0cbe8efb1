import { hairline, type Scene, sheet, text } from '../drawing/canvas';
import { project } from '../world';
import { drawPlan } from './plan';

/** The portal's front page under the dealer's own name: a plate waits for the logo. */
export const brand: Scene = {
  height: 420,
  draw(tones) {
    return [
      sheet([20, 20], [600, 420], { fill: tones.surface, stroke: tones.ink }),
      `<clipPath id="page"><rect x="20.5" y="92" width="599" height="328"/></clipPath>`,
      `<g clip-path="url(#page)">${drawPlan({ origin: [330, 186], scale: 0.62 }, tones)}</g>`,
      `<rect x="42" y="34" width="150" height="46" rx="4" fill="${tones.ground}" stroke="${tones.accent}" stroke-width="1.6" stroke-dasharray="6 5"/>`,
      text([117, 64], 'Your logo', {
        fill: tones.accent,
        size: 23,
        family: 'heading',
        anchor: 'middle',
      }),
      text([598, 63], 'Inventory   Service', { fill: tones.inkSoft, anchor: 'end' }),
      hairline(tones.ink, 1, [20, 93], [620, 93]),
      text([42, 142], project, { fill: tones.ink, size: 40, family: 'heading' }),
    ].join('');
  },
};
