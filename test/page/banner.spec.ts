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

test('on a phone the menu opens below the header, wherever the banner has moved it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/words');
  for (const scrolled of [0, 1000]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    const gap = (nav: Element) =>
      nav.getBoundingClientRect().top -
      (nav.closest('header')?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(() => menu.evaluate(gap)).toBe(8);
    await page.keyboard.press('Escape');
  }
});
