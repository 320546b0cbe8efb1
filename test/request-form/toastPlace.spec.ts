import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { states } from '../support/states';
import { demo, dialogNamed } from '../support/visitor';

/** A small phone, one in landscape, a desktop, and a desktop at 400 % zoom. */
const screens = [
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

/** Whether a whole element can be seen and pressed: nothing covers its middle or its corners. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inset = 6;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ] as const;
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });
}

async function reach(
  page: Page,
  name: string,
  fixtures: Parameters<(typeof states)[0]['reach']>[0],
) {
  const state = states.find((each) => each.name === name);
  if (state === undefined) throw new Error(`There is no state named ${name}.`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await state.reach(fixtures);
}

for (const state of ['the form, left empty', 'the form, failed']) {
  test(`${state}: the toast covers neither the focus nor the close button`, async ({
    page,
    guard,
    inbox,
  }) => {
    await reach(page, state, { page, guard, inbox });
    const dialog = dialogNamed(page, demo.title);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const where = `${screen.width} by ${screen.height}`;
      const toast = dialog.getByRole('alert');
      // After a change of the screen size, the focus is scrolled into view once a key is pressed.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await isUncovered(page.locator(':focus')), `the focus, ${where}`).toBe(true);
      if (screen.height >= 480) await expect(toast).toBeInViewport({ ratio: 1 });
      await dialog.evaluate((element) => element.scrollTo({ top: 0 }));
      const close = dialog.getByRole('button', { name: 'Close', exact: true });
      expect(await isUncovered(close), `the close button, ${where}`).toBe(true);
      await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
      const submit = dialog.locator('[type="submit"]');
      await expect(toast).toBeInViewport({ ratio: 1 });
      await submit.scrollIntoViewIfNeeded();
      expect(await isUncovered(submit), `the submit button, ${where}`).toBe(true);
    }
  });
}
