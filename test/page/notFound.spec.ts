import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

test('an unknown path answers 404, and is logged to the console once', async ({ page, guard }) => {
  missingPathLog.forEach(guard.allowConsole);
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const logged = (await page.consoleMessages()).map((message) => message.text());
  expect(logged.filter((text) => text.includes('there is no page'))).toEqual([missingPathLog[0]]);
});
