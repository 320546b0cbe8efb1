import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordEnd, recordStart, whyStartOver } from './lastBuild';

const inputs = {
  SITE_URL: 'https://www.casegood.example',
  'the path prefix': '',
  'the code': 'one',
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-build-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the data of a build that was finished is used by one of the same inputs alone', () => {
  recordStart(folder);
  recordEnd(folder, inputs);
  expect(whyStartOver(folder, inputs)).toBeUndefined();
  expect(whyStartOver(folder, { ...inputs, 'the code': 'two' })).toBe('the code changed');
  const elsewhere = { SITE_URL: 'https://casegood.example/site', 'the path prefix': '/site' };
  expect(whyStartOver(folder, { ...inputs, ...elsewhere })).toBe(
    'SITE_URL and the path prefix changed',
  );
});

test('the data of a build that was not finished is used by none', () => {
  expect(whyStartOver(folder, inputs)).toMatch('not a finished build');
  recordEnd(folder, inputs);
  recordStart(folder);
  expect(whyStartOver(folder, inputs)).toMatch('not a finished build');
  recordEnd(folder, inputs);
  writeFileSync(join(folder, '.cache/last-build.json'), '{"SITE_URL');
  expect(whyStartOver(folder, inputs)).toMatch('not a finished build');
});
