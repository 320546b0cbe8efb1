import { backWalls, floorClip, lettering, patch, slab } from '../drawing/floor';
import type { Flat, Point } from '../drawing/geometry';
import { paint, type View } from '../drawing/paint';
import { placed } from '../drawing/placing';
import { shadow } from '../drawing/shadow';
import { box, circle, roundedRectangle, type Solid } from '../drawing/solid';
import type { Tones } from '../drawing/tones';
import { laptop, roundTable, sitStandDesk } from '../furniture/desks';
import { floorLamp, phoneBooth, plant } from '../furniture/room';
import { loungeChair, sideChair, sofa } from '../furniture/seating';
import { books, pedestal, shelving, sideTable } from '../furniture/storage';
import { taskChair } from '../furniture/taskChair';

const floor: Flat = [640, 560];
const [wallX, wallY] = [320, 280];
const wallHeight = 46;

/** Four rooms: Library at the back, Meeting 3.2 to the right, Studio to the left, Reception in front. */
const partitions: Solid[] = [
  box([wallX - 3, 0, 0], [6, 200, wallHeight], 'paper'),
  box([wallX - 3, 410, 0], [6, 150, wallHeight], 'paper'),
  box([0, wallY - 3, 0], [190, 6, wallHeight], 'paper'),
];

const library: Solid[] = [
  ...placed(shelving(140, 36, [6, 44, 82, 120]), [90, 24, 0]),
  ...placed(books(-62, 9, 112), [90, 24, 0]),
  ...placed(books(-62, 47, 70), [90, 24, 0]),
  ...placed(books(-30, 85, 90), [90, 24, 0]),
  ...placed(loungeChair(), [78, 150, 0], -90),
  ...placed(loungeChair(), [176, 92, 0], -8),
  ...placed(sideTable(), [166, 178, 0]),
  ...placed(floorLamp(), [40, 226, 0]),
  ...placed(plant(86), [268, 40, 0]),
];

const meeting: Solid[] = [
  ...placed(roundTable(56), [460, 126, 0]),
  ...placed(laptop(74), [452, 118, 0], -40),
  ...[20, 110, 200, 290].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at: Point = [460 + Math.sin(angle) * 84, 126 - Math.cos(angle) * 84, 0];
    return placed(sideChair(), at, degrees);
  }),
  ...placed(phoneBooth(), [578, 62, 0]),
];

const studio: Solid[] = [
  ...placed(sitStandDesk({ width: 124 }), [58, 352, 0], -90),
  ...placed(taskChair(), [146, 352, 0], -64),
  ...placed(sitStandDesk({ width: 124 }), [58, 484, 0], -90),
  ...placed(taskChair(), [140, 492, 0], -104),
  ...placed(pedestal(), [286, 528, 0]),
];

const reception: Solid[] = [
  ...placed(sofa(), [476, 406, 0]),
  ...placed(sideTable(), [464, 494, 0]),
  ...placed(plant(96), [360, 500, 0]),
];

/** The whole of Floor 3; `size` is the letters' on the floor, and nothing is lettered without it. */
export function drawPlan(view: View, tones: Tones, size = 0): string {
  const furniture = [...library, ...meeting, ...studio, ...reception];
  const rug = (outline: Flat[], [x, y]: Flat) =>
    patch(
      outline.map(([dx, dy]): Flat => [x + dx, y + dy]),
      view,
      tones.surface,
      tones.line,
    );
  const names: [string, Flat][] = [
    ['Library', [186, 246]],
    ['Meeting 3.2', [346, 276]],
    ['Studio', [186, 352]],
    ['Reception', [408, 552]],
  ];
  return [
    floorClip('plan', floor, view),
    slab(floor, view, tones),
    rug(circle(78, 48), [140, 158]),
    rug(circle(108, 56), [460, 126]),
    rug(roundedRectangle(170, 96, 4), [476, 470]),
    ...(size ? names.map(([name, at]) => lettering(name, at, size, view, tones.inkSoft)) : []),
    shadow([...furniture, ...partitions], view, tones, 'plan'),
    paint([...backWalls(floor, 74), ...partitions, ...furniture], view, tones),
  ].join('');
}
