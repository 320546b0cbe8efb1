import { test } from '@playwright/test';
import { buildFixtureSite } from './fixtureSite';

/** What the projects depend on that use the fixture site. */
test('the fixture site is built', () => {
  test.setTimeout(10 * 60_000);
  buildFixtureSite();
});
