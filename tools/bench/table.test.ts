import { formatGrowth, formatTable, type Row } from './table';

const small: Row = {
  pages: 10,
  checkSeconds: 0.5,
  coldSeconds: 60,
  rebuildSeconds: 10,
  memory: { all: 1_000_000_000, largest: 600_000_000 },
  bytesPerPage: 90_000,
  rendered: 1,
};

const large: Row = {
  ...small,
  pages: 1010,
  checkSeconds: 3.5,
  coldSeconds: 80,
  rebuildSeconds: 15,
  memory: { all: 1_500_000_000, largest: 900_000_000 },
};

test('the figures become a Markdown table', () => {
  expect(formatTable([small, large]).split('\n').slice(1)).toEqual([
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| 10 | 0.50 | 60.0 | 10.0 | 1,000 | 600 | 90.0 | 1 |',
    '| 1,010 | 3.50 | 80.0 | 15.0 | 1,500 | 900 | 90.0 | 1 |',
  ]);
});

test('the growth is what each page more costs', () => {
  expect(formatGrowth([small, large]).split('\n').slice(2)).toEqual([
    '| 10 | 1,010 | 3.0 | 20.0 | 5.0 | 500 |',
  ]);
});

test('memory that the system does not tell is said to be unknown', () => {
  const rows = [small, { ...large, memory: undefined }];
  expect(formatTable(rows)).toContain('| 15.0 | unknown here | unknown here | 90.0 |');
  expect(formatGrowth(rows)).toContain('| 5.0 | unknown here |');
});
