import type { Page } from '@playwright/test';
import { INBOX } from '../support/addresses';
import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  expectFilled,
  expectToast,
  field,
  fillIn,
  modes,
  nothing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test.beforeEach(({ page }) => page.goto('/'));

/** All that the browser has kept for a page, however. */
async function keptBy(page: Page): Promise<unknown[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const others = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  return [...cookies, ...origins, ...others];
}

/* That no page by itself asks anybody or keeps anything is in test/site/pages.spec.ts, of this site as well. */
for (const mode of modes) {
  test(`${mode.title}: keeps what is typed and tells nobody until it is sent, then closes, says so, and is empty again`, async ({
    page,
    inbox,
  }) => {
    const dialog = await openRequest(page, mode);
    expect(await keptBy(page)).toEqual([]);
    await fillIn(dialog, typed);
    await page.waitForLoadState('networkidle');
    // In the tab’s own storage, as the privacy policy says.
    expect(await keptBy(page)).toEqual(['request-draft']);
    const asked = (await page.requests()).map((request) => new URL(request.url()).origin);
    expect(asked).not.toContain(INBOX);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
    await expect(dialog).toBeHidden();
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
    expect(inbox.arrivals[0]?.contentType).toBe('application/json');
    await expectFilled(await openRequest(page, mode), nothing);
    for (const each of modes) {
      await page.reload();
      await expectFilled(await openRequest(page, each), nothing);
    }
  });
}

test('what was typed in one mode is in the other, and stays however it is closed', async ({
  page,
}) => {
  const first = await openRequest(page, demo);
  await expect(first.getByRole('heading')).toBeFocused();
  await fillIn(first, typed);
  await page.keyboard.press('Escape');
  const second = await openRequest(page, contact);
  await expectFilled(second, typed);
  await page.mouse.click(5, 5);
  await expect(second).toBeHidden();
  await openRequest(page, contact);
  const changed = { ...typed, 'Phone (optional)': '+1 555 0199' };
  await fillIn(second, changed);
  await second.getByRole('button', { name: 'Close' }).click();
  await expectFilled(await openRequest(page, demo), changed);
});

const leaves: Record<string, (page: Page) => Promise<unknown>> = {
  'its dialog is closed': (page) => page.keyboard.press('Escape'),
  'another page was opened': (page) => page.goto('/clients'),
};

for (const [what, leave] of Object.entries(leaves)) {
  test(`what some browsers and password managers fill in without an event is in the other form, after ${what}`, async ({
    page,
  }) => {
    const first = await openRequest(page, demo);
    for (const [name, value] of Object.entries(typed)) {
      await field(first, name).evaluate((element: HTMLInputElement, value) => {
        element.value = value;
      }, value);
    }
    await leave(page);
    await expectFilled(await openRequest(page, contact), typed);
  });
}

test('people neither see nor reach the honeypot; filled in, it is sent', async ({
  page,
  inbox,
}) => {
  const dialog = await openRequest(page, demo);
  const honeypot = dialog.locator('input[name="_gotcha"][type="text"][autocomplete="off"]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(dialog.getByRole('textbox')).toHaveCount(5);
  const isDrawn = await honeypot.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(input);
  });
  expect(isDrawn).toBe(false);
  await fillIn(dialog, typed);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests[0]?.fields).toEqual({ ...bodyOf(demo), _gotcha: 'https://spam.example' });
});
