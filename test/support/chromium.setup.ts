import { test } from '@playwright/test';
import { ensureChromium } from '../../tools/setup/chromium';

/** What the projects depend on that open pages. */
test('there is a Chromium', () => {
  test.setTimeout(10 * 60_000);
  ensureChromium();
});
