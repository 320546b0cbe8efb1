import site from '../fixture/content/site.json';
import { missingPath, missingPathLog, paths } from '../support/paths';
import { expect, test } from '../support/site';

for (const path of [...paths, missingPath]) {
  test(`every link of ${path} that opens a new tab says so`, async ({ page, guard }) => {
    if (path === missingPath) missingPathLog.forEach(guard.allowConsole);
    await page.goto(path);
    for (const link of await page.locator('[target="_blank"]').all()) {
      await expect(link).toContainText(`(${site.newTab})`);
    }
  });
}
