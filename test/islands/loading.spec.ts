import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../support/site';
import {
  contact,
  demo,
  dialogNamed,
  expectReady,
  expectToast,
  fillIn,
  hydrated,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

/** Makes every page of a tab record whether it was shown from the back/forward cache. */
async function watchReturn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}

/** Goes back to a page in the back/forward cache. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

interface Point {
  x: number;
  y: number;
}

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function atEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    return scrollTop + clientHeight >= scrollHeight - 1;
  });
}

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: 750 });
  for (let y = 700; y >= 50; y -= 50) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
  await session.detach();
}

const readers: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': async (page) => {
    // Where the page’s buttons pass under the pointer.
    await page.mouse.move(120, 700);
    await page.mouse.wheel(0, 20_000);
  },
  touch: swipe,
  'the keyboard': (page) => page.keyboard.press('End'),
};

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  for (const [means, scroll] of Object.entries(readers)) {
    test(`reading to the end by ${means} loads no script`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto('/');
      await expect(async () => {
        await scroll(page);
        expect(await atEnd(page)).toBe(true);
      }).toPass();
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
    });
  }
});

test('moving between pages loads no script', async ({ page }) => {
  await watchReturn(page);
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'For Clients' }).click();
  await expect(page).toHaveURL('/clients');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await goBack(page);
  await page.getByRole('link', { name: 'Exemplar, home' }).click();
  await expect(page).toHaveURL('/');
  expect(scripts).toEqual([]);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer on a button': (page) =>
    page.getByRole('button', { name: 'Watch Demo', exact: true }).hover(),
  'the focus on a button': (page) =>
    page.getByRole('button', { name: 'Watch Demo', exact: true }).focus(),
  'the focus in a form': async (page) => {
    await page.locator('#book-a-demo').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  },
};

for (const [sign, give] of Object.entries(signs)) {
  test(`${sign} loads the scripts`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).hover();
    expect(scripts).toEqual([]);
    await give(page);
    await expectReady(page);
    expect(scripts).toHaveLength(2);
  });
}

test('a touch on a button loads the scripts', async ({ browser, guard }) => {
  const context = await browser.newContext({ baseURL: SITE, hasTouch: true, isMobile: true });
  await guard.watch(context);
  const page = await context.newPage();
  const scripts = watchScripts(page);
  await page.goto('/');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Book a Demo', exact: true }).first().tap();
  await expect(dialogNamed(page, demo.title)).toBeVisible();
  await expectReady(page);
  await context.close();
});

test('without command, dialogs open and close before the scripts and after', async ({
  page,
  guard,
}) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    // The browser's own response to a command.
    addEventListener('click', (event) => event.preventDefault(), true);
  });
  let arrive = false;
  await page.route('**/*.js', (route) => (arrive ? route.continue() : route.abort()));
  guard.allowConsole(/^(?:No script: |Failed to load resource: net::ERR_FAILED)/);
  await page.goto('/');
  for (const scripts of ['before', 'after']) {
    arrive = scripts === 'after';
    await page.reload();
    if (arrive) await hydrated(page);
    for (const mode of [demo, contact]) {
      const dialog = dialogNamed(page, mode.title);
      await page.getByRole('button', { name: mode.title, exact: true }).first().click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
  }
});

test('Back comes from the cache, at the same scroll position', async ({ page }) => {
  await watchReturn(page);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Security Policy' }).click();
  await expect(page).toHaveURL('/security-policy');
  await goBack(page);
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test('Back comes from the cache even after a request was sent', async ({ page }) => {
  await watchReturn(page);
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await goBack(page);
});
