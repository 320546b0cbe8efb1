import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = 'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');

/** What axe objects to in the current page, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    // The inside of a player is up to its provider.
    .options({
      runOnly: standards,
      rules: {
        // WCAG 2.5.3, which is an experiment in axe: who says ‘click Contact Sales’ says what they see.
        'label-content-name-mismatch': { enabled: true },
        // WCAG 1.4.6: seven times as light or dark as the ground.
        'color-contrast-enhanced': { enabled: true },
      },
      iframes: false,
    })
    // Without frames to go through, axe needs no page of its own to combine results.
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
