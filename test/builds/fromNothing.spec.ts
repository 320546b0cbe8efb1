import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../kit/build/files';
import { copySite, type SiteCopy } from '../support/siteCopy';

const settings = {
  SITE_URL: 'https://spring.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/spring',
};

let copy: SiteCopy;

// Each test goes on from where the previous one ended, as builds in a folder do.
test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

test.beforeAll(() => {
  copy = copySite();
});

test.afterAll(() => copy.remove());

function edit(place: string, from: string, to: string): void {
  const file = join(copy.folder, 'content', place);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function read(place: string): string {
  return readFileSync(join(copy.folder, place), 'utf8');
}

const builtFiles = () => filesBelow(join(copy.folder, 'public'));

test('a build writes the site', async () => {
  const build = copy.build(settings);
  expect(await build.ended, build.output()).toBe(0);
  expect(read('public/sitemap.xml')).toContain('/clients<');
});

test('a build that is refused leaves the site as it was, and gatsby build is refused', async () => {
  const bytes = () => builtFiles().map((file) => [file, readFileSync(file, 'base64')]);
  const before = bytes();
  edit('pages/clients.md', 'title: ', 'titel: ');
  const build = copy.build(settings);
  expect(await build.ended).not.toBe(0);
  expect(build.output()).toContain('content/pages/clients.md');
  expect(build.output()).not.toMatch(/^\s+at /m);
  expect(bytes()).toEqual(before);
  edit('pages/clients.md', 'titel: ', 'title: ');
  // It would reuse its cache.
  mkdirSync(join(copy.folder, '.cache/redux'), { recursive: true });
  const gatsbyBuild = copy.gatsby(['build'], settings);
  expect(await gatsbyBuild.ended).not.toBe(0);
  expect(gatsbyBuild.output()).toMatch(/Use\s+"npm run build"/);
});

test('a stopped build stops everything that it has started, and leaves nothing to the next', async () => {
  edit('pages/clients.md', 'The page of the other audience', 'The page of a stopped build');
  const stopped = copy.build(settings);
  await stopped.waitForOutput('createPages - ');
  stopped.stop();
  await stopped.ended;
  expect(existsSync(join(copy.folder, '.cache'))).toBe(false);
  edit('pages/clients.md', 'The page of a stopped build', 'The page of the next build');
  writeFileSync(join(copy.folder, 'content/redirects.json'), '{ "redirects": [] }');
  // The folder may have been moved in the meantime.
  const moved = `${copy.folder}-moved`;
  renameSync(copy.folder, moved);
  copy.folder = moved;
  const build = copy.build({
    SITE_URL: 'https://autumn.example',
    GATSBY_FORM_ENDPOINT: 'https://forms.example/autumn',
  });
  expect(await build.ended, build.output()).toBe(0);
  const texts = builtFiles().filter((file) => /\.(?:html|xml|json|txt)$/.test(file));
  const old = texts.filter((file) => /spring|stopped build/.test(readFileSync(file, 'utf8')));
  expect(old).toEqual([]);
  expect(read('public/clients/index.html')).toContain('The page of the next build');
  expect(read('public/clients/index.html')).toContain('https://autumn.example/clients');
  for (const file of builtFiles()) {
    const [, source = '', ending] = /^(.*)\.(gz|br)$/.exec(file) ?? [];
    if (ending === undefined) continue;
    const unpack = ending === 'gz' ? gunzipSync : brotliDecompressSync;
    expect(existsSync(source), file).toBe(true);
    expect(unpack(readFileSync(file)).equals(readFileSync(source)), file).toBe(true);
  }
});

test('after a build, the dev server has every page, the one for addresses without a page among them', async () => {
  expect(existsSync(join(copy.folder, 'public/index.html'))).toBe(true);
  // As a build leaves it that knows where the deployed editor saves.
  const built = ['index.html', 'config.yml', 'live.json'];
  mkdirSync(join(copy.folder, 'public/admin'), { recursive: true });
  for (const file of built) writeFileSync(join(copy.folder, 'public/admin', file), 'Of the build');
  const server = await copy.develop();
  for (const file of built) {
    const answer = await fetch(`${server.address}/admin/${file.replace('index.html', '')}`);
    expect([file, await answer.text()]).toEqual([file, expect.not.stringContaining('build')]);
  }
  for (const page of ['index', 'clients', 'privacy-policy', '404', '404.html', 'dev-404-page']) {
    const answer = await fetch(`${server.address}/page-data/${page}/page-data.json`);
    expect([page, answer.status]).toEqual([page, 200]);
  }
  expect(server.output()).not.toMatch(/query\s+was\s+not\s+run/i);
});
