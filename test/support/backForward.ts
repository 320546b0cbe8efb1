import type { Page } from '@playwright/test';
import { expect } from './site';

/** Makes every page of a tab note whether it was shown from the back/forward cache. */
export async function watchReturn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}

/** Goes back to a page that the back/forward cache has kept whole. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}
