import type { Page } from '@playwright/test';
import { forAlteredPages } from '../support/oldBrowser';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  dialogNamed,
  expectToast,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

/*
 * What other programs have in the page, such as a consent banner, an assistant, a password manager or a translator. Nothing of
 * theirs is opened, closed, counted or styled by the site, and nothing of the site’s by them.
 */

// The policy lets no script make elements of a text, as this one does.
test.use(forAlteredPages);

type Place = 'before' | 'after' | 'inside';

const places: Place[] = ['before', 'after', 'inside'];

/** Puts something into the page: before everything, after it, or into the demo form’s dialog. */
function addOther(page: Page, html: string, place: Place): Promise<void> {
  return page.evaluate(
    ([html, place]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
      const other = parsed && document.importNode(parsed, true);
      if (!other) return;
      other.id = 'other';
      if (place === 'before') document.body.prepend(other);
      else if (place === 'after') document.body.append(other);
      else document.querySelector('#book-a-demo')?.append(other);
    },
    [html, place] as const,
  );
}

function removeOther(page: Page): Promise<void> {
  return page.locator('#other').evaluate((other) => other.remove());
}

const closeButton = 'dialog[data-site-dialog][open] [command="close"]';

const idle: Record<string, string> = {
  'a closed dialog': '<dialog closedby="any">Cookies?</dialog>',
  'a closed dialog that nothing closes': '<dialog closedby="none"><form>Cookies?</form></dialog>',
  'an element that calls itself closed by anything': '<div closedby="closerequest"></div>',
  'a form with a state of its own': '<div><form data-request="sending"></form></div>',
  'a title, a form and data': '<section><h2>Other</h2><form><input required></form></section>',
  'an open dialog': '<dialog open style="position:fixed">Cookies?</dialog>',
};

for (const place of places) {
  test(`with what others have ${place}, a form opens, is closed by its cross and its backdrop, and is sent`, async ({
    page,
    inbox,
  }) => {
    await page.goto('/');
    for (const [what, html] of Object.entries(idle)) {
      await test.step(what, async () => {
        await addOther(page, html, place);
        const wasOpen = await page.locator('#other').getAttribute('open');
        for (const close of [
          () => page.locator(closeButton).click(),
          () => page.mouse.click(5, 400),
        ]) {
          await openRequest(page, demo);
          await close();
          await expect(dialogNamed(page, demo.title)).toBeHidden();
        }
        expect(await page.locator('#other').getAttribute('open')).toBe(wasOpen);
        await removeOther(page);
      });
    }
    for (const html of Object.values(idle)) await addOther(page, html, place);
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expectToast(page, 'Success!', demo.success);
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
  });
}

test('with an open dialog of others the page scrolls, and moves nothing', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(640, 300);
  for (const html of [
    '<dialog open>Cookies?</dialog>',
    '<div><dialog open closedby="any">Chat</dialog></div>',
  ]) {
    await addOther(page, html, 'after');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY), html).toBeGreaterThan(before);
    await expect(page.locator('html'), html).toHaveCSS('padding-right', '0px');
    await removeOther(page);
  }
});

test.describe('a modal over a form', () => {
  const modal = '<dialog style="padding:80px">Save it? <button>No</button></dialog>';

  function openModal(page: Page) {
    return page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.showModal());
  }

  test('what is said of a request that is sent beneath it is seen once it is gone, once', async ({
    page,
    inbox,
  }) => {
    inbox.setFaults({ hang: true });
    await page.goto('/');
    await addOther(page, modal, 'after');
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expect.poll(() => inbox.arrivals.length).toBe(1);
    await openModal(page);
    inbox.release();
    await expect(page.locator('#book-a-demo')).not.toHaveAttribute('open');
    await page.locator('#other button').evaluate((button) => button.closest('dialog')?.close());
    await expectToast(page, 'Success!', demo.success);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await openModal(page);
    await page.keyboard.press('Escape');
    await expectToast(page, 'Success!', demo.success);
  });

  test('its buttons can be pressed while a form is sent', async ({ page, inbox }) => {
    inbox.setFaults({ hang: true });
    await page.goto('/');
    await addOther(page, modal, 'inside');
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expect.poll(() => inbox.arrivals.length).toBe(1);
    await expect(page.locator('#other button')).toBeEnabled();
    inbox.release();
    await expectToast(page, 'Success!', demo.success);
  });
});

test('a held submit does not end with another program’s dialog', async ({ page, inbox }) => {
  await page.goto('/');
  await addOther(page, '<dialog open>Cookies?</dialog>', 'before');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  const dialog = dialogNamed(page, demo.title);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
  await expect(dialog.locator('form')).toHaveAttribute('data-request', 'held');
  letGo();
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.arrivals).toHaveLength(1);
});
