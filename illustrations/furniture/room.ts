import type { Point } from '../drawing/geometry';
import { add, turned } from '../drawing/geometry';
import { mapped } from '../drawing/placing';
import { box, cushion, joint, lathe, type Solid, tube } from '../drawing/solid';

/** A floor lamp: a thin stem from a disc to a conical shade. */
export function floorLamp(): Solid[] {
  return [
    lathe('steel', 26, [14, 0], [14, 1.6]),
    tube([0, 0, 1.6], [0, 0, 138], 0.9, 'steel'),
    lathe('paper', 30, [23, 134], [14, 162]),
  ];
}

/** A plant with broad arching leaves in a tapered pot. */
export function plant(height: number): Solid[] {
  const leaves = Array.from({ length: 15 }, (_, index) =>
    leaf(
      index * 137.5 + 20,
      height * (0.6 + ((index * 5) % 7) / 16),
      8 + ((index * 3) % 5) * 5,
      30,
    ),
  );
  return [
    lathe('clay', 26, [14, 0], [18, 30], [18, 33]),
    lathe('steel', 20, [16, 33], [16, 33.5]),
    ...leaves,
  ];
}

function leaf(degrees: number, tall: number, reach: number, base: number): Solid {
  const spine = (t: number): Point => [
    0,
    3 + reach * t + reach * t ** 3,
    base + (tall - base) * (t * 1.5 - t ** 3 * 0.5),
  ];
  const blade = Math.min(9, 4 + reach * 0.2);
  const width = (t: number) => 0.4 + blade * Math.sin(Math.PI * t ** 1.4);
  const stations = Array.from({ length: 10 }, (_, index) => index / 9);
  const faces = stations.slice(1).map((t, index) => {
    const before = stations[index] ?? 0;
    const edge = (at: number, side: 1 | -1) => add(spine(at), [side * width(at), 0, 0]);
    return {
      points: [edge(before, -1), edge(before, 1), edge(t, 1), edge(t, -1)],
      material: 'moss' as const,
    };
  });
  const rib = joint([1, 1, 1], ...stations.map(spine));
  const drawn: Solid = { faces, details: [rib], sheet: true };
  return mapped(drawn, (point) => turned(point, degrees));
}

/** An acoustic phone booth: upholstered walls, a glazed door, a seat and a small shelf inside. */
export function phoneBooth(): Solid[] {
  const roof = 184;
  const pane = box([-43, 46, 10], [86, 2, roof - 16], 'glass');
  const handle = joint([0, 1, 0], [30, 50, 92], [30, 50, 120]);
  const sideSeams = (x: number) =>
    [-12, 19].map((y) => joint([Math.sign(x), 0, 0], [x, y, 8], [x, y, roof]));
  const backSeams = [-18, 18].map((x) => joint([0, 1, 0], [x, -42, 8], [x, -42, roof]));
  return [
    box([-55, -50, 0], [110, 100, 8], 'steel'),
    { ...box([-55, -50, 8], [110, 8, roof - 8], 'moss'), details: backSeams },
    { ...box([-55, -42, 8], [8, 92, roof - 8], 'moss'), details: sideSeams(-55) },
    { ...box([47, -42, 8], [8, 92, roof - 8], 'moss'), details: sideSeams(55) },
    cushion([-22, -38, 8], [44, 34, 40], 6, 3, 'clay'),
    box([-47, -42, 90], [94, 26, 3], 'oak'),
    box([-47, 45, 8], [94, 4, 4], 'steel'),
    box([-47, 45, roof - 4], [94, 4, 4], 'steel'),
    box([-47, 45, 12], [4, 4, roof - 16], 'steel'),
    box([43, 45, 12], [4, 4, roof - 16], 'steel'),
    { ...pane, details: [handle] },
    box([-57, -52, roof], [114, 104, 12], 'moss'),
  ];
}
