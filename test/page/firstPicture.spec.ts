import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

for (const { path, colorScheme } of [
  { path: '/', colorScheme: 'light' },
  { path: '/clients', colorScheme: 'dark' },
] as const) {
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
    const initiators = await page.evaluate((name) => {
      const entries = performance.getEntriesByName(name);
      return entries.map((entry) => 'initiatorType' in entry && entry.initiatorType);
    }, source);
    expect(initiators[0]).toBe('link');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(pictures.filter((address) => address === source)).toHaveLength(1);
  });
}
