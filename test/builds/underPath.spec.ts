import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { INBOX, REAL_SITE } from '../support/addresses';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { demo, expectToast, fillIn, openRequest, submit, typed } from '../support/visitor';

// One build for everything that depends on other content or another address, since a build takes long.
const BUILD_MS = 10 * 60_000;
const ORIGIN = REAL_SITE;
const SITE = `${ORIGIN}/site`;

/** In every text and name that is held back, and in no other. */
const SECRET = 'zebrawood';

const paths = ['/', '/clients', '/installers', '/words', '/privacy-policy', '/security-policy'];

let copy: SiteCopy;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  copy = copySite();
  const content = join(copy.folder, 'content');
  const words = readFileSync(join(content, 'pages/clients.md'), 'utf8')
    .replace('path: /clients', 'path: /installers')
    .replace('label: For Clients', 'label: For Installers')
    .replace('the page of the other audience', 'know what goes where')
    .replace('The second landing page', 'The third landing page')
    .replace('A hero without benefits', 'Our [policy](/privacy-policy) says')
    .replace('title: A row of icons', 'title: For-installers');
  writeFileSync(join(content, 'pages/installers.md'), words);
  const redirects = [
    { from: '/fitters', to: '/installers#for-installers', permanent: true },
    { from: '/jobs', to: 'https://jobs.example/open' },
  ];
  writeFileSync(join(content, 'redirects.json'), JSON.stringify({ redirects }));
  addDrafts(content);
  const build = copy.gatsby(['build', '--prefix-paths'], {
    SITE_URL: SITE,
    GATSBY_FORM_ENDPOINT: `${INBOX}/requests`,
    CMS_REPOSITORY: 'casegood/site',
  });
  expect(await build.ended, build.output()).toBe(0);
  const port = Number(new URL(ORIGIN).port);
  site = await serveSite({ port, root: join(copy.folder, 'public'), prefix: '/site' });
});

test.afterAll(async () => {
  await site?.close();
  await copy.remove();
});

test('nothing of a draft can be found in the built site', () => {
  expect(mentionsOf(SECRET, join(copy.folder, 'public'))).toEqual([]);
  expect(mentionsOf(SECRET, join(copy.folder, 'hosting'))).toEqual([]);
  expect(mentionsOf('for-installers', join(copy.folder, 'public'))).not.toEqual([]);
});

test('a copy of a landing page with another path and label is a third one', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(SITE + path)).text();
    const switcher = [...html.matchAll(/<a href="([^"]*)"[^>]*>(For [^<]*)<\/a>/g)];
    expect(switcher.map(([, href, label]) => [href, label])).toEqual([
      ['/site/', 'For Dealers'],
      ['/site/clients', 'For Clients'],
      ['/site/installers', 'For Installers'],
    ]);
    const current = /<a href="([^"]*)" aria-current="page"/.exec(html)?.[1];
    const isAudience = ['/', '/clients', '/installers'].includes(path);
    expect(current).toBe(isAudience ? `/site${path}` : undefined);
  }
  const page = await (await request.get(`${SITE}/installers`)).text();
  expect(page).toContain('<title data-react-helmet="true">Exemplar: know what goes where');
  expect(page).toContain('SECOND BADGE');
});

test('in print a link in a text has the path prefix, once', async ({ page, guard }) => {
  guard.allowOrigin(ORIGIN);
  await page.goto(`${SITE}/privacy-policy`);
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('article').getByRole('link', { name: 'Security Policy' });
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toBe(`" (${SITE}/security-policy#retention-periods)"`);
});

