import { equalRows, type Pixels, regionsOf } from './regions';

/** A picture of one column, with a shade for each row. */
function column(...shades: number[]): Pixels {
  return {
    data: Uint8Array.from(shades.flatMap((shade) => [shade, shade, shade, 255])),
    width: 1,
    height: shades.length,
  };
}

test.each([
  ['the same picture', column(1, 2, 3), column(1, 2, 3), { above: 3, below: 0 }],
  ['one row in the middle', column(1, 2, 3), column(1, 9, 3), { above: 1, below: 1 }],
  ['a row more', column(1, 2, 3), column(1, 2, 2, 3), { above: 2, below: 1 }],
  ['a row less', column(1, 2, 2, 3), column(1, 2, 3), { above: 2, below: 1 }],
  ['nothing alike', column(1, 2), column(3, 4), { above: 0, below: 0 }],
])('equal rows: %s', (_, before, after, rows) => {
  expect(equalRows(before, after)).toEqual(rows);
});

function differing(...points: [number, number][]) {
  return (x: number, y: number) => points.some(([left, top]) => left === x && top === y);
}

const size = { width: 200, height: 100 };

test('differences near each other are one region, others are their own', () => {
  expect(regionsOf(differing([5, 5], [30, 30], [150, 90]), size)).toEqual([
    { left: 0, top: 0, width: 48, height: 48 },
    { left: 144, top: 72, width: 24, height: 24 },
  ]);
});

test('a region at one edge has no neighbour at the other', () => {
  expect(regionsOf(differing([199, 5], [0, 30]), size)).toHaveLength(2);
});

test('no difference is no region', () => {
  expect(regionsOf(() => false, size)).toEqual([]);
});
