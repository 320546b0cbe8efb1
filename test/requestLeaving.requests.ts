import type { Page } from '@playwright/test';
import { goBack, goForward, watchReturn } from './support/backForward';
import { expect, test } from './support/site';
import {
  expectAllKept,
  expectToast,
  fillIn,
  modes,
  openRequest,
  submit,
  typed,
} from './support/visitor';

for (const mode of modes) {
  test.describe(`${mode.title}, while it is being sent`, () => {
    test.beforeEach(async ({ page, inbox }) => {
      inbox.setFaults({ hang: true, times: 1 });
      await watchReturn(page);
      await page.goto('/clients');
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expect.poll(() => inbox.arrivals.length).toBe(1);
      await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    });

    for (const { how, leave, comeBack } of [
      {
        how: 'leaving for another page',
        leave: (page: Page) => page.goto('/privacy-policy'),
        comeBack: goBack,
      },
      { how: 'going back', leave: goBack, comeBack: goForward },
    ]) {
      test(`${how} ends it, and on return the form can be sent`, async ({ page, inbox }) => {
        await leave(page);
        inbox.release();
        await expect(page.getByRole('alert')).toHaveCount(0);

        await comeBack(page);
        const dialog = page.getByRole('dialog', { name: mode.title });
        await expect(dialog).toBeVisible();
        const again = dialog.getByRole('button', { name: mode.submit, exact: true });
        await expect(again).toBeEnabled();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectAllKept(dialog, mode);
        await again.click();
        await expectToast(page, 'Success!', mode.success);
        expect(inbox.requests).toHaveLength(1);
      });
    }

    test('a reload ends it, and what was typed is still there', async ({ page, inbox }) => {
      await page.reload();
      inbox.release();
      const dialog = await openRequest(page, mode);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAllKept(dialog, mode);
      await submit(dialog, mode);
      await expectToast(page, 'Success!', mode.success);
    });

    test('closing the tab ends it, and another tab hears nothing of it', async ({
      page,
      context,
      inbox,
    }) => {
      const other = await context.newPage();
      await other.goto('/');
      await page.close();
      inbox.release();
      const dialog = await openRequest(other, mode);
      await expect(dialog.getByRole('button', { name: mode.submit, exact: true })).toBeEnabled();
      await expect(other.getByRole('alert')).toHaveCount(0);
    });
  });
}
