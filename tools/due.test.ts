import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { clientsPage, goodContent, policyAction } from '../test/contentCases/goodContent';
import { makeContentFolder } from '../test/jest/contentFolder';

/** The clients’ page, where a section is shown for a month, and the whole page has another field. */
const dated = (line = '', ofSection = '') =>
  clientsPage
    .replace('path: /clients', `path: /clients${line}`)
    .replace(
      'type: cards',
      `type: cards\n    publishAt: 2027-03-01\n    unpublishAt: 2027-04-01${ofSection}`,
    );
const architects = clientsPage
  .replace('path: /clients', 'path: /architects\npublishAt: 2027-03-01')
  .replace('know what you own', 'plan with what is there');
const leading = clientsPage.replace(
  policyAction,
  'type: page\n      label: Plan\n      page: architects',
);

const clients = 'content/pages/clients.md';

test.each<
  [what: string, since: string, today: string, files: Record<string, string>, told: string[]]
>([
  ['a section', '2027-02-27', '2027-02-28', { 'pages/clients.md': dated() }, []],
  [
    'a section',
    '2027-02-28',
    '2027-03-01',
    { 'pages/clients.md': dated() },
    [`2027-03-01  ${clients}`],
  ],
  ['a section', '2027-03-01', '2027-03-02', { 'pages/clients.md': dated() }, []],
  // After three days without a build.
  [
    'a section',
    '2027-03-30',
    '2027-04-02',
    { 'pages/clients.md': dated() },
    [`2027-04-01  ${clients}`],
  ],
  [
    'a section',
    '2027-01-01',
    '2027-12-31',
    { 'pages/clients.md': dated() },
    [`2027-03-01  ${clients}`, `2027-04-01  ${clients}`],
  ],
  // Of which visitors see nothing.
  [
    'a draft',
    '2027-02-28',
    '2027-03-01',
    { 'pages/clients.md': dated('', '\n    draft: true') },
    [],
  ],
  [
    'part of a draft',
    '2027-01-01',
    '2027-12-31',
    { 'pages/clients.md': dated('\ndraft: true') },
    [],
  ],
  [
    'part of a page that is still to come',
    '2027-01-01',
    '2027-12-31',
    { 'pages/clients.md': dated('\npublishAt: 2027-03-20') },
    [`2027-03-20  ${clients}`, `2027-04-01  ${clients}`],
  ],
  [
    'part of a page that is gone',
    '2027-02-01',
    '2027-12-31',
    { 'pages/clients.md': dated('\nunpublishAt: 2027-02-01') },
    [],
  ],
  [
    'a page that a button leads to',
    '2027-02-28',
    '2027-03-01',
    { 'pages/architects.md': architects, 'pages/clients.md': leading },
    ['2027-03-01  content/pages/architects.md', `2027-03-01  ${clients}`],
  ],
])('what has fallen due of %s after %s, on %s', async (_, since, today, files, told) => {
  const { root } = await makeContentFolder(new Map([...goodContent, ...Object.entries(files)]));
  const args = [
    resolve('node_modules/tsx/dist/cli.mjs'),
    resolve('tools/due.ts'),
    '--since',
    since,
  ];
  const env = { ...process.env, BUILD_DATE: today };
  const options = { cwd: dirname(root), env, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, args, options);
  expect([status, stdout]).toEqual([0, told.map((line) => `${line}\n`).join('')]);
});
