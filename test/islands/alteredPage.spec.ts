import type { Page } from '@playwright/test';
import { alterations } from '../support/alterations';
import type { FaultyInbox } from '../support/faultyInbox';
import { expect, test } from '../support/site';
import { bodyOf, demo, expectReady, hydrated } from '../support/visitor';
import { holdScripts } from './heldScripts';

/*
 * However a page was altered, before the islands are there or after, its dialogs must work. What is typed stays where
 * it was typed, even in the middle of a takeover, and is sent once.
 */

/** An alteration may change the texts of the page, so nothing is found by its text. */
const field = (name: string) => `#book-a-demo [name="${name}"]`;
const submitButton = '#book-a-demo [type="submit"]';

/** What is typed, by the names of the fields. */
const { requestType, subject, ...words } = bodyOf(demo);

/** Runs in the page before its scripts: counts those that have run, and holds back what React would do in a task. */
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
  let count = 0;
  function onLoad({ target }: Event) {
    if (target instanceof HTMLScriptElement) count += 1;
    Object.assign(window, { scriptsRun: count });
  }
  document.addEventListener('load', onLoad, true);
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

async function type(page: Page, name: keyof typeof words): Promise<void> {
  await page.locator(field(name)).focus();
  await page.keyboard.type(words[name]);
}

/** Opens the form on an altered page whose scripts are held back, and types a name and an email. */
async function beginAltered(page: Page, alter: () => void) {
  await page.addInitScript(holdTasks);
  await page.goto('/');
  await page.evaluate(alter);
  const scripts = await holdScripts(page);
  await page.locator('main [commandfor="book-a-demo"]').first().click();
  await scripts.requested();
  await type(page, 'name');
  await type(page, 'email');
  return async function letScriptsRun() {
    scripts.end('continue');
    await page.waitForFunction(() => Reflect.get(window, 'scriptsRun') === 2);
  };
}

async function expectSentOnce(page: Page, inbox: FaultyInbox): Promise<void> {
  await expect(page.locator('.toasts [role="alert"]', { hasText: demo.success })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
}

async function playAndClose(page: Page): Promise<void> {
  await page.locator('main [commandfor^="_video-"]').first().click();
  await expect(page.locator('dialog[open] iframe')).toBeVisible();
  await page.locator('dialog[open] [command="close"]').click();
  await expect(page.locator('iframe')).toHaveCount(0);
}

test.use({ reducedMotion: 'reduce', viewport: { width: 800, height: 900 } });

const { translated } = alterations;

for (const [what, alter] of Object.entries({ unaltered: () => {}, ...alterations })) {
  test(`${what}: what is typed stays in its field during a takeover, and is sent once`, async ({
    page,
    inbox,
  }) => {
    const letScriptsRun = await beginAltered(page, alter);
    const found = await textOutsideIslands(page);
    await letScriptsRun();
    await page.locator(field('phone')).click();
    await page.keyboard.type(words.phone);
    await page.evaluate(() => dispatchEvent(new Event('let-tasks-go')));
    await expectReady(page);
    await type(page, 'message');
    await page.locator(field('company')).fill(words.company);
    for (const [name, value] of Object.entries(words)) {
      await expect(page.locator(field(name))).toHaveValue(value);
    }
    await page.locator(submitButton).click();
    await expectSentOnce(page, inbox);
    expect(await textOutsideIslands(page)).toBe(found);
  });
}

test('a translated page plays a video, and one that is translated late sends its form too', async ({
  page,
  inbox,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await page.evaluate(translated);
  const found = await textOutsideIslands(page);
  await playAndClose(page);
  expect(await textOutsideIslands(page)).toBe(found);
  await page.reload();
  await hydrated(page);
  await page.evaluate(translated);
  await page.locator('main [commandfor="book-a-demo"]').first().click();
  for (const [name, value] of Object.entries(words)) await page.locator(field(name)).fill(value);
  await page.locator(submitButton).click();
  await expectSentOnce(page, inbox);
  await playAndClose(page);
  expect(await textOutsideIslands(page)).toBe(found);
});

test('a submit in the middle of a takeover is sent once', async ({ page, inbox }) => {
  const letScriptsRun = await beginAltered(page, translated);
  for (const name of ['phone', 'company', 'message'] as const) await type(page, name);
  await page.locator(submitButton).hover();
  await page.mouse.down();
  await letScriptsRun();
  await page.evaluate(() => dispatchEvent(new Event('let-tasks-go')));
  await page.mouse.up();
  await expectSentOnce(page, inbox);
});
