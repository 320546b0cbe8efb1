import type { Page } from '@playwright/test';
import { followTab, type Tab, type TabPage } from '../support/devTools';
import { test as base, expect, SITE } from '../support/site';

const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  tab: async ({}, use) => {
    const tab = await followTab();
    await use(tab);
    await tab.close();
  },
});

const links = ['/clients', '/privacy-policy', '/security-policy'];

async function centerOf(page: TabPage, path: string): Promise<{ x: number; y: number }> {
  const [x = 0, y = 0] = await page.evaluate<number[]>(`
    const links = [...document.querySelectorAll('a[href="${path}"]')];
    const link = links.find((each) => each.checkVisibility());
    link.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  `);
  return { x, y };
}

for (const path of links) {
  test(`pointing at the link to ${path} prepares the page, which appears on the click`, async ({
    tab,
  }) => {
    const first = await tab.open(`${SITE}/`);
    const place = await centerOf(first, path);
    const prepared = tab.nextPage();
    await first.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    const second = await prepared;
    await second.loaded;
    expect(await second.evaluate('return [document.prerendering, location.href]')).toEqual([
      true,
      SITE + path,
    ]);
    const beforeClick = [...second.asked];

    const shown = second.evaluate<number>(`
      if (document.prerendering) {
        await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
      }
      return performance.getEntriesByType('navigation')[0].activationStart;
    `);
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await first.session.send('Input.dispatchMouseEvent', {
        type,
        ...place,
        button: 'left',
        clickCount: 1,
      });
    }
    expect(await shown).toBeGreaterThan(0);

    expect(beforeClick[0]).toBe(SITE + path);
    for (const page of [first, second]) {
      expect(page.asked.filter((address) => new URL(address).origin !== SITE)).toEqual([]);
      expect(page.said).toEqual([]);
    }
    expect(second.asked.filter((address) => address.endsWith('.js'))).toEqual([]);
  });
}

/** Makes every page note whether it appears with a view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = viewTransition === null ? 'none' : 'some';
    });
  });
}

for (const [reducedMotion, transition] of [
  ['no-preference', 'some'],
  ['reduce', 'none'],
] as const) {
  test(`where the visitor's wish for motion is ${reducedMotion}, pages change with ${transition} transition`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await watchTransitions(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'For Clients' }).click();
    await expect(page).toHaveURL('/clients');
    await expect(page.locator('html')).toHaveAttribute('data-transition', transition);
  });
}
