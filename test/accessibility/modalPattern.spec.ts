import type { Locator, Page } from '@playwright/test';
import { expect, type Guard, test } from '../support/site';
import { demo, dialogNamed, field, hydrated } from '../support/visitor';

/**
 * The modal dialog pattern of the ARIA Authoring Practices Guide
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/), point by point, for both kinds of dialogs.
 */
const form = { title: demo.title, opener: demo.title, close: 'Close', player: false };
const video = { title: 'First film', opener: 'Watch Demo', close: 'Close video', player: true };
const kinds = [form, video];

type Kind = (typeof kinds)[number];

interface Opened {
  opener: Locator;
  dialog: Locator;
}

async function open(page: Page, guard: Guard, { title, opener, player }: Kind): Promise<Opened> {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: opener, exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  // A player that is still loading would take the focus away.
  if (player) {
    await expect(dialog.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
  }
  return { opener: button, dialog };
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

interface AccessibleNode {
  role: string;
  name: string;
  /** How the name was computed: of these, the one that is used. */
  nameFrom: string | undefined;
  modal: unknown;
}

/** The open dialog as the browser exposes it to assistive technology. */
async function accessibleDialog(page: Page): Promise<AccessibleNode> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = nodes.filter(({ role }) => role?.value === 'dialog');
  expect(found).toHaveLength(1);
  const [node] = found;
  const used = node?.name?.sources?.find(({ value, superseded }) => value && !superseded);
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    nameFrom: used?.attribute,
    modal: node?.properties?.find(({ name }) => name === 'modal')?.value.value,
  };
}

/** The names of everything focusable in the accessibility tree, which leaves out what is inert. */
async function reachable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ['button', 'link'].includes(role?.value))
    .map(({ name }) => String(name?.value));
}

for (const kind of kinds) {
  test.describe(kind.title, () => {
    test('it is a modal dialog with the name of its title, and nothing behind it can be reached', async ({
      page,
      guard,
    }) => {
      const { dialog } = await open(page, guard, kind);
      expect(await accessibleDialog(page)).toEqual({
        role: 'dialog',
        name: kind.title,
        nameFrom: 'aria-labelledby',
        modal: true,
      });
      const heading = dialog.getByRole('heading', { name: kind.title, exact: true });
      await expect(heading).toBeVisible();
      await expect(dialog).toHaveAttribute(
        'aria-labelledby',
        (await heading.getAttribute('id')) ?? 'no id',
      );
      const names = await reachable(page);
      expect(names).toContain(kind.close);
      for (const behind of ['Exemplar, home', 'For Clients', 'Privacy Policy', kind.opener]) {
        expect(names).not.toContain(behind);
      }
    });

    test('the focus begins on its close button, and Tab and Shift+Tab go round in it', async ({
      page,
      guard,
    }) => {
      const { dialog } = await open(page, guard, kind);
      const forth = await round(page, 'Tab');
      expect(forth[0]).toBe(kind.close);
      expect(forth).not.toContain('the page behind');
      expect(forth.length).toBeGreaterThanOrEqual(2);
      expect(forth.length).toBeLessThan(15);
      const [first, ...rest] = await round(page, 'Shift+Tab');
      expect(rest).not.toContain('the page behind');
      expect(new Set([first, ...rest])).toEqual(new Set(forth));
      // A player has tab stops of its own.
      if (kind.player) return;
      expect([first, ...rest.reverse()]).toEqual(forth);
      await page.keyboard.press('Tab');
      await expect(field(dialog, 'Name (required)')).toBeFocused();
    });

    test('Escape and its button, the first of its controls, close it and give the focus back', async ({
      page,
      guard,
    }) => {
      const { opener, dialog } = await open(page, guard, kind);
      const controls = dialog.locator(
        'a[href], button, input:not([type="hidden"]), textarea, iframe',
      );
      await expect(controls.first()).toHaveAccessibleName(kind.close);
      await expect(controls.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await controls.first().press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the close button comes before the player, on screen and by keyboard', async ({
  page,
  guard,
}) => {
  const { dialog } = await open(page, guard, video);
  const close = dialog.getByRole('button', { name: video.close, exact: true });
  const player = dialog.locator('iframe');
  const [button, frame] = [await close.boundingBox(), await player.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
  const playerFollows = await close.evaluate((element) => {
    const frame = document.querySelector('dialog[open] iframe');
    if (frame === null) return false;
    return Boolean(element.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(playerFollows).toBe(true);
});
