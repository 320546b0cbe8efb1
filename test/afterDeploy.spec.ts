import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  makeSecondBuild,
  newHeading,
  oldHeading,
  type SwappableSite,
  serveSwappable,
} from './support/secondBuild';
import { expect, type Guard, test } from './support/site';
import {
  demo,
  dialogNamed,
  expectFilled,
  expectToast,
  field,
  fillIn,
  hydrated,
  openRequest,
  submit,
  typed,
} from './support/visitor';

const folders = { scripts: '', words: '' };
let site: SwappableSite;

test.beforeAll(() => {
  folders.scripts = makeSecondBuild({ newScripts: true });
  folders.words = makeSecondBuild({ newScripts: false });
});

test.afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
});

test.beforeEach(async ({ guard }) => {
  site = await serveSwappable();
  guard.allowOrigin(site.address);
});

test.afterEach(async ({ page }) => {
  // A page that is still loading would miss the site.
  await page.close();
  await site.close();
});

/** What a new build may be, for a page that is open: both lead to the same. */
const deploys = [
  { name: 'new scripts', folder: () => folders.scripts },
  { name: 'new words', folder: () => folders.words },
];

/** What Chromium says about a script that is gone: the answer is the 404 page. */
const gone = /status of 404|^Refused to execute script/;

/** The documents that a page has been given. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) loads.push(new URL(response.url()).pathname);
  });
  return loads;
}

/** Opens a page, and lets a new build go live behind it. */
async function openOld(page: Page, guard: Guard, folder: string): Promise<void> {
  guard.allowConsole(gone);
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await site.swap(folder);
}

/** Waits until the page has found out that it is old: it has looked at what is live. */
function foundOut(page: Page): Promise<unknown> {
  return page
    .waitForResponse((response) => response.url().endsWith('/recover.js'))
    .then(() => page.waitForResponse((response) => response.url() === page.url()));
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  const dialog = dialogNamed(page, demo.title);
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const { name, folder } of deploys) {
  test(`${name}: the first sign loads the address once, and all works`, async ({
    page,
    guard,
    inbox,
  }) => {
    await openOld(page, guard, folder());
    const loads = watchLoads(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldHeading);
    await page.getByRole('button', { name: 'Watch Demo', exact: true }).hover();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newHeading);
    await hydrated(page);
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expectToast(page, 'Success!', demo.success);
    expect(inbox.requests).toHaveLength(1);
    expect(loads).toEqual(['/']);
  });

  test(`${name}: an open dialog stays, its form goes natively, and nothing loads`, async ({
    page,
    guard,
    inbox,
  }) => {
    await openOld(page, guard, folder());
    const loads = watchLoads(page);
    const found = foundOut(page);
    const dialog = await openDialog(page);
    await found;
    await fillIn(dialog, typed);
    await expect(dialog.locator('form')).not.toHaveAttribute('novalidate');
    expect(loads).toEqual([]);
    await submit(dialog, demo);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests[0]?.contentType).toBe('application/x-www-form-urlencoded');
    expect(inbox.requests[0]?.fields).toMatchObject({ name: 'Robin Field' });
  });

  test(`${name}: an empty form that is closed lets the new build come`, async ({ page, guard }) => {
    await openOld(page, guard, folder());
    const found = foundOut(page);
    await openDialog(page);
    await found;
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      oldHeading,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newHeading);
  });

  test(`${name}: what was typed and left stands on the next page`, async ({ page, guard }) => {
    await openOld(page, guard, folder());
    const loads = watchLoads(page);
    const found = foundOut(page);
    const dialog = await openDialog(page);
    await fillIn(dialog, typed);
    await found;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await expectFilled(dialog, typed);
    await page.keyboard.press('Escape');
    expect(loads).toEqual([]);
    await page.getByRole('link', { name: 'For Clients' }).click();
    await expect(page).toHaveURL(`${site.address}/clients`);
    await expectFilled(await openRequest(page, demo), typed);
  });
}

test('what was typed on an earlier page survives the load', async ({ page, guard }) => {
  await page.goto(site.address);
  await fillIn(await openRequest(page, demo), typed);
  await page.goto(`${site.address}/clients`);
  await site.swap(folders.scripts);
  guard.allowConsole(gone);
  const loads = watchLoads(page);
  await page.getByRole('button', { name: demo.title, exact: true }).first().hover();
  await expect.poll(() => loads).toEqual(['/clients']);
  await hydrated(page);
  await expectFilled(await openRequest(page, demo), typed);
});

test('a page that has its scripts already goes on as if nothing had happened', async ({
  page,
  guard,
  inbox,
}) => {
  await page.goto(site.address);
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await site.swap(folders.scripts);
  guard.allowConsole(gone);
  const loads = watchLoads(page);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests[0]?.contentType).toBe('application/json');
  expect(loads).toEqual([]);
});

test('a build that misses its own scripts is not loaded again', async ({ page, guard }) => {
  await openOld(page, guard, folders.scripts);
  await page.route('**/*-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const loads = watchLoads(page);
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).hover();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newHeading);
  const found = foundOut(page);
  const dialog = await openDialog(page);
  await found;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await field(await openDialog(page), 'Name (required)').fill('Robin Field');
  expect(loads).toEqual(['/']);
});

test('scripts that the network has lost load nothing again', async ({ page, guard }) => {
  guard.allowConsole('Failed to load resource: net::ERR_FAILED');
  await page.goto(site.address);
  await page.route('**/*-*.js', (route) => route.abort());
  const loads = watchLoads(page);
  const found = foundOut(page);
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).hover();
  await found;
  const dialog = await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  expect(loads).toEqual([]);
});
