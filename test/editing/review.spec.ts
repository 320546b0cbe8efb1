import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from '../support/axe';
import { PUBLIC } from '../support/fixtureSite';
import { freePort } from '../support/freePort';
import { layoutFaults } from '../support/measures';
import { readPage } from '../support/readPage';
import { expect, SITE, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

const copies: SiteCopy[] = [];
/** Of the review of changes to the fixture site’s content, and of one in which they are taken back. */
let [changed, back] = ['', ''];

test.beforeAll(async () => {
  test.setTimeout(5 * 60_000);
  changed = await review(changeContent);
  back = await review(undefined, changeContent);
});

test.afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

test.beforeEach(({ guard }) => {
  for (const address of [changed, back]) guard.allowOrigin(new URL(address).origin);
});

/**
 * Starts the review in a copy of the project; returns its address.
 *
 * @param change what changes the content after it was committed
 * @param first what changes it before
 */
async function review(change?: Change, first?: Change): Promise<string> {
  const copy = copySite();
  copies.push(copy);
  const content = join(copy.folder, 'content');
  const git = (...words: string[]) => {
    const settings = ['user.name=A', 'user.email=a@a.example', 'init.defaultBranch=main'];
    const args = settings.flatMap((setting) => ['-c', setting]);
    execFileSync('git', [...args, ...words], { cwd: copy.folder });
  };
  await first?.(content);
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'All');
  if (first) cpSync('test/fixture/content', content, { recursive: true });
  await change?.(content);
  const env = { PORT: String(await freePort()) };
  const program = copy.start(['--import', 'tsx', 'tools/review.ts'], env);
  await program.waitForOutput('Ctrl-C stops it.');
  return /http:\S+/.exec(program.output())?.[0] ?? '';
}

type Change = (content: string) => Promise<void>;

async function changeContent(content: string): Promise<void> {
  edit(join(content, 'pages/dealers.md'), ['The first point', 'Another point']);
  const dealers = readFileSync(join(content, 'pages/dealers.md'), 'utf8');
  const [front = '', hero = '', first = '', second = '', ...others] =
    dealers.split(/(?=^ {2}- type: )/m);
  const moved = [front, hero, second, first, ...others].join('');
  writeFileSync(join(content, 'pages/dealers.md'), moved);
  edit(join(content, 'pages/clients.md'), ['path: /clients', 'path: /owners']);
  const policy = join(content, 'policies/privacy-policy.md');
  edit(policy, ['\n---\n\n', '\n---\n\nThis is new in it.\n\n']);
  edit(join(content, 'site.json'), ['"line": "', '"line": "Now: ']);
  const picture = join(content, 'images/square.png');
  writeFileSync(picture, await sharp(picture).negate({ alpha: false }).png().toBuffer());
}

/** Replaces words in a file, all of which must be there. */
function edit(file: string, [before, after]: [before: string, after: string]): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

function frameOf(page: Page, side: 'Before' | 'After'): FrameLocator {
  return page.frameLocator(`iframe[title^="${side}: "]`);
}

/** The item of a file that visitors see at such a place. */
function itemAt(page: Page, place: RegExp) {
  return page.getByRole('article').filter({ has: page.getByText(place) });
}

test('it says what changes on which page', async ({ page }) => {
  await page.goto(changed);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pages');
  const item = (words: string) => page.getByRole('article').filter({ hasText: words });
  await expect(item('/owners')).toContainText('It has moved from /clients to /owners.');
  await expect(item('/privacy-policy')).toContainText('but “Last updated” still says');
  await expect(item('/privacy-policy').locator('ins')).toContainText('This is new in it.');
  await expect(item('“Footer”: “Line” was changed on every page.')).toBeVisible();
  // A link of another page led there.
  const found = page.getByRole('listitem').filter({ hasText: 'content/pages/dealers.md:' });
  await expect(found.filter({ hasText: '/clients' })).toBeVisible();
  await expect(item('was moved').locator('del')).toContainText('The first');
});

test('pages read the same in the review as in a build, before and after', async ({ page }) => {
  const pages: { place: RegExp; built: string[] }[] = [];
  for (const [path, place] of [
    ['/', /^\/$/],
    ['/clients', /^\/(?:clients|owners)$/],
    ['/privacy-policy', /^\/privacy-policy$/],
  ] as const) {
    await page.goto(SITE + path);
    pages.push({ place, built: await readPage(page) });
  }
  for (const [address, side] of [
    [changed, 'Before'],
    [back, 'After'],
  ] as const) {
    await page.goto(address);
    for (const { place, built } of pages) {
      await itemAt(page, place).getByRole('button').first().click();
      await expect.poll(() => readPage(frameOf(page, side))).toEqual(built);
    }
  }
});

test('a change is outlined on both sides, and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(changed);
  await itemAt(page, /^\/privacy-policy$/)
    .getByRole('button', { name: '“Text”' })
    .click();
  const [before, after] = [frameOf(page, 'Before'), frameOf(page, 'After')];
  await expect(after.getByText('This is new in it.')).toBeInViewport();
  await expect(after.locator('[data-outline]').getByText('Changed')).toBeInViewport();
  const dealers = itemAt(page, /^\/$/);
  await dealers.getByRole('button', { name: 'was moved' }).click();
  for (const frame of [before, after]) {
    await expect(frame.getByText('Moved', { exact: true })).toBeInViewport();
  }
  await dealers.getByRole('button', { name: 'was replaced' }).last().click();
  for (const frame of [before, after]) {
    await expect(frame.locator('[data-outline$=".picture"]').last()).toBeInViewport();
  }
});

test('after and before are each alone on a phone, and the list is never far', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(changed);
  await itemAt(page, /^\/privacy-policy$/)
    .getByRole('button', { name: '“Text”' })
    .click();
  await expect(frameOf(page, 'After').getByText('This is new in it.')).toBeInViewport();
  await page.getByRole('radio', { name: 'Before' }).check();
  await expect(page.locator('iframe').first()).toBeHidden();
  await expect(frameOf(page, 'Before').getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeInViewport();
});

for (const width of [320, 1440]) {
  test(`it is accessible at ${width} px in every scheme, and by the keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(changed);
    await expect(frameOf(page, 'After').getByRole('heading', { level: 1 })).toBeAttached();
    for (const scheme of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(scheme);
      expect(await axeFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    const first = page.getByRole('article').first().getByRole('button');
    await page.keyboard.press('Tab');
    await expect(first.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(first.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('Phone').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Desktop')).toBeChecked();
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('a build for visitors has no review', () => {
  expect(existsSync(join(PUBLIC, 'index.html'))).toBe(true);
  expect(existsSync(join(PUBLIC, 'review'))).toBe(false);
});
