import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

for (const path of ['/', '/clients']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the head of ${path} preloads its largest picture, and nothing requests it again, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const source = await page
        .locator('img[fetchpriority="high"]')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(pictures[0]).toBe(source);
      const [initiator] = await page.evaluate(
        (name) =>
          performance
            .getEntriesByName(name)
            .map((entry) =>
              entry instanceof PerformanceResourceTiming ? entry.initiatorType : '',
            ),
        source,
      );
      expect(initiator).toBe('link');

      const links = await page.evaluateHandle(() => [
        ...document.querySelectorAll('link[rel="preload"][as="image"]'),
      ]);
      await hydrated(page);
      // Helmet writes to the head a frame later.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await links.evaluate((all) => all.map((link) => link.isConnected))).toEqual([
        true,
        true,
      ]);
      expect(pictures.filter((address) => address === source)).toHaveLength(1);
    });
  }
}
