import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { clientsPage, goodContent, policy, testimonial, video } from '../contentCases/goodContent';
import { freePort } from '../support/freePort';
import { copySite, type GatsbyProcess, type SiteCopy } from '../support/siteCopy';

const BUILD_MS = 10 * 60_000;

/** Two sites that differ in all that can change between two builds: settings, words, files and what is drawn. */
interface Version {
  args: string[];
  env: Record<string, string>;
  files: ReadonlyMap<string, string | Buffer>;
}

let copy: SiteCopy;
let spring: Version;
let autumn: Version;
/** What a build from nothing makes of each. */
let expected: Map<Version, Record<string, string>>;
/** When the picture that both show was processed. */
let processed: number[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(2 * BUILD_MS);
  [spring, autumn] = await twoVersions();
  copy = copySite();
  expected = new Map();
  for (const version of [autumn, spring]) {
    for (const folder of ['.cache', 'public', 'hosting', 'checked-content']) {
      rmSync(join(copy.folder, folder), { recursive: true, force: true });
    }
    await buildWhole(version);
    expected.set(version, builtFiles());
  }
  processed = timesOfSharedPicture();
});

test.afterAll(async () => {
  await copy?.remove();
});

// One goes on from where the other has ended, as the builds of a folder do.
const steps = [
  { step: 'compiling', after: 'Building production JavaScript and CSS bundles - ' },
  { step: 'reading the content', after: 'createSchemaCustomization - ' },
  { step: 'running queries', after: 'Caching Webpack compilations - ' },
  { step: 'writing the pages', after: 'Writing page-data.json' },
  { step: 'its last steps', after: 'Generating TypeScript types - ' },
];

for (const [index, { step, after }] of steps.entries()) {
  test(`a build that was stopped while ${step} leaves nothing to the next`, async () => {
    test.setTimeout(2 * BUILD_MS);
    const version = index % 2 === 0 ? autumn : spring;
    const stopped = begin(version);
    await stopped.said(after);
    await stopped.kill();
    await buildWhole(version);
    expectAsFromNothing(version);
  });
}

test('what the dev server has shown, and what has gone since, breaks no build and no dev server', async () => {
  test.setTimeout(3 * BUILD_MS);
  write(spring);
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  // No picture is processed yet.
  for (const made of ['.cache', 'public']) rmSync(join(copy.folder, made), { recursive: true });
  for (const time of ['first', 'second']) {
    const server = copy.gatsby(['develop', '--host', '127.0.0.1', '--port', port], {
      ...spring.env,
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1',
    });
    await server.said('You can now view');
    // A page that is opened has its pictures noted as work to be done, which Gatsby then keeps.
    const opened = Date.now();
    const asked = `${address}/page-data/studio/page-data.json`;
    const pictureOf = async () => /\/static\/[\w/.-]+\.avif/.exec(await textAt(asked))?.[0];
    await expect.poll(pictureOf, { timeout: 60_000 }).toBeDefined();
    const state = join(copy.folder, '.cache/redux/redux.rest.state');
    await expect.poll(() => statSync(state).mtimeMs, { timeout: 60_000 }).toBeGreaterThan(opened);
    // It is processed when a browser asks for it, also where nobody did so the first time.
    const picture = `${address}${await pictureOf()}`;
    if (time === 'second') expect((await fetch(picture)).status).toBe(200);
    await server.kill();
  }
  await buildWhole(spring);
  processed = timesOfSharedPicture();
  expectAsFromNothing(spring);
  await buildWhole(autumn);
  expectAsFromNothing(autumn);
});

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function begin(version: Version): GatsbyProcess {
  write(version);
  return copy.gatsby(['build', ...version.args], version.env);
}

async function buildWhole(version: Version): Promise<void> {
  const build = begin(version);
  expect(await build.ended, build.output()).toBe(0);
}

function write({ files }: Version): void {
  const content = join(copy.folder, 'content');
  rmSync(content, { recursive: true, force: true });
  for (const [place, bytes] of files) {
    mkdirSync(dirname(join(content, place)), { recursive: true });
    writeFileSync(join(content, place), bytes);
  }
}

/** The built site and what its hosts are told, each file with a digest of its bytes. */
function builtFiles(): Record<string, string> {
  const places = ['public', 'hosting'].flatMap((folder) =>
    readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const digests = places
    .sort()
    .map((place) => [
      relative(copy.folder, place),
      createHash('sha256').update(readFileSync(place)).digest('hex'),
    ]);
  return Object.fromEntries(digests);
}

/**
 * In these Gatsby names what it has compiled for browsers, which this site gives to nobody. The name depends on what
 * webpack has cached. No page has it: all pages are compared.
 */
const namesOfUnshippedScripts =
  /^public\/(?:_gatsby\/slices\/_gatsby-scripts-1\.html|page-data\/app-data\.json)(?:\.br|\.gz)?$/;

function expectAsFromNothing(version: Version): void {
  const [built, wanted] = [builtFiles(), expected.get(version) ?? {}];
  expect(Object.keys(built)).toEqual(Object.keys(wanted));
  const differing = Object.keys(wanted).filter((place) => built[place] !== wanted[place]);
  expect(differing.filter((place) => !namesOfUnshippedScripts.test(place))).toEqual([]);
  expect(timesOfSharedPicture()).toEqual(processed);
}

function timesOfSharedPicture(): number[] {
  const shared = spring.files.get('images/portal-dark.png') ?? '';
  const digest = createHash('md5').update(shared).digest('hex');
  return readdirSync(join(copy.folder, 'public/static', digest), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
}

async function twoVersions(): Promise<[Version, Version]> {
  const base = new Map(goodContent);
  const dark = await picture('black');
  const springFiles = new Map(base)
    .set('images/portal.png', await picture('seagreen'))
    .set('images/portal-dark.png', dark)
    // What autumn has no more: a page, with a picture, a testimonial and a video of its own, and an old address.
    .set('images/studio.png', await picture('tomato'))
    .set('testimonials/studio.json', testimonial.replace('"quote": "', '$&In spring: '))
    .set('videos/studio.json', video.replace('"title": "', '$&In spring: '))
    .set(
      'pages/studio.md',
      clientsPage
        .replace('path: /clients', 'path: /studio')
        .replace('know what you own', 'know your studio')
        .replaceAll('/images/portal.png', '/images/studio.png')
        .replace('video: platform-tour', 'video: studio')
        .replace('testimonial: dealer-partner', 'testimonial: studio'),
    )
    .set(
      'redirects.json',
      JSON.stringify({ redirects: [{ from: '/atelier', to: '/studio', permanent: true }] }),
    );
  const site = JSON.parse(String(base.get('site.json')));
  const line = 'Autumn is when offices move.';
  const autumnFiles = new Map(base)
    .set('site.json', JSON.stringify({ ...site, footer: { ...site.footer, line } }))
    .set('images/portal.png', await picture('sienna'))
    .set('images/portal-dark.png', dark)
    .set('pages/clients.md', clientsPage.replace('Use what you have.', 'Use it again.'))
    .set('policies/privacy-policy.md', policy.replace('We collect little.', 'We collect less.'));
  return [
    {
      args: [],
      env: {
        SITE_URL: 'https://spring.example',
        GATSBY_FORM_ENDPOINT: 'https://forms.example/spring',
      },
      files: springFiles,
    },
    {
      args: ['--prefix-paths'],
      env: {
        SITE_URL: 'https://autumn.example/site',
        GATSBY_FORM_ENDPOINT: 'https://autumn-forms.example/autumn',
      },
      files: autumnFiles,
    },
  ];
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}
