import { alterations } from '../support/alterations';
import { expect, test } from '../support/site';
import { demo, expectReady, openPlain, typed } from '../support/visitor';

const { translated } = alterations;

for (const [what, alter] of Object.entries({ 'as it is': () => {}, translated })) {
  test(`on a page ${what}, the policy below the form opens in a new tab, and what is typed stays`, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate(alter);
    await page.locator('main [commandfor="book-a-demo"]').first().click();
    await expectReady(page);
    const form = page.locator('#book-a-demo form');
    const name = form.locator('[name="name"]');
    await name.fill(typed['Name (required)']);
    await expect(form).toContainText('What is sent here goes to Exemplar, as the ');
    const [policy] = await Promise.all([
      context.waitForEvent('page'),
      form.locator('a[target="_blank"]').click(),
    ]);
    await expect(policy).toHaveURL('/privacy-policy#what-is-linked');
    await expect(name).toHaveValue(typed['Name (required)']);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is above the button that sends', async ({ page }) => {
    await page.goto('/');
    const dialog = await openPlain(page, demo);
    const link = dialog.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/privacy-policy#what-is-linked');
    const [line, button] = await Promise.all([
      link.boundingBox(),
      dialog.locator('[type="submit"]').boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});
