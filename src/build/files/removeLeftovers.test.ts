import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftovers } from './removeLeftovers';

const [shown, hidden] = ['a'.repeat(32), 'b'.repeat(32)];

/** What a build leaves of pages and pictures that it has shown. */
const ofSite = [
  'index.html',
  '404.html',
  '404/index.html',
  'clients/index.html',
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
];
const leftovers = [
  'old/index.html',
  'clients/draft/index.html',
  'page-data/old/page-data.json',
  'page-data/clients/draft/page-data.json',
  `static/${hidden}/3356e/draft.webp`,
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function places(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

test('what the site no longer shows is removed, and nothing else', async () => {
  for (const place of [...ofSite, ...leftovers]) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), '');
  }
  const paths = ['/', '/404/', '/404.html', '/clients', '/clients/architects'];
  const removed = await removeLeftovers(folder, { paths, digests: [shown] });
  expect(removed).toHaveLength(leftovers.length);
  expect(await places()).toEqual([...ofSite].sort());
});

test('a site without a picture has nothing to remove', async () => {
  expect(await removeLeftovers(folder, { paths: ['/'], digests: [] })).toEqual([]);
});
