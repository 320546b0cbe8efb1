import { expect, test } from './support/site';
import {
  expectFilled,
  expectToast,
  failed,
  fillIn,
  modes,
  openRequest,
  submit,
  typed,
} from './support/visitor';

const START = Date.parse('2025-08-01T09:00:00Z');

for (const mode of modes) {
  test.describe(mode.title, () => {
    test('while sending, all is disabled and the dialog stays', async ({ page, inbox }) => {
      inbox.setFaults({ hang: true });
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expect.poll(() => inbox.arrivals.length).toBe(1);

      const sending = dialog.getByRole('button', { name: 'Sending...', exact: true });
      async function expectBusy() {
        await expect(sending).toBeVisible();
        await expect(dialog.getByRole('textbox')).toHaveCount(5);
        await expect(dialog.getByRole('button')).toHaveCount(2);
        for (const role of ['textbox', 'button'] as const) {
          for (const control of await dialog.getByRole(role).all()) {
            await expect(control).toBeDisabled();
          }
        }
      }

      await expectBusy();
      for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
      await expectBusy();
      await page.mouse.click(5, 5);
      await page.keyboard.press('Escape');
      await expectBusy();
      await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await expectBusy();
      await expectFilled(dialog, typed);
      expect(inbox.arrivals).toHaveLength(1);
    });

    test('two submits in one tick send one request', async ({ page, inbox }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await dialog.locator('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await expectToast(page, 'Success!', mode.success);
      expect(sent).toEqual([inbox.endpoint]);
      expect(inbox.arrivals).toHaveLength(1);
    });

    test('only the status of the answer is read', async ({ page, inbox }) => {
      for (const body of ['endless', 'notJson', 'empty'] as const) {
        inbox.setFaults({ body });
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expectToast(page, 'Success!', mode.success);
        await expect(dialog).toBeHidden();
      }
      expect(inbox.requests).toHaveLength(3);
    });

    test('it gives up after 20 seconds', async ({ page, inbox, guard }) => {
      const log = 'The request could not be sent: no answer within 20 seconds';
      guard.allowConsole(log);
      inbox.setFaults({ hang: true, times: 1 });
      await page.clock.install({ time: START });
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await page.clock.pauseAt(START + 10 * 60_000);
      await submit(dialog, mode);
      await expect.poll(() => inbox.arrivals.length).toBe(1);

      await page.clock.runFor(19_999);
      await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);

      const logged = page.waitForEvent('console', (message) => message.text() === log);
      await page.clock.runFor(1);
      await logged;
      await page.clock.resume();
      await expectToast(dialog, 'Error', failed);
      await expectFilled(dialog, typed);

      await submit(dialog, mode);
      await expectToast(page, 'Success!', mode.success);
      await expect(dialog).toBeHidden();
      expect(inbox.requests).toHaveLength(1);
    });
  });
}
