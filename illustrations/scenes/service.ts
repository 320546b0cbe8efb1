import { dot, hairline, leader, type Scene, text } from '../drawing/canvas';
import type { Flat } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { tag } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { phoneBooth } from '../furniture/room';
import { pieces } from '../world';
import { drawAlone } from './thumbnail';

const view = { origin: [150, 310] as Flat, scale: 1.18 };
const stages = [
  ['Requested', 'Door seal worn', 'done'],
  ['Scheduled', 'Installer, 9 June', 'now'],
  ['Repaired', 'Entered in its history', 'next'],
] as const;

/** A service request for the phone booth on its way through three stages. */
export const service: Scene = {
  height: 420,
  draw(tones) {
    return [
      drawAlone(phoneBooth(), view, tones, 1),
      text([336, 62], 'Service request', { fill: tones.ink, size: 32, family: 'heading' }),
      tag([336, 104], pieces.booth.code, tones),
      leader([345, 104], onCanvas(view, [-4, 50, 104]), tones.action, { sideways: true }),
      ...steps(tones),
    ].join('');
  },
};

function steps(tones: Tones): string[] {
  const [x, top, pitch] = [352, 186, 86];
  const line =
    hairline(tones.action, 2, [x, top], [x, top + pitch]) +
    hairline(tones.line, 2, [x, top + pitch], [x, top + pitch * 2]);
  return [
    line,
    ...stages.map(([name, note, state], index) => {
      const y = top + index * pitch;
      const disc = `<circle cx="${x}" cy="${y}" r="12" fill="${state === 'next' ? tones.ground : tones.action}" stroke="${state === 'next' ? tones.inkSoft : tones.action}" stroke-width="1.4"/>`;
      const sign =
        state === 'done'
          ? hairline(tones.onAction, 2, [x - 5, y], [x - 1.5, y + 4], [x + 5.5, y - 4])
          : state === 'now'
            ? dot([x, y], tones.onAction, 4.5)
            : '';
      return [
        disc,
        sign,
        text([x + 30, y + 2], name, {
          fill: state === 'next' ? tones.inkSoft : tones.ink,
          size: 24,
          weight: state === 'now' ? 600 : 500,
        }),
        text([x + 30, y + 28], note, { fill: tones.inkSoft }),
      ].join('');
    }),
  ];
}
