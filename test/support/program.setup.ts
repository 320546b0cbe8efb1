import { test } from '@playwright/test';
import { ensureProgram } from './programs';

/** What the projects depend on that need a program. */
test('the program is there', () => {
  test.setTimeout(10 * 60_000);
  ensureProgram(test.info().project.metadata.program);
});
