import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { translated } from '../support/translated';
import {
  bodyOf,
  demo,
  expectReady,
  expectToast,
  hydrated,
  missing,
  openRequest,
  submit,
  words,
} from '../support/visitor';
import { holdScripts } from './heldScripts';

/* However a page was altered, what is typed stays where it was typed, even in the middle of a takeover, and is sent once. */

/** An alteration may change the texts of the page, so nothing is found by its text. */
const field = (name: string) => `#book-a-demo [name="${name}"]`;

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

/** The text outside what the islands draw. */
function textOutsideIslands(page: Page) {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return null;
    const drawn = 'form, [data-island="player"], .toasts, script, template';
    for (const element of copy.querySelectorAll(drawn)) element.remove();
    return copy.textContent;
  });
}

/** The class of each element in the form, in order. */
function classNames(page: Page): Promise<string[]> {
  return page
    .locator('#book-a-demo form *:not(font)')
    .evaluateAll((all) => all.map(({ localName, className }) => `${localName} ${className}`));
}

async function type(page: Page, name: keyof typeof words): Promise<void> {
  await page.locator(field(name)).focus();
  await page.keyboard.type(words[name]);
}

test.use({ reducedMotion: 'reduce', viewport: { width: 800, height: 900 } });

/** What others do to a page. */
const alterations = {
  unaltered: () => undefined,
  translated,
  // As extensions and blockers may do.
  'a label taken out': () => document.querySelector('#book-a-demo label[for$="-phone"]')?.remove(),
};

for (const [what, alter] of Object.entries(alterations)) {
  test(`${what}: what is typed stays in its field during a takeover, and is sent once`, async ({
    page,
    inbox,
  }) => {
    await page.addInitScript(holdTasks);
    await page.goto('/');
    const classes = await classNames(page);
    await page.evaluate(alter);
    const scripts = await holdScripts(page);
    await page.locator('main [commandfor="book-a-demo"]').first().click();
    await scripts.requested();
    await type(page, 'name');
    await type(page, 'email');
    const text = await textOutsideIslands(page);
    scripts.end('continue');
    await page.waitForFunction(() => Reflect.get(window, 'scriptsRun') === 2);
    await page.locator(field('phone')).click();
    await page.keyboard.type(words.phone);
    await page.evaluate(() => dispatchEvent(new Event('let-tasks-go')));
    await expectReady(page);
    await expect(page.locator(field('phone'))).toBeFocused();
    expect(await classNames(page)).toEqual(classes);
    await type(page, 'message');
    await page.locator(field('company')).fill(words.company);
    for (const [name, value] of Object.entries(words)) {
      await expect(page.locator(field(name))).toHaveValue(value);
    }
    await page.locator('#book-a-demo [type="submit"]').click();
    await expect(page.locator('.toasts [role="alert"]', { hasText: demo.success })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
    expect(await textOutsideIslands(page)).toBe(text);
  });
}

test('an unaltered page is taken over as it is, and sends its form when it is translated later', async ({
  page,
  inbox,
}) => {
  for (const path of ['/privacy-policy', '/clients', '/']) {
    await page.goto(path);
    const fields = await page.locator('dialog form div').first().elementHandle();
    await hydrated(page);
    expect(await fields?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.consoleMessages()).toEqual([]);
  }
  await page.evaluate(translated);
  await page.locator('main [commandfor="book-a-demo"]').first().click();
  for (const [name, value] of Object.entries(words)) await page.locator(field(name)).fill(value);
  await page.locator('#book-a-demo [type="submit"]').click();
  await expect.poll(() => inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
});

test('a toast has its styles from the page, and dismissed by keyboard gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  // The policy refuses any style that is not in the page.
  const names = await dialog
    .locator('.toasts [class*="css-"]')
    .evaluateAll((all) =>
      all.flatMap(({ classList }) => [...classList].filter((name) => name.startsWith('css-'))),
    );
  expect(names.length).toBeGreaterThan(1);
  const css = (await page.locator('style').allTextContents()).join('');
  for (const name of names) expect(css).toContain(name);
  const button = dialog.getByRole('button', { name: demo.submit, exact: true });
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeFocused();
});
