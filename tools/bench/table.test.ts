import { formatTable, median, medianAndWorst } from './table';

test('a table is printed as Markdown', () => {
  const rows = [
    ['/', '11.2'],
    ['/clients', '10.4'],
  ];
  expect(formatTable({ title: 'Bytes', head: ['Page', 'KB'], rows }).split('\n')).toEqual([
    'Bytes',
    '',
    '| Page | KB |',
    '| --- | --- |',
    '| / | 11.2 |',
    '| /clients | 10.4 |',
  ]);
});

test('times are told by the middle and the longest one', () => {
  expect(medianAndWorst([300, 100, 200.4])).toEqual(['200', '300']);
  expect(medianAndWorst([400, 100, 200, 300])).toEqual(['250', '400']);
  expect(() => median([])).toThrow('There is no number to take.');
});
