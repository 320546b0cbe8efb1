import type { Point } from '../drawing/geometry';
import { eased, roundedWidth, shell } from '../drawing/shell';
import { bar, cushion, lathe, rectangle, type Solid } from '../drawing/solid';

/** A task chair on a five-star base: gas column, armrests, a curved back on a spine. */
export function taskChair(): Solid[] {
  return [...starBase(), ...seat(), ...arm(1), ...arm(-1), back()];
}

function starBase(): Solid[] {
  const legs = [90, 162, 234, 306, 18].flatMap((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const foot: Point = [cos * 31, sin * 31, 7.4];
    return [
      bar([cos * 3, sin * 3, 10.5], foot, rectangle(4.4, 4), 'steel', rectangle(2.8, 2.4)),
      bar(
        [cos * 31 + sin * 2.2, sin * 31 - cos * 2.2, 3],
        [cos * 31 - sin * 2.2, sin * 31 + cos * 2.2, 3],
        wheel,
        'steel',
      ),
    ];
  });
  return [
    ...legs,
    lathe('steel', 16, [4.6, 8], [4.6, 14]),
    lathe('steel', 14, [2.8, 14], [2.8, 27]),
    lathe('paper', 12, [1.9, 27], [1.9, 40]),
  ];
}

const wheel = Array.from({ length: 12 }, (_, i): [number, number] => [
  3 * Math.cos((i * Math.PI) / 6),
  3 * Math.sin((i * Math.PI) / 6),
]);

function seat(): Solid[] {
  return [
    cushion([-12, -14, 40], [24, 26, 4], 4, 1.5, 'steel'),
    cushion([-25, -23, 44], [50, 48, 8], 13, 3.5, 'wool'),
    bar([0, -14, 42], [0, -30, 44], rectangle(7, 2.4), 'steel'),
    bar([0, -30, 43], [0, -33, 66], rectangle(6, 2.4), 'steel'),
  ];
}

function arm(side: 1 | -1): Solid[] {
  return [
    bar([side * 22, -3, 43], [side * 30, -3, 43], rectangle(5, 2.2), 'steel'),
    bar([side * 29, -3, 42], [side * 29, -3, 63], rectangle(2.2, 4.4), 'steel'),
    cushion([side * 29 - 3.4, -14, 63], [6.8, 24, 2.4], 3.2, 0.8, 'steel'),
  ];
}

function back(): Solid {
  return shell(
    (u, step) => {
      const v = eased(step);
      const across = u * 2 - 1;
      const half = (24.5 - v * 2.5) * roundedWidth(v, 3.6);
      const lumbar = Math.sin(v * Math.PI * 0.9) * 3;
      return [across * half, -30 - v * 9 + ((across * half) / 24) ** 2 * 6 + lumbar, 54 + v * 52];
    },
    [0, -3.4, 0.6],
    'wool',
    [12, 14],
  );
}
