import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { bodyOf, demo, dialogNamed, openRequest, sendFilled } from '../support/visitor';

/*
 * What other programs have in the page, such as a consent banner, an assistant, a password manager or a translator. Nothing of
 * theirs is opened, closed, counted or styled by the site, and nothing of the site’s by them.
 */

// The policy lets no script make elements of a text, as this one does.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

type Place = 'before' | 'after' | 'inside';

/** Puts something into the page: before everything, after it, or into the demo form’s dialog. */
function addOther(page: Page, html: string, place: Place): Promise<void> {
  return page.evaluate(
    ([html, place]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html').body.children;
      const others = [...parsed].map((each) => document.importNode(each, true));
      if (place === 'before') document.body.prepend(...others);
      else if (place === 'after') document.body.append(...others);
      else document.querySelector('#book-a-demo')?.append(...others);
    },
    [html, place] as const,
  );
}

/** Dialogs, closed and open, a form with a state of its own, and what calls itself closed by anything. */
const idle = `<dialog closedby="any">Cookies?</dialog>
<dialog closedby="none"><form>Cookies?</form></dialog>
<div closedby="closerequest"></div>
<div><form data-request="sending"></form></div>
<section><h2>Other</h2><form><input required></form></section>
<dialog id="open" open style="position:fixed">Cookies?</dialog>`;

for (const place of ['before', 'inside'] as const) {
  test(`with what others have ${place}, a form opens, is closed by its cross and its backdrop, and is sent`, async ({
    page,
    inbox,
  }) => {
    await page.goto('/');
    await addOther(page, idle, place);
    const dialog = dialogNamed(page, demo.title);
    for (const close of [
      () => page.locator('dialog[data-site-dialog][open] [command="close"]').click(),
      () => page.mouse.click(5, 400),
    ]) {
      await openRequest(page, demo);
      await close();
      await expect(dialog).toBeHidden();
    }
    await expect(page.locator('#open')).toHaveAttribute('open');
    await openRequest(page, demo);
    await sendFilled(page, dialog, demo);
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
  });
}

test('with an open dialog of others the page scrolls, and moves nothing', async ({ page }) => {
  await page.goto('/');
  await addOther(page, '<dialog open closedby="any">Cookies?</dialog>', 'after');
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveCSS('padding-right', '0px');
});
