import { hairline, leader, type Scene, sheet, text } from '../drawing/canvas';
import { patch } from '../drawing/floor';
import { corners, type Flat, type Point } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { placed } from '../drawing/placing';
import type { Solid } from '../drawing/solid';
import { conditionDisc, qrMotif } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { plate } from '../drawing/window';
import { loungeChair } from '../furniture/seating';
import { cabinet, carton, shelving } from '../furniture/storage';
import { pieces } from '../world';
import { drawAlone } from './thumbnail';

const view = { origin: [122, 184] as Flat, scale: 0.82 };
const bays = ['A1', 'A2', 'A3'] as const;
const pitch = 122;

const frame = (index: number) => placed(shelving(114, 60, [10, 122]), [60 + index * pitch, 40, 0]);
const box = (x: number, z: number, size: Point) => placed(carton(size), [x, 44, z]);

const stock: Solid[] = [
  ...bays.flatMap((_, index) => frame(index)),
  ...box(34, 13, [44, 46, 40]),
  ...box(84, 13, [44, 46, 34]),
  ...box(36, 53, [38, 40, 28]),
  ...box(40, 125, [50, 46, 36]),
  ...box(90, 125, [36, 44, 46]),
  ...placed(cabinet(), [60 + pitch, 44, 13]),
  ...placed(cabinet(), [60 + pitch, 44, 125]),
  ...placed(loungeChair(), [60 + pitch * 2, 42, 13], -12),
  ...box(40 + pitch * 2, 125, [48, 46, 32]),
  ...box(90 + pitch * 2, 125, [40, 44, 32]),
];

/** The dealer's warehouse: three bays, and where a stored piece stands. */
export const warehouse: Scene = {
  height: 420,
  draw(tones) {
    const spot = corners([pitch - 2, -6], [pitch, 138]);
    const door = onCanvas(view, [100 + pitch, 66, 180]);
    return [
      patch(corners([-14, -20], [410, 162]), view, tones.surface, tones.line),
      `<g fill-opacity=".28">${patch(spot, view, tones.action, tones.action)}</g>`,
      drawAlone(stock, view, tones),
      ...bays.map((bay, index) => {
        const [x, y] = onCanvas(view, [60 + index * pitch, 124, 0]);
        return plate([x, y], bay, tones, { filled: bay === 'A2', w: 52 });
      }),
      leader([390, 69], door, tones.action, { sideways: true }),
      recordCard([390, 28], tones),
    ].join('');
  },
};

function recordCard([x, y]: Flat, tones: Tones): string {
  const { code, name, condition } = pieces.cabinet;
  const right = x + 212;
  return [
    sheet([x, y], [230, 240], { fill: tones.surface, stroke: tones.ink }),
    qrMotif([x + 18, y + 18], 46, code, tones.ink),
    text([x + 80, y + 48], code, { fill: tones.ink, family: 'mono', weight: 500, size: 21 }),
    hairline(tones.ink, 1, [x, y + 82], [x + 230, y + 82]),
    text([x + 18, y + 112], name, { fill: tones.ink, size: 21, weight: 600 }),
    ...[
      ['Location', 'Bay A2'],
      ['In since', '12 May'],
      ['Status', condition],
    ].flatMap(([term = '', value = ''], index) => {
      const line = y + 148 + index * 38;
      return [
        hairline(tones.line, 1, [x + 18, line - 24], [right, line - 24]),
        text([x + 18, line], term, { fill: tones.inkSoft }),
        text([right, line], value, { fill: tones.ink, weight: 500, anchor: 'end' }),
      ];
    }),
    conditionDisc([right - 54, y + 217.5], condition, tones),
  ].join('');
}