/** Every address on the site that a page, its data or a machine-readable file names. */
function addressesIn(text: string, base: string): string[] {
  const { document } = new JSDOM(text, { url: base }).window;
  const waiting = [...document.querySelectorAll('template')].map(({ content }) => content);
  const found: string[] = [];
  for (const part of [document, ...waiting]) {
    for (const name of ['href', 'src', 'srcset', 'content']) {
      for (const element of part.querySelectorAll(`[${name}]`)) {
        const value = element.getAttribute(name) ?? '';
        if (name === 'content' && !value.startsWith('http')) continue;
        const all = name === 'srcset' ? value.split(/,\s+/) : [value];
        found.push(...all.map((each) => each.trim().split(/\s/)[0] ?? ''));
      }
    }
    for (const script of part.querySelectorAll('script[type="application/ld+json"]')) {
      found.push(...(script.textContent?.match(/https?:[^"]*/g) ?? []));
    }
  }
  found.push(...[...text.matchAll(/url\('([^']*)'\)/g)].map(([, address = '']) => address));
  found.push(...[...text.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address));
  return [...new Set(found.map((address) => new URL(address, base).href.replace(/#.*/, '')))];
}

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
}

test('every address that a page or the sitemap names is below the path, and exists', async ({
  request,
}) => {
  const named = new Set<string>();
  const sources = [...paths, '/sitemap-index.xml', '/sitemap-0.xml'].map((path) => SITE + path);
  for (const source of sources) {
    for (const address of addressesIn(await textAt(request, source), source)) named.add(address);
  }
  const ours = [...named].filter((address) => address.startsWith(ORIGIN));
  const [pictured] = ours.filter((address) => address.includes('/site/static/'));
  await textAt(request, pictured ?? 'a page without a picture');
  for (const address of ours) {
    expect(address.startsWith(`${SITE}/`), address).toBe(true);
    // There are hundreds of pictures, which every server treats alike.
    const [, picture] = /\/site(\/static\/.*)/.exec(address) ?? [];
    if (picture === undefined) await textAt(request, address);
    else expect(existsSync(join(copy.folder, 'public', picture)), address).toBe(true);
  }
  for (const path of paths) expect(ours).toContain(SITE + path);
  const robots = await textAt(request, `${SITE}/robots.txt`);
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
  const manifest = JSON.parse(await textAt(request, `${SITE}/manifest.webmanifest`));
  for (const { src } of [{ src: manifest.start_url }, ...manifest.icons]) {
    await textAt(request, new URL(src, `${SITE}/manifest.webmanifest`).href);
  }
});

test('scripts, links, dialogs and the form work below the path', async ({ page, guard, inbox }) => {
  guard.allowOrigin(ORIGIN);
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(`${SITE}/`);
  await page.getByRole('link', { name: 'For Installers' }).click();
  await expect(page).toHaveURL(`${SITE}/installers`);
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(rules).toContain('"/site/*"');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests).toHaveLength(1);
  await expect(page).toHaveURL(`${SITE}/installers`);
  await guard.allowHost('www.youtube-nocookie.com');
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await page.getByRole('button', { name: 'Close video' }).click();
  await page.getByRole('main').getByRole('link', { name: 'policy' }).click();
  await expect(page).toHaveURL(`${SITE}/privacy-policy`);
  expect(failed).toEqual([]);
});

test('an old address redirects to its page, and an unknown one links back home', async ({
  page,
  guard,
}) => {
  guard.allowOrigin(ORIGIN);
  await page.goto(`${SITE}/fitters?from=mail`);
  await expect(page).toHaveURL(`${SITE}/installers?from=mail#for-installers`);
  guard.allowConsole(/^404: there is no page at \/site\/none$/);
  guard.allowConsole(/status of 404/);
  await page.goto(`${SITE}/none`);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${SITE}/`);
});

test('the editing UI opens below the path, by a policy of its own', async ({ page, guard }) => {
  guard.allowOrigin(ORIGIN);
  for (const address of [`${SITE}/admin`, `${SITE}/admin/`]) {
    const answer = await page.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    expect(answer?.headers()['content-security-policy']).toContain('https://api.github.com');
    await expect(page.getByRole('button', { name: /Sign In Using Access Token/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

/** Adds a draft of every kind to some content, each with the secret in its name and its text. */
function addDrafts(content: string) {
  const edit = (place: string, change: (text: string) => string, from = place) => {
    const text = change(readFileSync(join(content, from), 'utf8'));
    writeFileSync(join(content, place), text);
  };
  const picture = `images/${SECRET}.png`;
  cpSync(join(content, 'images/square.png'), join(content, picture));
  edit(
    `videos/${SECRET}.json`,
    (text) => text.replace(/"title": "/, `$&${SECRET} `),
    'videos/client-tour.json',
  );
  edit(
    `testimonials/${SECRET}.json`,
    (text) => text.replace(/"quote": "/, `"draft": true, $&${SECRET} `),
    'testimonials/dealer-partner.json',
  );
  edit(
    `policies/${SECRET}-terms.md`,
    (text) =>
      text
        .replace('title: ', `$&${SECRET} `)
        .replace('updated:', `publishAt: 2999-01-01\n$&`)
        .concat(`\nOf ${SECRET}.\n`),
    'policies/privacy-policy.md',
  );
  edit(
    `pages/${SECRET}.md`,
    (text) =>
      text
        .replace('path: /clients', `path: /${SECRET}\ndraft: true`)
        .replace('label: For Clients', `label: ${SECRET}`)
        .replaceAll(/the page of the other audience/gi, `Know your ${SECRET}`)
        .replace('video: client-tour', `video: ${SECRET}`)
        .replace('/images/tall.png', `/${picture}`)
        .replace(/ +darkFile: .*\n/, '')
        .replace(/testimonial: .*/, `testimonial: ${SECRET}`),
    'pages/clients.md',
  );
  edit('pages/clients.md', (text) =>
    text
      .replace(
        '    cards:\n',
        `$&      - draft: true\n        title: Our ${SECRET}\n        text: Of ${SECRET}.\n`,
      )
      .replace(/^sample:/m, () =>
        [
          '  - type: showcase',
          '    unpublishAt: 2001-01-01',
          `    title: ${SECRET}`,
          '    text: Old.',
          'sample:',
        ].join('\n'),
      ),
  );
}

/** The files below a folder that have a word in their name or anywhere in their bytes. */
function mentionsOf(word: string, folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => `${file} ${readFileSync(file, 'latin1')}`.toLowerCase().includes(word));
}
