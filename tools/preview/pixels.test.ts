import { differingBands, equalRows, type Pixels } from './pixels';

/** A picture of one column, with a shade for each row. */
function column(...shades: number[]): Pixels {
  return {
    data: Buffer.from(shades.flatMap((shade) => [shade, shade, shade, 255])),
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

const size = { width: 200, height: 100 };

function differing(...points: [number, number][]) {
  const pixels = points.map(([left, top]) => top * size.width + left);
  return (pixel: number) => (pixels.includes(pixel) ? 'clearly' : 'no');
}

test('rows that differ near each other are one band, others are their own', () => {
  expect(differingBands(differing([5, 5], [30, 25], [150, 90]), size)).toEqual([
    { left: 5, right: 30, top: 5, bottom: 25 },
    { left: 150, right: 150, top: 90, bottom: 90 },
  ]);
});

test.each([
  ['a seam', 2, 0],
  ['a paler panel', 60, 1],
])('what differs a little is told where it is more than a seam: %s', (_, width, bands) => {
  const differs = (pixel: number) => (pixel % size.width < width ? 'little' : 'no');
  expect(differingBands(differs, size)).toHaveLength(bands);
});

test('no difference is no band', () => {
  expect(differingBands(() => 'no', size)).toEqual([]);
});
