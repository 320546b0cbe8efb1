import { leaned, placed } from '../drawing/placing';
import {
  bar,
  box,
  cushion,
  lathe,
  plaque,
  prism,
  rectangle,
  roundedRectangle,
  type Solid,
} from '../drawing/solid';

/** A sit-stand desk on two telescoping columns, with a screen and a keyboard. */
export function sitStandDesk({ width = 160 } = {}): Solid[] {
  return [
    ...deskLeg(-width / 2 + 24),
    ...deskLeg(width / 2 - 24),
    box([-width / 2 + 24, -3, 66], [width - 48, 6, 4], 'steel'),
    prism(roundedRectangle(width, 80, 3), 71, 74, 'oak'),
    ...monitor(),
    ...keyboard(),
  ];
}

function deskLeg(x: number): Solid[] {
  const leg = [
    prism(roundedRectangle(9, 68, 2), 0, 3, 'steel'),
    box([-4.5, -3, 3], [9, 6, 40], 'steel'),
    box([-3.5, -2.2, 43], [7, 4.4, 26], 'paper'),
    box([-4, -28, 69], [8, 56, 2], 'steel'),
  ];
  return placed(leg, [x, 0, 0]);
}

function monitor(): Solid[] {
  const glass = plaque(-21.4, [-29, 91], [58, 33], 'glass');
  return [
    prism(
      roundedRectangle(24, 16, 3).map(([x, y]) => [x, y - 24]),
      74,
      75,
      'steel',
    ),
    bar([0, -26, 75], [0, -26, 100], rectangle(5, 2), 'steel'),
    { ...box([-30.5, -24, 89.5], [61, 2.4, 36], 'steel'), details: [glass] },
  ];
}

function keyboard(): Solid[] {
  return [
    box([-21, 4, 74], [42, 13, 1.4], 'paper'),
    cushion([27, 6, 74], [6, 10, 2.5], 2.8, 1.2, 'steel'),
  ];
}

/** A round meeting table on one column, without its chairs. */
export function roundTable(radius = 60): Solid[] {
  return [
    lathe('steel', 32, [30, 0], [30, 1.2], [8, 3]),
    lathe('steel', 14, [3.6, 3], [3.6, 68]),
    lathe('steel', 20, [16, 68], [16, 70]),
    lathe('oak', 48, [radius - 1.4, 70.5], [radius, 72], [radius, 74]),
  ];
}

/** An open laptop, to stand on a table at height `z`. */
export function laptop(z: number): Solid[] {
  const lid = box([-15, -11, z + 1.2], [30, 0.8, 20], 'steel');
  return [box([-15, -11, z], [30, 21, 1.2], 'steel'), leaned(lid, 14, [0, -11, z + 1.2])];
}
