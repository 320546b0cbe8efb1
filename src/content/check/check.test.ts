import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { badCase } from '../../../test/contentCases/badCase';
import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { clientsPage, goodContent, policy } from '../../../test/contentCases/goodContent';
import { checkContent, createChecker } from './checker';
import { formatProblem } from './formatProblem';

test('good content is valid', async () => {
  const { problems, warnings, entries } = await checkContent('test/fixture/content');
  expect([...problems, ...warnings].map(formatProblem)).toEqual([]);
  expect(entries.length).toBeGreaterThan(5);
});

test('a problem is reported in two lines: where it is, then what is wrong and what to do', async () => {
  const change = { find: '        title: Cost\n', put: '' };
  const { files } = badCase('', 'pages/clients.md', change, { line: 0, field: '', code: '' });
  const { root } = await makeContentFolder(files);
  const { problems } = await checkContent(root);
  const [{ message, advice } = { message: '', advice: '' }] = problems;
  expect(problems.map(formatProblem)).toEqual([
    `content/pages/clients.md:22  Section 2, Card 1, Title\n  ${message}. ${advice}`,
  ]);
});

test('every problem of every file is reported in one run, in reading order', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  await write([
    ['pages/clients.md', clientsPage.replace('icon: cost', 'icon: 5').replace('Time', '<b>')],
    ['policies/privacy-policy.md', policy.replace('2025-08-01', 'today').replace('#our', '#or')],
    ['site.json', '{'],
    ['videos/platform-tour.json', ''],
  ]);
  const { problems } = await checkContent(root);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/clients.md:22',
    'content/pages/clients.md:26',
    'content/policies/privacy-policy.md:4',
    'content/policies/privacy-policy.md:11',
    'content/site.json:1',
    'content/videos/platform-tour.json:1',
  ]);
});

test('a folder that is not there lacks every file that the site needs', async () => {
  const { problems, entries } = await checkContent('no-such-folder');
  expect(entries).toEqual([]);
  expect(problems.map(({ file }) => file)).toEqual([
    'no-such-folder/pages',
    'no-such-folder/request.json',
    'no-such-folder/site.json',
  ]);
});

test('a checker keeps what it knows of a file until the file changes', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  const checker = createChecker(root);
  const before = await checker.check();
  await write([['pages/clients.md', clientsPage.replace('Cost', 'Sum')]]);
  const after = await checker.check();
  const kept = after.entries.filter((entry) => before.entries.includes(entry));
  expect(kept).toHaveLength(after.entries.length - 1);
  expect(JSON.stringify(after.entries)).toContain('Sum');
});

test('an anchor is made of a heading as visitors read it', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  const link = '[Why](/clients#why-clients-love-casegood) and [again](#terms-2)';
  const headings = '## Terms\n\n## Terms\n\n## Our terms';
  const text = policy.replace('We collect little.', link).replace('## Our terms', headings);
  await write([['policies/privacy-policy.md', text]]);
  expect((await checkContent(root)).problems).toEqual([]);
});

test('files left behind by editors and operating systems are ignored', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  const ignored = ['.DS_Store', 'pages/.clients.md.swp', 'pages/clients.md~', 'images/Thumbs.db'];
  await write([...ignored, 'README.md', 'schemas/video.schema.json'].map((place) => [place, 'x']));
  expect((await checkContent(root)).problems).toEqual([]);
});

test('a link to a file elsewhere is not followed', async () => {
  const { root } = await makeContentFolder(goodContent);
  await symlink('/etc/passwd', join(root, 'pages/passwd.md'));
  const { problems } = await checkContent(root);
  expect(problems).toMatchObject([
    { code: 'not-a-file', file: 'content/pages/passwd.md', line: 1 },
  ]);
});

test('a file that is larger than any text can be is reported without being read', async () => {
  const { root } = await makeContentFolder(goodContent);
  await truncate(join(root, 'pages/clients.md'), 600_000_000);
  await truncate(join(root, 'images/portal.png'), 6_000_000_000);
  const { problems } = await checkContent(root);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/images/portal.png:1',
    'content/pages/clients.md:1',
  ]);
});

test('what is left to do before the site goes live is listed', async () => {
  const { root, write } = await makeContentFolder(goodContent);
  await write([['pages/clients.md', clientsPage.replace('title: Cost', 'title: TODO cost')]]);
  const { beforeLaunch } = await checkContent(root);
  expect(beforeLaunch.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['content/pages/clients.md', 'sections[1].cards[0].title', 'placeholder'],
    ['content/pages/clients.md', 'sample', 'sample'],
    ['content/pages/dealers.md', 'sample', 'sample'],
    ['content/policies/privacy-policy.md', '', 'placeholder'],
    ['content/site.json', 'email', 'placeholder'],
    ['content/site.json', 'header.logInAddress', 'placeholder'],
    ['content/site.json', 'footer.socialAddress', 'placeholder'],
    ['content/testimonials/dealer-partner.json', 'sample', 'sample'],
    ['content/videos/platform-tour.json', 'transcript', 'transcript'],
    ['content/videos/platform-tour.json', 'title', 'example'],
  ]);
});

test('a link to a page’s former path is a warning, and works', async () => {
  const moved = clientsPage.replace(
    'path: /clients\n',
    'path: /clients\nformerPaths: [/customers]\n',
  );
  const linking = policy.replace(/\n$/, '\n\nSee [the page](/customers).\n');
  const { root } = await makeContentFolder(
    new Map([...goodContent, ['pages/clients.md', moved], ['policies/privacy-policy.md', linking]]),
  );
  const { problems, warnings } = await checkContent(root);
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([{ code: 'moved', file: 'content/policies/privacy-policy.md' }]);
});

test('a former path that a redirect or another page uses is a problem', async () => {
  const moved = clientsPage.replace('path: /clients\n', 'path: /clients\nformerPaths: [/old]\n');
  const redirects = JSON.stringify({ redirects: [{ from: '/old', to: '/' }] });
  const { root, write } = await makeContentFolder(
    new Map([...goodContent, ['pages/clients.md', moved], ['redirects.json', redirects]]),
  );
  const currentProblems = async () => (await checkContent(root)).problems;
  const clients = { code: 'duplicate', file: 'content/pages/clients.md', line: 3 };
  expect(await currentProblems()).toMatchObject([clients]);
  const dealers = String(goodContent.get('pages/dealers.md'));
  await write([
    ['redirects.json', '{ "redirects": [] }'],
    ['pages/dealers.md', dealers.replace('path: /\n', 'path: /\nformerPaths: [/old]\n')],
  ]);
  expect(await currentProblems()).toMatchObject([clients]);
});
