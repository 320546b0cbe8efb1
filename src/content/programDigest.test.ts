/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programDigest } from './programDigest';

let folder: string;
let source: string;
let packages: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
  source = join(folder, 'source');
  packages = join(folder, 'packages');
  await mkdir(source);
  await mkdir(packages);
  await writeFile(join(source, 'check.ts'), 'one');
  await writeFile(join(source, 'check.test.ts'), 'one');
  await writeFile(join(packages, '.package-lock.json'), '{}');
});

afterEach(() => rm(folder, { recursive: true }));

/** As a process sees it that begins now. */
function digest(): Promise<string | undefined> {
  return programDigest(source, packages, Date.now() + 1000);
}

test('the program is another when a source or a package is, and not when a test is', async () => {
  const before = await digest();
  expect(before).toEqual(expect.any(String));
  await writeFile(join(source, 'check.test.ts'), 'two');
  expect(await digest()).toBe(before);
  await writeFile(join(packages, '.package-lock.json'), '{ }');
  const updated = await digest();
  expect(updated).not.toBe(before);
  await writeFile(join(source, 'check.ts'), 'two');
  expect(await digest()).not.toBe(updated);
});

test('it is unknown where a source was edited after the process began', async () => {
  expect(await programDigest(source, packages, Date.now() - 60_000)).toBeUndefined();
});

test('it is unknown where there is no source, or no list of packages', async () => {
  expect(await programDigest(join(folder, 'none'), packages, Date.now() + 1000)).toBeUndefined();
  expect(await programDigest(source, join(folder, 'none'), Date.now() + 1000)).toBeUndefined();
});
