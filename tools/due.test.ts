import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeContentFolder } from '../test/contentCases/contentFolder';
import { clientsPage, goodContent } from '../test/contentCases/goodContent';

let folder: string;

beforeEach(async () => {
  const dates = 'publishAt: 2027-03-01\n    unpublishAt: 2027-04-01';
  const page = clientsPage.replace('type: showcase', `type: showcase\n    ${dates}`);
  const { root } = await makeContentFolder(new Map([...goodContent, ['pages/clients.md', page]]));
  folder = dirname(root);
});

/** Runs the command in the folder on a day. */
function due(today: string, ...words: string[]) {
  const env = { ...process.env, BUILD_DATE: today };
  const args = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('tools/due.ts'), ...words];
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
}

test.each([
  ['2027-02-27', '2027-02-28', ''],
  ['2027-02-28', '2027-03-01', '2027-03-01  content/pages/clients.md\n'],
  ['2027-03-01', '2027-03-02', ''],
  // After three days without a build.
  ['2027-03-30', '2027-04-02', '2027-04-01  content/pages/clients.md\n'],
])('what has fallen due after %s, on %s', (since, today, told) => {
  expect(due(today, '--since', since)).toMatchObject({ status: 0, stdout: told });
});

test('what can’t be determined is reported', () => {
  expect(due('2027-03-01', '--since', 'yesterday')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"yesterday", which is not a date'),
  });
  rmSync(join(folder, 'content/site.json'));
  expect(due('2027-03-01', '--since', '2027-02-01')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run check'),
  });
});
