import { leader, type Scene } from '../drawing/canvas';
import type { Flat, Point } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { plate } from '../drawing/window';
import { drawPlan } from './plan';

const view = { origin: [302, 84] as Flat, scale: 0.55 };

/** Dealer, office manager and installer at work on one plan. */
export const collaboration: Scene = {
  height: 420,
  draw(tones) {
    const pins: [string, Flat, Point][] = [
      ['Office manager', [112, 40], [58, 352, 74]],
      ['Dealer', [498, 40], [460, 126, 74]],
      ['Installer', [560, 380], [578, 112, 60]],
    ];
    return [
      drawPlan(view, tones),
      ...pins.map(([role, [x, y], piece]) => {
        return [
          leader([x, y], onCanvas(view, piece), tones.action, { radius: 4.5 }),
          plate([x, y], role, tones, { filled: role === 'Dealer' }),
        ].join('');
      }),
    ].join('');
  },
};
