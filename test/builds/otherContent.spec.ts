import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { filesBelow } from '../../kit/build/files';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { INBOX } from '../support/addresses';
import { freePort } from '../support/freePort';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// One build for everything that depends on other content, since a build takes long.

/** In every text and name that is held back, and in no other. */
const SECRET = 'zebrawood';

/** Signs that HTML, JSON, YAML, markdown or a replacement could take for their own, and letters of other scripts. */
const SIGNS = `5 < 6 > "4" & '3' \\ / | ~ _ $& $1 \` # : % @ é e\u0301 漢字 שלום 😀 👩‍💻 —`;
/** The same within double quotes, for `replaceAll`. */
const quoted = JSON.stringify(SIGNS).replaceAll('$', '$$$$');

/** Files that are made from others: a third landing page, and then a draft of every kind. */
const added: [place: string, from: string, changes: Record<string, string>][] = [
  [
    'pages/installers.md',
    'pages/clients.md',
    {
      'path: /clients': 'path: /installers',
      'label: For Clients': 'label: For Installers',
      '"{product}: the page of the other audience"': `"{product}: ${quoted.slice(1)}`,
      'title: The page of the other audience': `title: ${quoted}`,
      'A chair on the first card of the second page.': quoted,
      'The only reason': quoted,
      'The second landing page': 'The third landing page',
      'A hero without benefits': 'Our [policy](/privacy-policy) says',
      'title: A row of icons': 'title: For-installers',
    },
  ],
  [
    `pages/${SECRET}.md`,
    'pages/clients.md',
    {
      'path: /clients': `path: /${SECRET}\ndraft: true`,
      'label: For Clients': `label: ${SECRET}`,
      'page of the other audience': SECRET,
      'client-tour': SECRET,
      'office-manager': SECRET,
      '/images/tall.png': `/images/${SECRET}.png`,
    },
  ],
  [`videos/${SECRET}.json`, 'videos/client-tour.json', { 'Fourth film': SECRET }],
  [
    `testimonials/${SECRET}.json`,
    'testimonials/dealer-partner.json',
    { '"quote": "': `"draft": true, "quote": "${SECRET} ` },
  ],
  [
    `policies/${SECRET}-terms.md`,
    'policies/privacy-policy.md',
    {
      'title: ': `title: ${SECRET} `,
      'updated: ': 'publishAt: 2999-01-01\nupdated: ',
      'A list of its own': `Of ${SECRET}`,
    },
  ],
  [
    'pages/clients.md',
    'pages/clients.md',
    {
      'sample: true': `  - type: showcase\n    unpublishAt: 2001-01-01\n    title: ${SECRET}\n    text: Old.\n$&`,
    },
  ],
];

/** What programs leave behind, which no build reads. */
const leftBehind = ['images/._wide.png', 'pages/~$page.docx', 'pages/clients.md.orig'];

/** The address of the site. */
let home: string;
let copy: SiteCopy;
let publicFolder: string;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  copy = copySite();
  const content = join(copy.folder, 'content');
  cpSync(join(content, 'images/tall.png'), join(content, `images/${SECRET}.png`));
  for (const place of leftBehind) writeFileSync(join(content, place), SECRET);
  for (const [place, from, changes] of added) {
    let text = readFileSync(join(content, from), 'utf8');
    for (const [find, put] of Object.entries(changes)) {
      expect(text).toContain(find);
      text = text.replaceAll(find, put);
    }
    writeFileSync(join(content, place), text);
  }
  const build = copy.gatsby(['build'], {
    SITE_URL: home,
    GATSBY_FORM_ENDPOINT: `${INBOX}/requests`,
    CMS_REPOSITORY: 'casegood/site',
  });
  expect(await build.ended, build.output()).toBe(0);
  publicFolder = join(copy.folder, 'public');
  site = await serveSite({ port, root: publicFolder });
});

test.afterAll(async () => {
  await site?.close();
  await copy.remove();
});

test.beforeEach(({ guard }) => guard.allowOrigin(home));

test('nothing of a draft can be found in the built site', () => {
  const files = [...filesBelow(publicFolder), ...filesBelow(join(copy.folder, 'hosting'))];
  const mentioning = (word: string) =>
    files.filter((file) => `${file} ${readFileSync(file, 'latin1')}`.toLowerCase().includes(word));
  expect(mentioning(SECRET)).toEqual([]);
  expect(mentioning('for-installers')).not.toEqual([]);
});

test('signs that code could take for its own are shown as they are written', () => {
  const html = readFileSync(join(publicFolder, 'installers/index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const texts = ['title', 'h1', 'main > section:last-of-type li'].map(
    (selector) => document.querySelector(selector)?.textContent,
  );
  expect(texts).toEqual([`Exemplar: ${SIGNS}`, SIGNS, SIGNS]);
  const alts = [...document.images].map(({ alt }) => alt);
  expect(alts).toContain(SIGNS);
  const shared = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
  expect(shared).toBe(`Exemplar: ${SIGNS}`);
});

test('a copied page is a third one, in the switcher and for links', async ({ page }) => {
  await page.goto(`${home}/`);
  const audiences = page.getByRole('banner').getByRole('link', { name: /^For / });
  await expect(audiences).toHaveText(['For Dealers', 'For Clients', 'For Installers']);
  await audiences.last().click();
  await expect(page).toHaveURL(`${home}/installers`);
  await expect(page).toHaveTitle(`Exemplar: ${SIGNS}`);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('For Installers');
  await page.getByRole('main').getByRole('link', { name: 'policy' }).click();
  await expect(page).toHaveURL(`${home}/privacy-policy`);
});

test('the editor opens, by a policy of its own', async ({ page }) => {
  for (const address of [`${home}/admin`, `${home}/admin/`]) {
    const answer = await page.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    expect(answer?.headers()['content-security-policy']).toContain('https://api.github.com');
    await expect(page.getByRole('button', { name: /Sign In Using Access Token/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});
