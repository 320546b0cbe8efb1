import { forAlteredPages, makeOld } from '../support/oldBrowser';
import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  dialogNamed,
  expectToast,
  failed,
  fillIn,
  missing,
  openPlain,
  openRequest,
  submit,
  typed,
} from '../support/visitor';
import { expectSentNatively, holdScripts } from './heldScripts';

/* The browsers that the site supports, for what their scripts lack. The guard fails a test if any script throws. */

test.use(forAlteredPages);

test.beforeEach(({ page }) => makeOld(page));

test('a demo is booked, at the second attempt, and the focus goes back', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/ status (?:of )?503/);
  inbox.setFaults({ status: 503, times: 1 });
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', failed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('button', { name: demo.title }).first(),
  ).toBeFocused();
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
});

test('a form that was sent early goes natively, if the scripts don’t come', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^(?:No script: |Failed to load resource)/);
  await page.goto('/');
  const scripts = await holdScripts(page);
  const dialog = await openPlain(page, demo);
  await fillIn(dialog, typed);
  await scripts.requested();
  await submit(dialog, demo);
  scripts.end('abort');
  await expectSentNatively(page, inbox, 'demo');
});

for (const width of [320, 768, 1280]) {
  test(`${width} px: the menu is part of the header, and all in it can be used`, async ({
    page,
    context,
    guard,
  }) => {
    await guard.allowHost('app.exemplar.example');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    const places = await header.evaluate((bar) =>
      [bar, ...bar.querySelectorAll('nav, nav a, nav button')].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [bar = { left: 0, right: 0, top: 0, bottom: 0 }, ...parts] = places;
    for (const part of parts) {
      expect(part.left).toBeGreaterThanOrEqual(bar.left);
      expect(part.right).toBeLessThanOrEqual(bar.right);
      expect(part.top).toBeGreaterThanOrEqual(bar.top);
      expect(part.bottom).toBeLessThanOrEqual(bar.bottom);
    }
    expect((await page.getByRole('main').boundingBox())?.y).toBe(bar.bottom);
    const opened = context.waitForEvent('page');
    await menu.getByRole('link', { name: /^Log In/ }).click();
    await (await opened).close();
    await menu.getByRole('button', { name: contact.title }).click();
    await expect(dialogNamed(page, contact.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('button', { name: contact.title })).toBeFocused();
    await menu.getByRole('link', { name: 'For Clients' }).click();
    await expect(page).toHaveURL('/clients');
  });
}
