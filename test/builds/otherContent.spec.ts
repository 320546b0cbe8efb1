import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { INBOX, REAL_SITE as SITE } from '../support/addresses';
import { filesIn } from '../support/filesIn';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { demo, expectToast, fillIn, openRequest, submit, typed } from '../support/visitor';

// One build for everything that depends on other content, since a build takes long.

/** In every text and name that is held back, and in no other. */
const SECRET = 'zebrawood';

/** Signs that HTML, JSON, YAML, markdown or a replacement could take for their own, and letters of other scripts. */
const SIGNS = `5 < 6 > "4" & '3' \\ / | ~ _ $& $1 \` # : % @ é e\u0301 漢字 שלום 😀 👩‍💻 —`;
/** The same within double quotes, for `replaceAll`. */
const quoted = JSON.stringify(SIGNS).replaceAll('$', '$$$$');

/** The EXIF orientations of photos, but for the first two, which are not turned. */
const orientations = [3, 4, 5, 6, 7, 8];
const photos = {
  type: 'cards',
  title: 'As phones store them',
  cards: orientations.map((orientation) => ({
    title: `Photo ${orientation}`,
    text: 'Upright.',
    picture: { file: `/images/turned-${orientation}.jpg`, alt: `A photo stored as ${orientation}` },
  })),
};

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
    'policies/returns.md',
    'policies/privacy-policy.md',
    {
      'title: Privacy Policy': 'title: Returns',
      '## What is listed': '## 返品について',
      '## What is linked': '## 保証',
      'The first paragraph':
        '[A](#保証) [B](#%E8%BF%94%E5%93%81%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6)',
    },
  ],
  [
    'pages/clients.md',
    'pages/clients.md',
    {
      'sample: true': `  - type: showcase\n    unpublishAt: 2001-01-01\n    title: ${SECRET}\n    text: Old.\n  - ${JSON.stringify(photos)}\n$&`,
    },
  ],
];

/** What programs leave behind, which no build reads. */
const leftBehind = ['images/._wide.png', 'pages/~$page.docx', 'pages/clients.md.orig'];

let copy: SiteCopy;
let publicFolder: string;
let site: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  copy = copySite();
  const content = join(copy.folder, 'content');
  cpSync(join(content, 'images/tall.png'), join(content, `images/${SECRET}.png`));
  for (const orientation of orientations) {
    await drawPhoto(orientation).toFile(join(content, `images/turned-${orientation}.jpg`));
  }
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
    SITE_URL: SITE,
    GATSBY_FORM_ENDPOINT: `${INBOX}/requests`,
    CMS_REPOSITORY: 'casegood/site',
  });
  expect(await build.ended, build.output()).toBe(0);
  publicFolder = join(copy.folder, 'public');
  const port = Number(new URL(SITE).port);
  site = await serveSite({ port, root: publicFolder });
});

test.afterAll(async () => {
  await site?.close();
  await copy.remove();
});

test.beforeEach(({ guard }) => guard.allowOrigin(SITE));

test('nothing of a draft can be found in the built site', () => {
  const files = [...filesIn(publicFolder), ...filesIn(join(copy.folder, 'hosting'))];
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

test('a copied page is a third one, whose links, dialogs and form work', async ({
  page,
  guard,
  inbox,
}) => {
  await page.goto(`${SITE}/`);
  const audiences = page.getByRole('banner').getByRole('link', { name: /^For / });
  await expect(audiences).toHaveText(['For Dealers', 'For Clients', 'For Installers']);
  await audiences.last().click();
  await expect(page).toHaveURL(`${SITE}/installers`);
  await expect(page).toHaveTitle(`Exemplar: ${SIGNS}`);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('For Installers');
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
});

test('the editor opens, by a policy of its own', async ({ page }) => {
  for (const address of [`${SITE}/admin`, `${SITE}/admin/`]) {
    const answer = await page.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    expect(answer?.headers()['content-security-policy']).toContain('https://api.github.com');
    await expect(page.getByRole('button', { name: /Sign In Using Access Token/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

/** A photo of 1200 by 900 pixels, each quarter of another colour, with a note on how it is to be turned. */
function drawPhoto(orientation: number) {
  const quarters = { red: [0, 0], blue: [600, 0], lime: [0, 450] };
  const paint = Object.entries(quarters).map(([background, [left = 0, top = 0]]) => ({
    input: { create: { width: 600, height: 450, channels: 3 as const, background } },
    left,
    top,
  }));
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: 'white' } })
    .composite(paint)
    .withMetadata({ orientation });
}

/** The shape of a picture as a browser shows it, and the colours in its corners. */
function seenBy(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const answer = await fetch(`data:;base64,${base64}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const canvas = new OffscreenCanvas(4, 4).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0, 4, 4);
    const parts = [...(canvas?.getImageData(0, 0, 4, 4).data ?? [])];
    const pixel = (at: number) => parts.slice(at * 4, at * 4 + 3);
    const rounded = [0, 3, 12, 15].map((at) =>
      pixel(at)
        .map((part) => Math.round(part / 255))
        .join(''),
    );
    return { shape: (bitmap.width / bitmap.height).toFixed(2), colours: rounded };
  }, bytes.toString('base64'));
}

test('photos that are stored turned are shown whole and upright', async ({ page }) => {
  const html = readFileSync(join(publicFolder, 'clients/index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const shown = new Set<string>();
  for (const orientation of orientations) {
    const image = document.querySelector(`img[alt$="stored as ${orientation}"]`);
    const place = image?.getAttribute('src')?.replace(/^\//, '') ?? '';
    const built = await seenBy(page, readFileSync(join(publicFolder, place)));
    expect(built, `${orientation}`).toEqual(
      await seenBy(page, await drawPhoto(orientation).jpeg().toBuffer()),
    );
    const [width, height] = ['width', 'height'].map((name) => Number(image?.getAttribute(name)));
    expect(((width ?? 0) / (height ?? 0)).toFixed(2)).toBe(built.shape);
    shown.add(JSON.stringify(built));
  }
  expect(shown.size).toBe(orientations.length);
});

test('headings in other scripts have ids of their own, which links lead to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(`${SITE}/returns`);
  await expect(page.locator('#保証')).toHaveText('保証');
  for (const [link, words] of [
    ['A', '保証'],
    ['B', '返品について'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: words })).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${words}`);
  }
});
