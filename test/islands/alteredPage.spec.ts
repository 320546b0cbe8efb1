import type { Page } from '@playwright/test';
import { alterations } from '../support/alterations';
import type { FaultyInbox } from '../support/faultyInbox';
import { expect, test } from '../support/site';
import { contact, demo, expectReady, hydrated } from '../support/visitor';

/*
 * Each alteration of a page is made before the visitor's first sign of interest, or once the islands are there; the
 * dialogs must work either way. What happens while the islands take over is in alteredPageTakeover.spec.ts.
 */

/** An alteration may change the texts of the page, so nothing is found by its text. */
const openers = {
  demo: 'main [commandfor="book-a-demo"]',
  contact: 'header [commandfor="contact-sales"]',
  video: 'main [commandfor^="_video-"]',
};

const formIds = { demo: '#book-a-demo', contact: '#contact-sales' };

const signs = {
  hover: async (page: Page, opener: string) => {
    await page.locator(opener).first().hover();
    await expectReady(page);
    await page.locator(opener).first().click();
  },
  click: (page: Page, opener: string) => page.locator(opener).first().click(),
  Tab: async (page: Page, opener: string) => {
    await page.locator(opener).first().evaluate(focusBefore);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  touch: (page: Page, opener: string) => page.locator(opener).first().tap(),
};

/** Puts the keyboard focus just before an element. */
function focusBefore(element: Element): void {
  const before = document.createElement('span');
  before.tabIndex = -1;
  element.before(before);
  before.focus();
  before.remove();
}

/** The text that belongs to the page alone: everything except what the islands render, and their toasts. */
function textOutsideIslands(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const drawn of copy.querySelectorAll(
      'form, [data-island="player"], .toasts, script, template',
    )) {
      drawn.remove();
    }
    return copy.textContent ?? '';
  });
}

/** What is typed, by the name of its field. */
const words = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Forty desks.',
};

/** Types while the islands may still be loading, sends, and expects one request and its toast. */
async function fillAndSend(
  page: Page,
  inbox: FaultyInbox,
  type: 'demo' | 'contact',
): Promise<void> {
  inbox.clear();
  const dialog = page.locator(formIds[type]);
  await expect(dialog).toBeVisible();
  for (const [name, value] of Object.entries(words)) {
    const field = dialog.locator(`[name="${name}"]`);
    if ((await field.inputValue()) === value) continue;
    await field.focus();
    await page.keyboard.insertText(value);
  }
  await expectReady(page);
  for (const [name, value] of Object.entries(words)) {
    await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await dialog.locator('[type="submit"]').click();
  const { subject, requestType, success } = type === 'demo' ? demo : contact;
  await expect(page.locator('.toasts [role="alert"]', { hasText: success })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([{ ...words, requestType, subject }]);
}

async function playAndClose(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('iframe')).toBeVisible();
  await dialog.locator('[command="close"]').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });
test.use({
  hasTouch: true,
  reducedMotion: 'reduce',
  // What would slow many dialogs is left out.
  viewport: { width: 800, height: 600 },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

for (const [alteration, alter] of Object.entries(alterations)) {
  test(`${alteration}: every dialog works, whatever loads the islands`, async ({
    page,
    inbox,
    guard,
  }) => {
    test.slow();
    await guard.allowHost('www.youtube-nocookie.com');

    /** This visitor has sent nothing before. */
    async function startOver() {
      await page.goto('/');
      await page.evaluate(() => sessionStorage.clear());
    }

    /** Opens a dialog on the altered page, uses it, and checks that the page is as it was. */
    async function use(dialog: keyof typeof openers, sign: keyof typeof signs) {
      const found = await textOutsideIslands(page);
      await signs[sign](page, openers[dialog]);
      if (dialog === 'video') await playAndClose(page);
      else await fillAndSend(page, inbox, dialog);
      expect(await textOutsideIslands(page)).toBe(found);
    }

    for (const dialog of ['demo', 'video'] as const) {
      await test.step(`altered before the first sign, ${dialog}`, async () => {
        await startOver();
        await page.evaluate(alter);
        await use(dialog, 'click');
      });
    }
    await startOver();
    await hydrated(page);
    await page.evaluate(alter);
    for (const dialog of ['demo', 'contact', 'video'] as const) {
      await test.step(`altered once the islands are there, ${dialog}`, () => use(dialog, 'click'));
    }
    // What brings the islands is the same on every page.
    if (alteration !== 'every text translated') return;
    for (const sign of ['hover', 'Tab', 'touch'] as const) {
      await test.step(`altered before the first sign, ${sign}`, async () => {
        await startOver();
        await page.evaluate(alter);
        await use('demo', sign);
      });
    }
  });
}
