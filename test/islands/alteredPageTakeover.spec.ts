import type { Page } from '@playwright/test';
import { alterations } from '../support/alterations';
import { expect, test } from '../support/site';
import { expectReady } from '../support/visitor';

/*
 * A visitor is in the middle of something when the islands take over the form, such as moving to the next field or
 * pressing a button. However the page was altered, what is typed stays where it was typed, and is sent once. What React
 * would do in a task of its own is held back until the visitor is done.
 */

const dialog = '#book-a-demo';
const field = (name: string) => `${dialog} [name="${name}"]`;

const words = { name: 'Robin Field', email: 'robin@office.example', phone: '+1 555 0100' };

/** The ways to get from the email field to the phone field. */
const moves = {
  mouse: (page: Page) => page.locator(field('phone')).click(),
  Tab: (page: Page) => page.keyboard.press('Tab'),
  touch: (page: Page) => page.locator(field('phone')).tap(),
  script: (page: Page) => page.locator(field('phone')).focus(),
};

const moments = ['before', 'in', 'after'] as const;

/** A form that is kept as it is, and one whose every part is another: the rest differs in neither way nor moment. */
const thorough = ['nothing altered', 'every text translated'];

const all = { 'nothing altered': () => undefined, ...alterations };

test.describe.configure({ mode: 'parallel' });
test.use({
  hasTouch: true,
  reducedMotion: 'reduce',
  viewport: { width: 800, height: 900 },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

/** Runs in the page before its scripts. */
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

/** Opens the form on an altered page whose scripts and tasks are held back. */
async function openAltered(page: Page, alter: () => void) {
  const scripts: (() => void)[] = [];
  await page.unrouteAll();
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(alter);
  await page
    .locator(`main [commandfor="${dialog.slice(1)}"]`)
    .first()
    .click();
  await expect.poll(() => scripts.length).toBe(2);
  return {
    async letScriptsRun() {
      const run = page.evaluate(scriptsToRun, 2);
      for (const letGo of scripts) letGo();
      await run;
    },
    letTasksGo: () => page.evaluate(() => dispatchEvent(new Event('let-tasks-go'))),
  };
}

async function type(page: Page, name: keyof typeof words): Promise<void> {
  await page.locator(field(name)).focus();
  await page.keyboard.type(words[name]);
}

for (const [alteration, alter] of Object.entries(all)) {
  const isThorough = thorough.includes(alteration);

  test(`${alteration}: what is typed stays in its field, however the visitor moves on`, async ({
    page,
    inbox,
  }) => {
    test.slow();
    await page.addInitScript(holdTasks);
    for (const moment of isThorough ? moments : (['in'] as const)) {
      for (const [way, moveOn] of Object.entries(isThorough ? moves : { mouse: moves.mouse })) {
        await test.step(`${way}, ${moment} the takeover`, async () => {
          inbox.clear();
          const { letScriptsRun, letTasksGo } = await openAltered(page, alter);
          await type(page, 'name');
          await type(page, 'email');
          if (moment !== 'before') await letScriptsRun();
          if (moment === 'after') {
            await letTasksGo();
            await expectReady(page);
          }
          await moveOn(page);
          await page.keyboard.type(words.phone);
          if (moment === 'before') await letScriptsRun();
          if (moment !== 'after') await letTasksGo();
          await expectReady(page);
          for (const [name, value] of Object.entries(words)) {
            await expect(page.locator(field(name))).toHaveValue(value);
          }
          await page.locator(`${dialog} [type="submit"]`).click();
          await expect.poll(() => inbox.requests.length).toBe(1);
          expect(inbox.requests[0]?.fields).toMatchObject(words);
        });
      }
    }
  });

  if (!isThorough) continue;

  test(`${alteration}: a submit pressed while the form is being taken over is sent once`, async ({
    page,
    inbox,
  }) => {
    await page.addInitScript(holdTasks);
    const button = page.locator(`${dialog} [type="submit"]`);
    const presses = {
      mouse: { begin: () => page.mouse.down(), end: () => page.mouse.up() },
      Space: { begin: () => page.keyboard.down('Space'), end: () => page.keyboard.up('Space') },
    };
    for (const [press, { begin, end }] of Object.entries(presses)) {
      await test.step(press, async () => {
        inbox.clear();
        const { letScriptsRun, letTasksGo } = await openAltered(page, alter);
        for (const name of ['name', 'email', 'phone'] as const) await type(page, name);
        if (press === 'mouse') await button.hover();
        else await button.focus();
        await begin();
        await letScriptsRun();
        await letTasksGo();
        await end();
        await expect(page.locator(dialog)).toBeHidden();
        await expect(page.getByRole('alert')).toHaveCount(1);
        expect(inbox.requests.map(({ fields }) => fields)).toEqual([
          expect.objectContaining(words),
        ]);
      });
    }
  });
}

test('a focused submit button keeps the focus when the form is re-rendered', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(holdTasks);
  const { letScriptsRun, letTasksGo } = await openAltered(
    page,
    alterations['every text translated'],
  );
  for (const name of ['name', 'email'] as const) await type(page, name);
  await page.locator(`${dialog} [type="submit"]`).focus();
  await letScriptsRun();
  await letTasksGo();
  await expectReady(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => inbox.requests.length).toBe(1);
});
