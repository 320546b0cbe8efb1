import { workerNames } from '../../kit/build/hosting/replaceWorkers';
import { formerTitle, serveFormerSite } from '../support/formerSite';
import { expect, test } from '../support/site';

/* The same in Firefox is in test/engines. That nobody else gets a worker is in test/request-form/dialog.spec.ts. */

for (const name of workerNames) {
  test(`where an earlier site had the worker ${name}, the second visit is to this one`, async ({
    page,
    guard,
  }) => {
    const former = await serveFormerSite(`/${name}`);
    guard.allowOrigin(former.address);
    await page.goto(former.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Which the worker keeps.
    await page.goto(former.address);
    const site = await former.moveOut();
    try {
      await page.goto(former.address);
      await expect(page).toHaveTitle(formerTitle);
      const kept = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ]);
      await expect.poll(kept).toEqual([]);
      await page.goto(former.address);
      await expect(page).toHaveTitle(/every section/);
      expect(await kept()).toEqual([]);
    } finally {
      // A page goes on loading pictures, which fail once the site is gone.
      await page.close();
      await site.close();
    }
  });
}
