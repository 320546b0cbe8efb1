import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBakery } from '../../../test/bakery/checkBakery';
import { bakery, oat, oven, rye } from '../../../test/bakery/content';
import { makeContentFolder } from '../../../test/jest/contentFolder';
import { checkFolder } from '../../../test/support/checkFolder';
import { png } from '../../../test/support/png';
import { listProblems } from './wording';

test('every problem of every file is reported in one run, in reading order', async () => {
  const { problems } = await checkBakery([
    ['rooms/oven.md', oven.replace('grain: rye', 'grain: 5').replace('Light', '<b>')],
    ['loaves/rye.md', rye.replace('2025-08-01', 'today').replace('#how', '#where')],
    ['shop.json', '{'],
    ['bakers/ada.json', '['],
  ]);
  // Where it is in the file, then what is wrong and what to do.
  expect(listProblems(problems)[3]).toMatch(
    /^content\/rooms\/oven.md:23 {2}parts\[1\].trays\[0\].grain\n {2}is the number 5, which doesn’t fit\. It needs /,
  );
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/bakers/ada.json:1',
    'content/loaves/rye.md:4',
    'content/loaves/rye.md:12',
    'content/rooms/oven.md:23',
    'content/rooms/oven.md:27',
    'content/shop.json:1',
  ]);
});

test('files of any size are refused by a message', async () => {
  const { root } = await makeContentFolder(bakery);
  const huge = ['images/oven.png', 'shop.json'];
  for (const place of huge) await truncate(join(root, place), 3_000_000_000);
  const { problems } = await checkFolder(root);
  const told = problems.filter(({ code }) => code === 'too-large').map(({ file }) => file);
  expect(told).toEqual(huge.map((place) => `content/${place}`));
});

test('a folder that is not there lacks every file that the site needs', async () => {
  const { problems, entries } = await checkFolder('no-such-folder');
  expect(entries).toEqual([]);
  expect(problems.map(({ file }) => file)).toEqual(['content/rooms', 'content/shop.json']);
});

test.each([
  ['the home page', 'rooms/counter.md'],
  ['the only page that names a picture', 'rooms/oven.md'],
])('what follows from a file that can’t be read is not told: %s', async (_name, place) => {
  const text = String(bakery.get(place)).replace('title: ', 'title: News: ');
  const { problems, warnings, beforeLaunch } = await checkBakery([[place, text]]);
  expect([...problems, ...warnings].map(({ code, file }) => `${code} ${file}`)).toEqual([
    `syntax content/${place}`,
  ]);
  expect(beforeLaunch).not.toContainEqual(expect.objectContaining({ code: 'unused' }));
});

test('an anchor is made of a heading as visitors read it, in any script', async () => {
  const links =
    '[a](/oven#why-we-love-crust) [b](#返品について) [c](#%E4%BF%9D%E8%A8%BC) [d](#घर-वापसी)';
  const text = `${links}\n\n## 返品について\n\n## 保証\n\n## घर वापसी`;
  const { problems } = await checkBakery([['loaves/rye.md', rye.replace('Of rye flour.', text)]]);
  expect(problems).toEqual([]);
});

test('files left behind by programs are ignored, and links are not followed', async () => {
  const { root, write } = await makeContentFolder(bakery);
  const ignored = [
    ...['.DS_Store', 'images/._oven.png', 'images/Thumbs.db', 'desktop.ini', '__MACOSX/a.md'],
    ...['rooms/.oven.md.swp', 'rooms/oven.md~', 'rooms/#oven.md#', 'rooms/~$page.docx'],
    ...['rooms/oven.md.orig', 'rooms/oven.md.bak', 'images/a.png.tmp', 'images/a.png.crdownload'],
  ];
  await write([...ignored, 'README.md'].map((place) => [place, 'x']));
  await symlink('/etc/passwd', join(root, 'rooms/passwd.md'));
  const { problems } = await checkFolder(root);
  expect(problems.map(({ file }) => file)).toEqual(['content/rooms/passwd.md']);
});

test('files that a writer would wait for are named once a folder', async () => {
  const { root, write } = await makeContentFolder(bakery);
  const missed = ['2027/team.md', 'oven (1).md', 'oven copy.md', 'plan: b.md', 'team.docx'];
  await write([...missed.map((name) => `rooms/${name}`), 'images/a.heic'].map((at) => [at, 'x']));
  const { problems } = await checkFolder(root);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/images/a.heic is not used',
    'content/rooms/2027/team.md is not used',
    'content/rooms/oven (1).md is not used, and beside it neither is "oven copy.md", "plan: b.md", "team.docx"',
  ]);
});

test('what is left to do before the site goes live is listed', async () => {
  const { beforeLaunch } = await checkBakery([
    ['rooms/oven.md', oven.replace('title: Dark', 'title: TODO dark')],
    ['loaves/oat.md', oat.replace('Of flour', 'Of what the mill.example has')],
    ['images/old.png', png],
  ]);
  expect(beforeLaunch.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['content/bakers/ada.json', 'sample', 'sample'],
    ['content/images/old.png', '', 'unused'],
    ['content/loaves/oat.md', '', 'flour'],
    ['content/loaves/oat.md', 'body', 'placeholder'],
    ['content/rooms/counter.md', 'sample', 'sample'],
    ['content/rooms/oven.md', 'parts[1].trays[0].title', 'placeholder'],
    ['content/rooms/oven.md', 'sample', 'sample'],
    ['content/shop.json', 'write', 'placeholder'],
  ]);
});

test('a long text as lawyers send it is taken as it is, with a warning for what could be better', async () => {
  const text = `<!-- reviewed 2025-08, {version} -->
We collect "little", and don't sell it. It's in wp_\\{HASH\\} and \`{user_id}\`.

| Cookie | Purpose |
|---|---|
| \`ph_{KEY}\` |

\`\`\`
{"a": 'b'}
\`\`\`

See www.acme.com or http://www.acme.com/terms.`;
  const { problems, warnings } = await checkBakery([
    ['loaves/rye.md', rye.replace('Of rye flour.', () => text)],
  ]);
  expect(problems).toEqual([]);
  expect(warnings.map(({ code, line }) => [code, line])).toEqual([['insecure', 19]]);
});

test('of many mistakes of a kind in a text, five are told, and how many more there are', async () => {
  const text = rye.replace('Of rye flour.', `${'<b>Rye</b> and\n'.repeat(7)}{name}`);
  const told = listProblems((await checkBakery([['loaves/rye.md', text]])).problems);
  const html = told.filter((words) => words.includes('HTML'));
  expect(html).toHaveLength(5);
  expect(html.at(-1)).toMatch(
    /^content\/loaves\/rye.md:12 {2}body\n.* The text has \d+ more like it\.$/s,
  );
});
