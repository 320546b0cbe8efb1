import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../support/site';
import { readBuiltPages } from './builtPages';

/** The maximum weight of a first view, in KB (1,024 bytes) of compressed bodies. */
const budgets = { all: 104, document: 14, font: 45, image: 45, script: 0 };

interface Weight {
  kind: string;
  path: string;
  bytes: number;
  inFirstScreen: boolean;
}

/** A phone with a high-density screen. */
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
});

/** Everything that a page requests until it has loaded. */
async function firstView(page: Page, path: string): Promise<Weight[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.currentSrc),
  );
  return Promise.all(
    (await page.requests()).map(async (request) => ({
      kind: request.resourceType(),
      path: request.url().replace(SITE, ''),
      bytes: (await request.sizes()).responseBodySize,
      inFirstScreen: request.resourceType() !== 'image' || seen.includes(request.url()),
    })),
  );
}

/** What is over a budget, and by which files. */
function overBudget(path: string, weights: readonly Weight[]): string[] {
  return Object.entries(budgets).flatMap(([kind, budget]) => {
    const counted = weights
      .filter((each) => kind === 'all' || (each.kind === kind && each.inFirstScreen))
      .toSorted((one, other) => other.bytes - one.bytes);
    const sum = counted.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= budget * 1024) return [];
    return [
      `The budget for ${kind} on ${path} is ${budget} KB; it takes ${kilobytes(sum)}:`,
      ...counted.map((each) => `  ${kilobytes(each.bytes)} KB: ${each.path}`),
    ];
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first view of each page is within its budgets, ${colorScheme}`, async ({ context }) => {
    for (const { route } of readBuiltPages().pages) {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme });
      const weights = await firstView(page, route);
      await page.close();
      expect(weights.map((weight) => weight.path)).toContain(route);
      expect.soft(overBudget(route, weights)).toEqual([]);
    }
  });
}
