import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** What axe objects to in the page as it is now, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    // What stands inside a player is its provider's.
    .options({ runOnly: standards, iframes: false })
    // Without frames to go through, nothing needs a page of its own to be put together in.
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
