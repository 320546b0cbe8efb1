import type { Page } from '@playwright/test';
import { readBuiltPages } from './builtPages';
import { expect, test } from './builtSite';

/* WCAG 2.2, 2.5.3: whoever says 'click Contact Sales' says what they see. */

/** The visible words of what can be pressed in what is shown on top, by the order in the page. */
function visibleWords(page: Page, css: string): Promise<string[]> {
  return page.locator(css).evaluateAll((controls) =>
    controls.map((control) => {
      const copy = control.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const hidden of copy.querySelectorAll('.visually-hidden, [aria-hidden="true"]')) {
        hidden.remove();
      }
      return copy.textContent.replace(/\s+/g, ' ').trim();
    }),
  );
}

async function expectNames(page: Page, css: string): Promise<void> {
  const words = await visibleWords(page, css);
  expect(words.length).toBeGreaterThan(0);
  for (const [index, visible] of words.entries()) {
    const begins = new RegExp(`^${visible.replace(/[^\p{Letter}\p{Number} ]/gu, '.')}`, 'u');
    await expect(page.locator(css).nth(index)).toHaveAccessibleName(begins);
    // An icon has a name, too.
    await expect(page.locator(css).nth(index)).toHaveAccessibleName(/\S/);
  }
}

test('the name of each button and link, in pages and dialogs, begins with its visible words', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/^404: /);
  guard.allowConsole(/^Failed to load resource: .* status of 404/);
  for (const path of [...readBuiltPages().pages.map(({ route }) => route), '/no-such-page']) {
    await page.goto(path);
    await expectNames(page, ':is(a, button, summary):visible');
    const dialogs = await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id));
    for (const id of dialogs) {
      await page.goto(path);
      await page.locator(`dialog[id="${id}"]`).evaluate((dialog: HTMLDialogElement) => {
        // Without the player that a click would load.
        dialog.showModal();
      });
      await expectNames(page, 'dialog[open] :is(a, button, summary):visible');
    }
  }
});
