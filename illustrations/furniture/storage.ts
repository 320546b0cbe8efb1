import type { Point } from '../drawing/geometry';
import { box, joint, lathe, plaque, type Solid } from '../drawing/solid';
import type { Material } from '../drawing/tones';

/** A storage cabinet with two doors on a recessed plinth. */
export function cabinet(): Solid[] {
  const [width, depth, height] = [80, 45, 96];
  const front = depth / 2;
  const handle = (x: number) =>
    plaque(front, [x - 1.2, height * 0.5], [2.4, height * 0.12], 'steel');
  const inset = width / 2 - 2.5;
  return [
    box([-width / 2 + 4, -front + 4, 0], [width - 8, depth - 8, 8], 'steel'),
    {
      ...box([-width / 2, -front, 8], [width, depth, height - 8], 'oak'),
      details: [
        joint([0, 1, 0], [0, front, 10.5], [0, front, height - 2.5]),
        joint(
          [0, 1, 0],
          [-inset, front, 10.5],
          [inset, front, 10.5],
          [inset, front, height - 2.5],
          [-inset, front, height - 2.5],
          [-inset, front, 10.5],
        ),
        handle(-5),
        handle(5),
      ],
    },
  ];
}

/** A low drawer pedestal of three drawers. */
export function pedestal(): Solid[] {
  const joints = [20, 36].map((z) => joint([0, 1, 0], [-20, 26, z], [20, 26, z]));
  return [{ ...box([-20, -26, 4], [40, 52, 50], 'paper'), details: joints }];
}

/** An archive box with a lid and a paper label. */
export function carton([w, d, h]: Point): Solid[] {
  const label = plaque(d / 2, [-w * 0.2, h * 0.3], [w * 0.4, h * 0.3], 'paper');
  const tape = joint([0, 0, 1], [0, -d / 2, h], [0, d / 2, h]);
  return [{ ...box([-w / 2, -d / 2, 0], [w, d, h], 'oak'), details: [label, tape] }];
}

/** Open shelving: four posts, and a board at each of the given heights. */
export function shelving(width: number, depth: number, boards: readonly number[]): Solid[] {
  const top = Math.max(...boards) + 6;
  const xs = [-width / 2, width / 2 - 4];
  const ys = [-depth / 2, depth / 2 - 4];
  const posts = xs.flatMap((x) => ys.map((y) => box([x, y, 0], [4, 4, top], 'steel')));
  return [
    ...posts,
    ...boards.map((z) => box([-width / 2 + 4, -depth / 2, z], [width - 8, depth, 3], 'oak')),
  ];
}

/** A row of books standing on a board, from x to x + length. */
export function books(x: number, z: number, length: number): Solid[] {
  const cloths: Material[] = ['clay', 'paper', 'moss', 'wool', 'paper', 'oak', 'steel'];
  const found: Solid[] = [];
  for (let at = 0, index = 0; at < length - 3; index++) {
    const thick = 3 + ((index * 7) % 4);
    const tall = 22 + ((index * 11) % 9);
    found.push(box([x + at, -9, z], [thick, 18, tall], cloths[index % cloths.length] ?? 'paper'));
    at += thick + (index % 5 === 4 ? 2 : 0);
  }
  return found;
}

/** A small round side table. */
export function sideTable(): Solid[] {
  return [
    lathe('steel', 24, [15, 0], [15, 1.5]),
    lathe('steel', 10, [1.6, 1.5], [1.6, 46]),
    lathe('oak', 36, [24, 46], [24, 48.5]),
  ];
}
