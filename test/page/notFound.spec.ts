import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

test('an unknown path answers 404 and links home', async ({ page, guard }) => {
  missingPathLog.forEach(guard.allowConsole);
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown path is logged to the console, once', async ({ page, guard }) => {
  missingPathLog.forEach(guard.allowConsole);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('there is no page')) logged.push(message.text());
  });
  await page.goto(missingPath);
  await hydrated(page);
  await expect.poll(() => logged).toEqual([`404: there is no page at ${missingPath}`]);
});
