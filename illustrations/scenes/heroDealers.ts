import { dot, hairline, leader, type Scene, text } from '../drawing/canvas';
import { backWalls, floorClip, lettering, patch, slab } from '../drawing/floor';
import type { Flat, Point } from '../drawing/geometry';
import { fileSheet, inventoryRow } from '../drawing/inventoryRow';
import { onCanvas, paint } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { shadow } from '../drawing/shadow';
import { circle } from '../drawing/solid';
import { qrLabel } from '../drawing/tag';
import type { Tones } from '../drawing/tones';
import { laptop, roundTable, sitStandDesk } from '../furniture/desks';
import { floorLamp, phoneBooth, plant } from '../furniture/room';
import { loungeChair, sideChair } from '../furniture/seating';
import { taskChair } from '../furniture/taskChair';
import { pieces, project, sifLines } from '../world';

const floor: Flat = [480, 480];
const view = { origin: [320, 277] as Flat, scale: 0.73 };
const shown = [pieces.booth, pieces.loungeChair, pieces.taskChair] as const;

const meeting = [20, 110, 200, 290].flatMap((degrees) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return placed(sideChair(), [342 + sin * 82, 374 - cos * 82, 0], degrees);
});

const furniture = [
  ...placed(sitStandDesk({ width: 150 }), [58, 222, 0], -90),
  ...placed(sitStandDesk({ width: 150 }), [58, 392, 0], -90),
  ...placed(taskChair(), [166, 240, 0], -20),
  ...placed(taskChair(), [152, 404, 0], -72),
  ...placed(loungeChair(), [190, 138, 0], -26),
  ...placed(loungeChair(), [274, 66, 0], 4),
  ...placed(floorLamp(), [450, 196, 0]),
  ...placed(plant(82), [52, 52, 0]),
  ...placed(phoneBooth(), [422, 64, 0]),
  ...placed(roundTable(54), [342, 374, 0]),
  ...placed(laptop(74), [332, 366, 0], -60),
  ...meeting,
];

/** From a file to a living inventory: SIF lines become tagged rows, the rows pieces on a plan. */
export const heroDealers: Scene = {
  height: 640,
  draw(tones) {
    const walls = backWalls(floor, 74);
    return [
      floorClip('floor', floor, view),
      slab(floor, view, tones),
      patch(
        circle(106, 64).map(([x, y]): Flat => [x + 342, y + 374]),
        view,
        tones.surface,
        tones.line,
      ),
      lettering('Studio', [100, 472], 27, view, tones.inkSoft),
      lettering('Library', [292, 190], 27, view, tones.inkSoft),
      shadow(furniture, view, tones, 'floor'),
      paint([...walls, ...furniture], view, tones),
      file(tones),
      text([rowLeft, 33], `${project}, inventory`, { fill: tones.inkSoft }),
      ...shown.map((piece, index) =>
        inventoryRow(
          [rowLeft, rowTop(index)],
          [rowRight(index) - rowLeft, rowHeight],
          piece,
          tones,
        ),
      ),
      ...links(tones),
    ].join('');
  },
};

const lineHeight = 24;
const rowHeight = 62;
const rowTop = (index: number) => 50 + index * lineHeight * 3;
const rowRight = (index: number) => 624 - index * 46;
const rowLeft = 272;

function file(tones: Tones): string {
  const lines = ['SF=FLOOR3.SIF', ...shown.flatMap(sifLines)];
  const [x, y] = [16, 12];
  return [
    fileSheet([x, y], [222, 260], tones),
    ...lines.map((line, index) =>
      text([x + 14, y + 28 + index * lineHeight], line, {
        fill: index ? tones.ink : tones.inkSoft,
        family: 'mono',
      }),
    ),
  ].join('');
}

/** From the file's lines to each row; from the row's code down, then along the plan's own angle, to the piece. */
function links(tones: Tones): string[] {
  const ends: Point[] = [
    [479, 47, 96],
    [196, 140, 40],
    [172, 246, 46],
  ];
  return shown.map((piece, index) => {
    const y = rowTop(index) + rowHeight / 2;
    const x = rowRight(index) - rowHeight / 2;
    const row: Flat = [x, rowTop(index) + rowHeight];
    const end = onCanvas(view, ends[index] ?? [0, 0, 0]);
    return [
      hairline(tones.action, 1.6, [238, y], [rowLeft, y]),
      dot([238, y], tones.action),
      dot([rowLeft, y], tones.action),
      leader(row, end, tones.action),
      dot(row, tones.action),
      qrLabel(end, 30, piece.code, tones),
    ].join('');
  });
}
