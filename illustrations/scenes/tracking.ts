import { hairline, type Scene, sheet, text } from '../drawing/canvas';
import { type Flat, turned } from '../drawing/geometry';
import { onCanvas } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { conditionDisc } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { taskChair } from '../furniture/taskChair';
import { pieces } from '../world';
import { qrOfTaskChair } from './qrOfTaskChair';
import { drawAlone } from './thumbnail';

const view = { origin: [140, 436] as Flat, scale: 2.9 };
const turn = -14;
const [labelPaper, labelInk] = ['#fdfaf3', '#1d1b16'];
/** The tag hangs plumb from the end of an armrest. */
const knot = onCanvas(view, turned([31, -12, 62], turn));
const label = { at: [knot[0] - 48, knot[1] + 96] as Flat, size: 96 };
const phone = { at: [366, 28] as Flat, size: [252, 504] as Flat };

/** A phone reads the label on a chair and shows what is known of the chair. */
export const tracking: Scene = {
  height: 560,
  draw(tones) {
    return [
      drawAlone(placed(taskChair(), [0, 0, 0], turn), view, tones, 1.3),
      ...rays(tones),
      hangingTag(tones),
      handset(tones),
    ].join('');
  },
};

function hangingTag(tones: Tones): string {
  const [[x, y], w] = [label.at, label.size];
  const hole: Flat = [x + w / 2, y - 12];
  return [
    hairline(tones.inkSoft, 1.4, knot, hole),
    bigLabel(label.at, w, tones),
    `<path d="M${x + 0.5} ${y + 4}v-6l24 -22h${w - 49}l24 22v6" fill="${labelPaper}" stroke="${tones.edge}"/>`,
    `<circle cx="${hole[0]}" cy="${hole[1]}" r="4" fill="${tones.ground}" stroke="${tones.edge}"/>`,
    hairline(tones.edge, 1.4, [hole[0], hole[1] - 12], hole),
  ].join('');
}

/** The label as it hangs on the chair: a QR code that reads CG-0412. */
function bigLabel([x, y]: Flat, size: number, tones: Tones): string {
  const cell = (size - 16) / qrOfTaskChair.length;
  const dark = qrOfTaskChair
    .flatMap((line, row) =>
      [...line].map((sign, column) =>
        sign === '#'
          ? `M${x + 8 + column * cell} ${y + 8 + row * cell}h${cell}v${cell}h${-cell}z`
          : '',
      ),
    )
    .join('');
  return [
    sheet([x, y], [size, size + 26], { fill: labelPaper, stroke: tones.edge, radius: 3 }),
    `<path d="${dark}" fill="${labelInk}" stroke="${labelInk}" stroke-width=".2"/>`,
    text([x + size / 2, y + size + 15], pieces.taskChair.code, {
      fill: labelInk,
      family: 'mono',
      weight: 500,
      anchor: 'middle',
    }),
  ].join('');
}

/** What the camera sees: two hairlines from the label's corners to the phone's viewfinder. */
function rays(tones: Tones): string[] {
  const right = label.at[0] + label.size;
  return [
    hairline(tones.action, 1.4, [right, label.at[1] + 4], [phone.at[0] + 40, 70]),
    hairline(tones.action, 1.4, [right, label.at[1] + label.size + 26], [phone.at[0] + 40, 236]),
  ];
}

function handset(tones: Tones): string {
  const [[x, y], [w, h]] = [phone.at, phone.size];
  const { code, name, place, condition } = pieces.taskChair;
  const [left, finder] = [x + 26, 166];
  const corner = (cx: number, cy: number, sx: number, sy: number) =>
    hairline(tones.action, 3, [cx, cy + 22 * sy], [cx, cy], [cx + 22 * sx, cy]);
  const [fl, ft] = [x + w / 2 - finder / 2, y + 34];
  const size = 104;
  return [
    sheet([x, y], [w, h], { fill: tones.edge, stroke: tones.inkSoft, radius: 34 }),
    sheet([x + 8, y + 8], [w - 16, h - 16], { fill: tones.surface, radius: 27 }),
    `<rect x="${x + w / 2 - 30}" y="${y + 17}" width="60" height="5" rx="2.5" fill="${tones.line}"/>`,
    corner(fl, ft, 1, 1) +
      corner(fl + finder, ft, -1, 1) +
      corner(fl, ft + finder, 1, -1) +
      corner(fl + finder, ft + finder, -1, -1),
    bigLabel([x + w / 2 - size / 2, ft + finder / 2 - size / 2 - 13], size, tones),
    text([left, y + 252], name, { fill: tones.ink, size: 34, family: 'heading' }),
    text([left, y + 282], code, { fill: tones.inkSoft, family: 'mono' }),
    ...[
      ['Room', place],
      ['Condition', condition],
      ['Warranty', 'until 2031'],
    ].flatMap(([term = '', value = ''], index) => {
      const line = y + 344 + index * 50;
      return [
        hairline(tones.line, 1, [left, line - 32], [x + w - 26, line - 32]),
        text([left, line], term, { fill: tones.inkSoft }),
        text([x + w - 26, line], value, { fill: tones.ink, weight: 600, anchor: 'end' }),
      ];
    }),
    conditionDisc([x + w - 26 - 66, y + 344 + 43.5], condition, tones),
  ].join('');
}
