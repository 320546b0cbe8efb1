import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { contact, dialogNamed } from '../support/visitor';

/* Which banner is due on a day is in kit/content/publish/publisher.test.ts, and which a page has in src/layout/Banner.test.tsx. */

function bannerOf(page: Page) {
  return page.getByRole('region', { name: 'News' });
}

test('the banner is above the header of the pages that it names, opens its form, and isn’t printed', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
  for (const path of ['/words', '/security-policy']) {
    await page.goto(path);
    await expect(bannerOf(page).locator('p')).toHaveText([/^A banner with a link and emphasis/]);
    const gap = (header: HTMLElement, banner: Element | null) =>
      header.getBoundingClientRect().top - (banner?.getBoundingClientRect().bottom ?? 0);
    const banner = await bannerOf(page).elementHandle();
    await expect.poll(() => page.getByRole('banner').evaluate(gap, banner)).toBe(0);
  }
  await bannerOf(page).getByRole('button', { name: 'Ask about it' }).click();
  await expect(dialogNamed(page, contact.title)).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(bannerOf(page)).toBeHidden();
});
