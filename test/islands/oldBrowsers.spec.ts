import { forAlteredPages, makeOld } from '../support/oldBrowser';
import { expect, test } from '../support/site';
import { contact, dialogNamed } from '../support/visitor';

/* What browsers without popovers show; what else they lack is tried in one, in test/engines. */

test.use(forAlteredPages);

test.beforeEach(({ page }) => makeOld(page));

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
