import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyStartOver } from './startBuild';

const inputs = {
  SITE_URL: 'https://www.casegood.example',
  'the path prefix': '',
  'the code': 'one',
};
const folder = mkdtempSync(join(tmpdir(), 'last-build-'));
const record = join(folder, 'last-build.json');

afterAll(() => rmSync(folder, { recursive: true }));

test('the data of a build that was finished is used by one of the same inputs alone', () => {
  writeFileSync(record, JSON.stringify(inputs));
  expect(whyStartOver(record, inputs)).toBeUndefined();
  expect(whyStartOver(record, { ...inputs, 'the code': 'two' })).toBe('the code changed');
  const elsewhere = { SITE_URL: 'https://casegood.example/site', 'the path prefix': '/site' };
  expect(whyStartOver(record, { ...inputs, ...elsewhere })).toBe(
    'SITE_URL and the path prefix changed',
  );
});

test('the data of a build that was not finished is used by none', () => {
  expect(whyStartOver(join(folder, 'none.json'), inputs)).toMatch('not a finished build');
  writeFileSync(record, '{"SITE_URL');
  expect(whyStartOver(record, inputs)).toMatch('not a finished build');
});
