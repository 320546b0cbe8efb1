import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { makeContentFolder } from '../test/contentCases/contentFolder';
import { clientsPage, goodContent } from '../test/contentCases/goodContent';

let folder: string;

beforeEach(async () => {
  const dates = 'publishAt: 2027-03-01\n    unpublishAt: 2027-04-01';
  const page = clientsPage.replace('type: showcase', `type: showcase\n    ${dates}`);
  const { root } = await makeContentFolder(new Map([...goodContent, ['pages/clients.md', page]]));
  folder = dirname(root);
});

test.each([
  ['2027-02-27', '2027-02-28', ''],
  ['2027-02-28', '2027-03-01', '2027-03-01  content/pages/clients.md\n'],
  ['2027-03-01', '2027-03-02', ''],
  // After three days without a build.
  ['2027-03-30', '2027-04-02', '2027-04-01  content/pages/clients.md\n'],
])('what has fallen due after %s, on %s', (since, today, told) => {
  const env = { ...process.env, BUILD_DATE: today };
  const args = ['node_modules/tsx/dist/cli.mjs', 'tools/due.ts'].map((file) => resolve(file));
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, [...args, '--since', since], options);
  expect([status, stdout]).toEqual([0, told]);
});
