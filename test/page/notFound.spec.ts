import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

test('an unknown path answers 404, and is logged to the console once', async ({ page, guard }) => {
  missingPathLog.forEach(guard.allowConsole);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('there is no page')) logged.push(message.text());
  });
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect.poll(() => logged).toEqual([`404: there is no page at ${missingPath}`]);
});
