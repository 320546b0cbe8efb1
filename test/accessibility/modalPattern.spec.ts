import type { Page } from '@playwright/test';
import { expect, type Guard, test } from '../support/site';
import { demo, dialogNamed, hydrated } from '../support/visitor';

/**
 * The focus in a modal dialog, as the ARIA Authoring Practices Guide has it, for both kinds of dialogs:
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/. What closes them is in test/engines/visits.spec.ts.
 */
const kinds = [
  { title: demo.title, opener: demo.title, heading: '_title-book-a-demo', player: false },
  {
    title: 'First film',
    opener: 'Watch Demo',
    heading: '_title-_video-platform-tour',
    player: true,
  },
];

type Kind = (typeof kinds)[number];

async function open(page: Page, guard: Guard, { title, opener, player }: Kind) {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: opener, exact: true }).first().press('Enter');
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  // A player that is still loading would take the focus away.
  if (player) {
    await expect(dialog.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
  }
}

/** What has the focus: its id, its name or its tag; 'the window' if the focus has left the page for the browser. */
function place(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'the window';
    if (activeElement.closest('dialog[open]') === null) return 'the page behind';
    return activeElement.getAttribute('aria-label') || activeElement.id || activeElement.tagName;
  });
}

/**
 * Where a key moves the focus within the page, in order, until it is back at the start. The browser's own window may
 * come between the last and the first, as it does in native dialogs.
 */
async function round(page: Page, key: string): Promise<string[]> {
  const places: string[] = [await place(page)];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(key);
    const next = await place(page);
    if (next === places[0]) return places;
    if (next !== 'the window') places.push(next);
  }
  return places;
}

for (const kind of kinds) {
  test(`${kind.title}: the focus begins on the heading and goes round in the dialog`, async ({
    page,
    guard,
  }) => {
    await open(page, guard, kind);
    expect(await place(page)).toBe(kind.heading);
    await page.keyboard.press('Tab');
    const forth = await round(page, 'Tab');
    expect(forth).not.toContain('the page behind');
    expect(forth.length).toBeGreaterThanOrEqual(2);
    expect(forth.length).toBeLessThan(15);
    const [first, ...rest] = await round(page, 'Shift+Tab');
    // A player has tab stops of its own.
    if (!kind.player) expect([first, ...rest.reverse()]).toEqual(forth);
  });
}
