import { leaned } from '../drawing/placing';
import { eased, roundedWidth, shell } from '../drawing/shell';
import { bar, cushion, rectangle, type Solid, tube } from '../drawing/solid';
import type { Material } from '../drawing/tones';

/** A meeting chair: four splayed oak legs under a moulded shell with an upholstered seat. */
export function sideChair(): Solid[] {
  const legs = rectangle(2, 2).map(([sx, sy]) =>
    tube([sx * 21, sy * 20, 0], [sx * 15, sy * 14, 42], 1.1, 'oak', 1.7),
  );
  const back = shell(
    (u, step) => {
      const v = eased(step);
      const across = u * 2 - 1;
      const half = 23.5 * roundedWidth(0.12 + v * 0.88, 3);
      return [across * half, -21 - v * 7 + ((across * half) / 23) ** 2 * 10, 51 + v * 33];
    },
    [0, -2.2, 0.5],
    'clay',
    [14, 10],
  );
  return [...legs, cushion([-23, -22, 41], [46, 44, 6], 14, 2.5, 'clay'), back];
}

/** A lounge chair: an oak frame with flat armrests, a deep seat and a leaning back cushion. */
export function loungeChair(cloth: Material = 'moss'): Solid[] {
  return [
    ...loungeSide(32),
    ...loungeSide(-32),
    bar([-30, 28, 28], [30, 28, 28], rectangle(6, 3), 'oak'),
    bar([-30, -30, 24], [30, -30, 24], rectangle(6, 3), 'oak'),
    leaned(cushion([-29, -30, 26], [58, 62, 14], 6, 5, cloth), -5, [0, 30, 28]),
    leaned(cushion([-28, -34, 36], [56, 13, 48], 5, 5, cloth), 18, [0, -30, 36]),
  ];
}

function loungeSide(x: number): Solid[] {
  return [
    tube([x, 30, 0], [x, 27, 54], 1.8, 'oak', 2.2),
    tube([x, -32, 0], [x, -27, 52], 1.8, 'oak', 2.2),
    bar([x, 29, 26], [x, -29, 22], rectangle(2.6, 5), 'oak'),
    cushion([x - 4, -34, 53], [8, 72, 3], 3.8, 1, 'oak'),
  ];
}

/** A two-seat sofa on short oak legs. */
export function sofa(): Solid[] {
  const inner = 2 * 62;
  const width = inner + 30;
  const legs = rectangle(2, 2).map(([sx, sy]) =>
    tube(
      [sx * (width / 2 - 10), sy * 34, 0],
      [sx * (width / 2 - 10), sy * 34, 14],
      1.6,
      'oak',
      2.4,
    ),
  );
  const blocks = [-inner / 2, 0];
  return [
    ...legs,
    cushion([-width / 2, -42, 14], [width, 84, 14], 5, 2, 'wool'),
    cushion([-width / 2, -42, 28], [15, 84, 30], 5, 4, 'wool'),
    cushion([width / 2 - 15, -42, 28], [15, 84, 30], 5, 4, 'wool'),
    cushion([-inner / 2, -42, 28], [inner, 15, 44], 4, 4, 'wool'),
    ...blocks.map((x) => cushion([x + 0.5, -26, 28], [61, 68, 15], 5, 5, 'wool')),
    ...blocks.map((x) =>
      leaned(cushion([x + 1.5, -26, 43], [59, 14, 36], 5, 5, 'wool'), 9, [0, -26, 43]),
    ),
  ];
}
