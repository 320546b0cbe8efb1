/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { badFields } from './badContent/fields';
import { type Files, goodContent } from './badContent/goodContent';
import { badNames } from './badContent/names';
import { badSafety } from './badContent/safety';
import { badWriting } from './badContent/writing';
import { formatFault } from './fault';
import { passGate } from './gate';

const cases = [...badWriting, ...badFields, ...badNames, ...badSafety];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-content-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function check(files: Files) {
  for (const [place, text] of files) {
    const path = join(folder, 'content', place);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return passGate(join(folder, 'content'), join(folder, 'passed'));
}

test('the good content is good', async () => {
  const { faults, warnings, entries } = await check(goodContent);
  expect([...faults, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

test('at least 60 kinds of bad input are in the table, each by a name of its own', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test.each(cases)('$name', async ({ files, expected }) => {
  const { faults, warnings } = await check(files);
  const [found, others] = expected.warning ? [warnings, faults] : [faults, warnings];
  expect(others).toEqual([]);
  expect(found.map(({ file, line, field }) => ({ file, line, field }))).toEqual([
    { file: expected.file, line: expected.line, field: expected.field },
  ]);
  for (const words of expected.words) expect(found.map(formatFault).join()).toContain(words);
});
