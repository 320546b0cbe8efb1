import { leader, type Scene, text } from '../drawing/canvas';
import { patch } from '../drawing/floor';
import { corners, type Flat } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { tag } from '../drawing/tag';
import { loungeChair } from '../furniture/seating';
import { pieces } from '../world';
import { drawAlone } from './thumbnail';

const view = { origin: [284, 86] as Flat, scale: 0.98 };
const spots: Flat[] = [
  [60, 60],
  [170, 60],
  [280, 60],
  [60, 176],
  [170, 176],
  [280, 176],
];

/** Six lounge chairs are in storage and four are wanted: four to reuse, none to order. */
export const cost: Scene = {
  height: 420,
  draw(tones) {
    const reused = spots.slice(0, 4);
    const drawn = spots.flatMap(([x, y], index) =>
      placed(loungeChair(index < 4 ? 'moss' : 'paper'), [x, y, 0]),
    );
    return [
      patch(corners([0, 0], [344, 236]), view, tones.surface, tones.line),
      ...reused.map(([x, y]) => {
        const outline = corners([x - 46, y - 46], [92, 92]);
        return `<g fill-opacity=".2">${patch(outline, view, tones.action, tones.action)}</g>`;
      }),
      drawAlone(drawn, view, tones),
      text([24, 58], '4 wanted', { fill: tones.inkSoft, size: 24 }),
      text([24, 92], '6 in storage', { fill: tones.inkSoft, size: 24 }),
      text([616, 66], '4 to reuse', {
        fill: tones.action,
        size: 46,
        family: 'heading',
        anchor: 'end',
      }),
      tag([24, 376], pieces.loungeChair.code, tones),
      leader([33, 376], onCanvas(view, [60, 176, 44]), tones.action),
    ].join('');
  },
};
