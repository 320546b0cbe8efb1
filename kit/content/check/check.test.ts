import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWith } from '../../../test/contentCases/checkWith';
import { clientsPage, goodContent, policy, video } from '../../../test/contentCases/goodContent';
import { makeContentFolder } from '../../../test/jest/contentFolder';
import { checkFolder } from '../../../test/support/checkFolder';
import { png } from '../../../test/support/png';
import { formatProblem } from './formatProblem';

test('every problem of every file is reported in one run, in reading order', async () => {
  const { problems } = await checkWith([
    ['pages/clients.md', clientsPage.replace('icon: cost', 'icon: 5').replace('Time', '<b>')],
    ['policies/privacy-policy.md', policy.replace('2025-08-01', 'today').replace('#our', '#or')],
    ['site.json', '{'],
    ['videos/platform-tour.json', ''],
  ]);
  // Where it is in the file, then what is wrong and what to do.
  expect(problems.map(formatProblem)[0]).toMatch(
    /^content\/pages\/clients.md:22 {2}sections\[1\].cards\[0\].icon\n {2}is the number 5\. It needs /,
  );
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/clients.md:22',
    'content/pages/clients.md:26',
    'content/policies/privacy-policy.md:4',
    'content/policies/privacy-policy.md:11',
    'content/site.json:1',
    'content/videos/platform-tour.json:1',
  ]);
});

test('of two pages at one address the copy is at fault, whichever is first in the folder', async () => {
  const { problems } = await checkWith([['pages/clients-1.md', clientsPage]]);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/pages/clients-1.md path',
    'content/pages/clients-1.md title',
  ]);
});

test('files of any size are refused by a message', async () => {
  const { root } = await makeContentFolder(goodContent);
  const huge = ['images/portal.png', 'site.json'];
  for (const place of huge) await truncate(join(root, place), 3_000_000_000);
  const { problems } = await checkFolder(root);
  const told = problems.filter(({ code }) => code === 'too-large').map(({ file }) => file);
  expect(told).toEqual(huge.map((place) => `content/${place}`));
});

test('a folder that is not there lacks every file that the site needs', async () => {
  const { problems, entries } = await checkFolder('no-such-folder');
  expect(entries).toEqual([]);
  expect(problems.map(({ file }) => file)).toEqual([
    'content/pages',
    'content/request.json',
    'content/site.json',
  ]);
});

test('an anchor is made of a heading as visitors read it', async () => {
  const link = '[Why](/clients#why-clients-love-casegood) and [again](#terms-2)';
  const headings = '## Terms\n\n## Terms\n\n## Our terms';
  const text = policy.replace('We collect little.', link).replace('## Our terms', headings);
  expect((await checkWith([['policies/privacy-policy.md', text]])).problems).toEqual([]);
});

test('it has the letters of any script, encoded or not', async () => {
  const links = '[a](#返品について) [b](#%E4%BF%9D%E8%A8%BC) [c](#возврат-и-обмен) [d](#घर-वापसी)';
  const headings =
    '## 返品について\n\n## 保証\n\n## Возврат и обмен\n\n## घर वापसी\n\n## Our terms';
  const text = policy.replace('We collect little.', links).replace('## Our terms', headings);
  expect((await checkWith([['policies/privacy-policy.md', text]])).problems).toEqual([]);
});

test('files left behind by programs are ignored, and links are not followed', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  const ignored = [
    ...['.DS_Store', 'images/._hero.png', 'images/Thumbs.db', 'images/Icon\r', '__MACOSX/a.md'],
    ...[
      'images/hero.png:Zone.Identifier',
      'images/hero.pngZone.Identifier',
      'a.md:com.dropbox.attrs',
    ],
    ...['pages/.clients.md.swp', 'pages/clients.md.swp', 'pages/4913', '5036', 'pages/clients.md~'],
    ...['pages/.#clients.md', 'pages/#clients.md#', 'pages/~$page.docx', 'pages/.~lock.page.odt#'],
    ...[
      'pages/clients.md___jb_tmp___',
      'pages/clients.md___jb_old___',
      'pages/clients_BASE_811.md',
    ],
    ...[
      'pages/clients.md.orig',
      'pages/clients.md.rej',
      'pages/clients.md.bak',
      'images/a.png.tmp',
    ],
    ...['images/a.png.part', 'images/a.png.crdownload', 'images/a.png.download/a.png'],
  ];
  await write([...ignored, 'README.md'].map((place) => [place, 'x']));
  await symlink('/etc/passwd', join(root, 'pages/passwd.md'));
  const { problems } = await checkFolder(root);
  expect(problems.map(({ file }) => file)).toEqual(['content/pages/passwd.md']);
});

test('files that a writer would wait for are not taken for such', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  const missed = [
    ...['pages/2027/team.md', 'pages/clients (1).md', 'pages/clients copy.md', 'pages/plan: b.md'],
    ...[
      'pages/clients (conflicted copy).md',
      'pages/team.md.txt',
      'pages/team.docx',
      'images/a.heic',
    ],
  ];
  await write(missed.map((place) => [place, 'x']));
  const { problems } = await checkFolder(root);
  expect(problems.map(({ file }) => file)).toEqual(
    missed.map((place) => `content/${place}`).sort(),
  );
});

test('what is left to do before the site goes live is listed', async () => {
  const { beforeLaunch } = await checkWith([
    ['pages/clients.md', clientsPage.replace('title: Cost', 'title: TODO cost')],
    ['videos/sample.json', video.replace('"address"', '"sample": true, "address"')],
    ['images/old.png', png],
  ]);
  expect(beforeLaunch.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['content/images/old.png', '', 'unused'],
    ['content/pages/clients.md', 'sections[1].cards[0].title', 'placeholder'],
    ['content/pages/clients.md', 'sample', 'sample'],
    ['content/pages/dealers.md', 'sample', 'sample'],
    ...Array(4).fill(['content/policies/privacy-policy.md', '', 'privacy']),
    ['content/policies/privacy-policy.md', '', 'placeholder'],
    ['content/site.json', 'email', 'placeholder'],
    ['content/site.json', 'header.logInAddress', 'placeholder'],
    ['content/site.json', 'footer.social[0].address', 'placeholder'],
    ['content/testimonials/dealer-partner.json', 'sample', 'sample'],
    ['content/videos/platform-tour.json', 'transcript', 'transcript'],
    ['content/videos/sample.json', 'sample', 'sample'],
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
  const { problems, warnings } = await checkWith([
    ['policies/privacy-policy.md', policy.replace('We collect little.', () => text)],
  ]);
  expect(problems).toEqual([]);
  expect(warnings.map(({ code, line }) => [code, line])).toEqual([
    ['straight-marks', 8],
    ['insecure', 18],
  ]);
});
