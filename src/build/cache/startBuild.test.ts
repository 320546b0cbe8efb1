import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordEnd, recordStart } from './startBuild';

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

/** Why a build of these inputs starts over, after one that was finished. */
function afterFinished(changed: Partial<typeof inputs> = {}): string | undefined {
  recordEnd(folder, inputs);
  return recordStart(folder, { ...inputs, ...changed });
}

test('the data of a build that was finished is used by one of the same inputs alone', () => {
  expect(afterFinished()).toBeUndefined();
  expect(afterFinished({ 'the code': 'two' })).toBe('the code changed');
  const elsewhere = { SITE_URL: 'https://casegood.example/site', 'the path prefix': '/site' };
  expect(afterFinished(elsewhere)).toBe('SITE_URL and the path prefix changed');
});

test('the data of a build that was not finished is used by none', () => {
  expect(recordStart(folder, inputs)).toMatch('not a finished build');
  expect(afterFinished()).toBeUndefined();
  expect(recordStart(folder, inputs)).toMatch('not a finished build');
  recordEnd(folder, inputs);
  writeFileSync(join(folder, '.cache/last-build.json'), '{"SITE_URL');
  expect(recordStart(folder, inputs)).toMatch('not a finished build');
});
