import type { FrameLocator, Page } from '@playwright/test';
import { test as base, expect } from '../support/site';
import { type AdminSite, startAdminSite } from './adminSite';

/** The engine is bundled first, which can take long on a busy machine. */
const BUNDLING_MS = 120_000;

const test = base.extend<{ form: Page }, { admin: AdminSite }>({
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const admin = await startAdminSite();
      await use(admin);
      await admin.close();
    },
    { scope: 'worker' },
  ],
  form: async ({ page, admin, guard }, use) => {
    test.setTimeout(2 * BUNDLING_MS);
    guard.allowOrigin(admin.address);
    // What Chromium logs about the frame that the engine puts previews into.
    guard.allowConsole(/allow-scripts and allow-same-origin for its sandbox/);
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`${admin.address}/admin/#/collections/pages/entries/dealers`, {
      timeout: BUNDLING_MS,
    });
    await expect(previewIn(page).getByRole('heading', { level: 1 })).toBeVisible({
      timeout: BUNDLING_MS,
    });
    await use(page);
  },
});

/** The engine's own frame, with the bar over the preview. */
function engineFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title]');
}

function previewIn(page: Page): FrameLocator {
  return engineFrame(page).frameLocator('iframe');
}

test('a section that is clicked opens its fields, and shows what is typed there', async ({
  form,
}) => {
  const preview = previewIn(form);
  await expect(preview.getByRole('img', { name: /A wide picture/ })).toBeVisible();
  await preview.getByRole('heading', { name: 'A picture beside its points' }).click();
  const title = form.locator('.field[data-key-path="sections.2.title"] input');
  await expect(title).toBeInViewport();
  await title.fill('Point a phone at {product}');
  await expect(preview.getByRole('heading', { name: 'Point a phone at Exemplar' })).toBeVisible();
  await title.fill('');
  await expect(preview.getByRole('button', { name: 'Section 3, Title' })).toBeVisible();
});

test('text stays in a form that is left by a click in the preview', async ({ form }) => {
  const preview = previewIn(form);
  await preview.getByRole('heading', { level: 1 }).click();
  const title = form.locator('.field[data-key-path="sections.0.title"] input');
  await expect(title).toBeFocused();
  await title.fill('Not saved ye');
  await form.keyboard.type('t');
  await expect(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await preview.getByRole('contentinfo').getByRole('paragraph').first().click();
  await expect(form.locator('.field[data-key-path="footer.line"] input')).toBeFocused();
  await form.goBack();
  await form.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(previewIn(form).getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
});

test('a path that is still being typed leaves the page as it is', async ({ form }) => {
  const preview = previewIn(form);
  const path = form.locator('.field[data-key-path="path"] input');
  await path.fill('architects');
  // Once the search result has followed, so has the page.
  await preview.getByText('In search results and on other sites').click();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await path.fill('/architects');
  await expect(preview.getByText('› architects')).toBeVisible();
  await expect(preview.getByText('This can’t be shown yet')).toBeHidden();
});

test('the page is shown in the chosen width and colour scheme', async ({ form }) => {
  const bar = engineFrame(form).getByRole('toolbar');
  const page = previewIn(form).locator('html');
  await expect(bar.getByRole('button', { name: 'Desktop', pressed: true })).toBeVisible();
  const width = () => page.evaluate(() => window.innerWidth);
  expect(await width()).toBe(1280);
  await bar.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await bar.getByRole('button', { name: 'Dark' }).click();
  await expect(page).toHaveCSS('background-color', 'rgb(23, 22, 18)');
  await expect(bar.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
});
