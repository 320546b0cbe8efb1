import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

test.use({ colorScheme: 'dark' });

test('the head preloads the largest picture of the scheme, and nothing requests it again', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto('/clients', { waitUntil: 'networkidle' });
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
