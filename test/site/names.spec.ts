import type { Page } from '@playwright/test';
import { readBuiltPages } from './builtPages';
import { expect, test } from './builtSite';

/* WCAG 2.2, 2.5.3: whoever says 'click Contact Sales' says what they see. */

/** What can be pressed in what is shown on top, in the order of the page: its markup and its visible words. */
function pressable(page: Page, css: string) {
  return page.locator(css).evaluateAll((controls) =>
    controls.map((control) => {
      const copy = control.cloneNode(true);
      if (!(copy instanceof Element)) return { markup: '', visible: '' };
      for (const hidden of copy.querySelectorAll('.visually-hidden, [aria-hidden="true"]')) {
        hidden.remove();
      }
      const visible = copy.textContent.replace(/\s+/g, ' ').trim();
      return { markup: control.outerHTML, visible };
    }),
  );
}

/** Every page has the same header, footer and dialogs: each control is looked at once. */
async function expectNames(page: Page, css: string, seen: Set<string>): Promise<void> {
  const controls = await pressable(page, css);
  expect(controls.length).toBeGreaterThan(0);
  for (const [index, { markup, visible }] of controls.entries()) {
    if (seen.has(markup)) continue;
    seen.add(markup);
    // An icon has a name, too.
    const begins = `^${visible.replace(/[^\p{Letter}\p{Number} ]/gu, '.') || '\\S'}`;
    await expect(page.locator(css).nth(index)).toHaveAccessibleName(new RegExp(begins, 'u'));
  }
}

// So that a dialog can be opened without the player that a click would load.
test.use({ javaScriptEnabled: false });

test('the name of each button and link, in pages and dialogs, begins with its visible words', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/^Failed to load resource: .* status of 404/);
  const seen = new Set<string>();
  for (const path of [...readBuiltPages().pages.map(({ route }) => route), '/no-such-page']) {
    await page.goto(path);
    await expectNames(page, ':is(a, button, summary):visible', seen);
    for (const dialog of await page.locator('dialog').all()) {
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expectNames(page, 'dialog[open] :is(a, button, summary):visible', seen);
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
    }
  }
});
