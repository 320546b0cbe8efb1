import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './filesBelow';
import { removeLeftovers } from './removeLeftovers';

const [shown, hidden] = ['a'.repeat(32), 'b'.repeat(32)];
const [now, before] = ['0123456789abcdef0123', 'fedcba98765432100123'];

const ofSite = [
  'index.html',
  '404.html',
  '404/index.html',
  'clients/index.html',
  'clients/index.html.br',
  'clients/architects/index.html',
  'page-data/index/page-data.json',
  'page-data/404.html/page-data.json',
  'page-data/clients/page-data.json',
  'page-data/clients/architects/page-data.json',
  'page-data/app-data.json',
  'page-data/sq/d/2043577373.json',
  `static/${shown}/3356e/portal.webp`,
  'fonts/serif.woff2',
  'admin/index.html',
  'admin/preview/index.html',
  '_gatsby/slices/_gatsby-scripts-1.html',
  `islands-${now}.js`,
  `islands-${now}.js.br`,
  '_headers',
  'favicon.svg',
];
const leftovers = [
  'old/index.html',
  'old/index.html.gz',
  'clients/draft/index.html',
  'page-data/old/page-data.json',
  'page-data/clients/draft/page-data.json',
  'page-data/gone.json.br',
  'webpack.stats.json',
  'webpack.stats.json.gz',
  'chunk-map.json',
  `islands-${now}.js.map`,
  `islands-${before}.js`,
  `islands-${before}.js.br`,
  `islands-${before}.js.LICENSE.txt`,
];
const leftFolders = [`static/${hidden}`, '~partytown'];
const built = {
  paths: ['/', '/404/', '/404.html', '/clients', '/clients/architects'],
  digests: [shown],
  scripts: [`islands-${now}.js`],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function places(): Promise<string[]> {
  return (await filesBelow(folder)).map((path) => relative(folder, path)).sort();
}

test('what the site no longer shows is removed, and nothing else', async () => {
  for (const place of [...ofSite, ...leftovers, ...leftFolders.map((each) => `${each}/file`)]) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), '');
  }
  await removeLeftovers(folder, built);
  expect(await places()).toEqual(ofSite.toSorted());
});

test('a site without a picture has nothing to remove', async () => {
  await removeLeftovers(folder, { ...built, digests: [] });
  expect(await places()).toEqual([]);
});
