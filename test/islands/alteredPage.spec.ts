import type { Page } from '@playwright/test';
import { alterations } from '../support/alterations';
import type { FaultyInbox } from '../support/faultyInbox';
import { expect, test } from '../support/site';
import { bodyOf, contact, demo, expectReady, hydrated, type Mode } from '../support/visitor';
import { holdScripts } from './heldScripts';

/*
 * However a page was altered, before the islands are there or after, its dialogs must work. What is typed stays where
 * it was typed, even in the middle of a takeover, and is sent once.
 */

/** An alteration may change the texts of the page, so nothing is found by its text. */
const ids = { demo: '#book-a-demo', contact: '#contact-sales' };
const field = (name: string) => `${ids.demo} [name="${name}"]`;
const submitButton = `${ids.demo} [type="submit"]`;
const video = 'main [commandfor^="_video-"]';

/** What is typed, by the names of the fields. */
const { requestType, subject, ...words } = bodyOf(demo);

/** The ways to get from the email field to the phone field. */
const moves: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => page.locator(field('phone')).click(),
  Tab: (page) => page.keyboard.press('Tab'),
  touch: (page) => page.locator(field('phone')).tap(),
};

/** The ways to press the button that submits, and what of it comes after the takeover. */
const presses: Record<string, Record<'begin' | 'end', (page: Page) => Promise<void>>> = {
  mouse: {
    begin: async (page) => {
      await page.locator(submitButton).hover();
      await page.mouse.down();
    },
    end: (page) => page.mouse.up(),
  },
  Space: { begin: (page) => page.keyboard.down('Space'), end: (page) => page.keyboard.up('Space') },
  'Enter, on the button that has kept the focus,': {
    begin: async () => {},
    end: (page) => page.keyboard.press('Enter'),
  },
};

/** Runs in the page before its scripts: holds back what React would do in a task of its own. */
function holdTasks(): void {
  const held: (() => void)[] = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function hold(message: unknown) {
    held.push(() => postMessage.call(this, message));
  };
  addEventListener('let-tasks-go', () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const go of held) go();
  });
}

/** Runs in the page: resolves once this many scripts have run. */
function scriptsToRun(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    function onLoad({ target }: Event) {
      if (target instanceof HTMLScriptElement) left -= 1;
      if (left === 0) resolve();
    }
    document.addEventListener('load', onLoad, true);
  });
}

/** The text that belongs only to the page: everything except what the islands render, and their toasts. */
function textOutsideIslands(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    const drawn = 'form, [data-island="player"], .toasts, script, template';
    for (const element of copy.querySelectorAll(drawn)) element.remove();
    return copy.textContent ?? '';
  });
}

async function open(page: Page, alter: () => void) {
  await page.goto('/');
  // This visitor has sent nothing before.
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(alter);
}

async function type(page: Page, name: keyof typeof words): Promise<void> {
  await page.locator(field(name)).focus();
  await page.keyboard.type(words[name]);
}

/** Opens the form on an altered page whose scripts are held back, and types a name and an email. */
async function beginAltered(page: Page, alter: () => void) {
  await open(page, alter);
  const scripts = await holdScripts(page);
  await page.locator('main [commandfor="book-a-demo"]').first().click();
  await scripts.requested();
  await type(page, 'name');
  await type(page, 'email');
  return async function letScriptsRun() {
    const run = page.evaluate(scriptsToRun, 2);
    scripts.end('continue');
    await run;
  };
}

async function expectSentOnce(page: Page, inbox: FaultyInbox, mode: Mode): Promise<void> {
  await expect(page.locator('.toasts [role="alert"]', { hasText: mode.success })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
  inbox.clear();
}

async function playAndClose(page: Page): Promise<void> {
  await page.locator(video).first().click();
  await expect(page.locator('dialog[open] iframe')).toBeVisible();
  await page.locator('dialog[open] [command="close"]').click();
  await expect(page.locator('iframe')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });
test.use({
  hasTouch: true,
  reducedMotion: 'reduce',
  viewport: { width: 800, height: 900 },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

const translated = 'every text translated';

for (const [what, alter] of Object.entries({ nothing: () => {}, ...alterations })) {
  const ways = what === translated ? moves : { mouse: moves.mouse };
  for (const [way, moveOn] of Object.entries(ways)) {
    test(`${what}: what is typed stays in its field during a takeover, by ${way}`, async ({
      page,
      inbox,
    }) => {
      await page.addInitScript(holdTasks);
      const letScriptsRun = await beginAltered(page, alter);
      const found = await textOutsideIslands(page);
      await letScriptsRun();
      await moveOn?.(page);
      await page.keyboard.type(words.phone);
      await page.evaluate(() => dispatchEvent(new Event('let-tasks-go')));
      await expectReady(page);
      await type(page, 'message');
      await page.locator(field('company')).fill(words.company);
      for (const [name, value] of Object.entries(words)) {
        await expect(page.locator(field(name))).toHaveValue(value);
      }
      await page.locator(submitButton).click();
      await expectSentOnce(page, inbox, demo);
      expect(await textOutsideIslands(page)).toBe(found);
    });
  }

  test(`${what}: every dialog works`, async ({ page, inbox, guard }) => {
    await guard.allowHost('www.youtube-nocookie.com');
    await test.step('the video, altered before the islands', async () => {
      await open(page, alter);
      const found = await textOutsideIslands(page);
      await playAndClose(page);
      expect(await textOutsideIslands(page)).toBe(found);
    });
    await open(page, () => {});
    await hydrated(page);
    await page.evaluate(alter);
    const found = await textOutsideIslands(page);
    for (const mode of [demo, contact]) {
      await test.step(`${mode.title}, altered once the islands are there`, async () => {
        const id = mode === demo ? ids.demo : ids.contact;
        await page
          .locator(`:is(main, header) [commandfor="${id.slice(1)}"]`)
          .first()
          .click();
        for (const [name, value] of Object.entries(words)) {
          await page.locator(`${id} [name="${name}"]`).fill(value);
        }
        await page.locator(`${id} [type="submit"]`).click();
        await expectSentOnce(page, inbox, mode);
      });
    }
    await test.step('the video, altered once the islands are there', () => playAndClose(page));
    expect(await textOutsideIslands(page)).toBe(found);
  });
}

for (const [press, { begin, end }] of Object.entries(presses)) {
  test(`a submit by ${press} in the middle of a takeover is sent once`, async ({ page, inbox }) => {
    await page.addInitScript(holdTasks);
    const letScriptsRun = await beginAltered(page, alterations[translated]);
    for (const name of ['phone', 'company', 'message'] as const) await type(page, name);
    await page.locator(submitButton).focus();
    await begin(page);
    await letScriptsRun();
    await page.evaluate(() => dispatchEvent(new Event('let-tasks-go')));
    await end(page);
    await expectSentOnce(page, inbox, demo);
  });
}
