import type { Locator } from '@playwright/test';
import { coveredStops } from '../support/measures';
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

/** Expects that a whole element can be seen and pressed: nothing covers its middle or its corners. */
async function expectUncovered(element: Locator, where: string): Promise<void> {
  const isUncovered = await element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inset = 6;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ] as const;
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });
  expect(isUncovered, where).toBe(true);
}

for (const { name, reach } of states) {
  if (!['the form, left empty', 'the form, failed'].includes(name)) continue;
  test(`${name}: the toast covers neither the focus nor the close button`, async ({
    page,
    guard,
    inbox,
  }) => {
    await reach({ page, guard, inbox });
    const dialog = dialogNamed(page, demo.title);
    const toast = dialog.getByRole('alert');
    const submit = dialog.locator('[type="submit"]');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const where = `${screen.width} by ${screen.height}`;
      // After a change of the screen size, the focus is scrolled into view once a key is pressed.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expectUncovered(page.locator(':focus'), `the focus, ${where}`);
      if (screen.height >= 480) await expect(toast).toBeInViewport({ ratio: 1 });
      await dialog.evaluate((element) => element.scrollTo({ top: 0 }));
      await expectUncovered(dialog.getByRole('button', { name: 'Close', exact: true }), where);
      await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
      await expect(toast).toBeInViewport({ ratio: 1 });
      await submit.scrollIntoViewIfNeeded();
      await expectUncovered(submit, `the submit button, ${where}`);
    }
  });
}

for (const screen of screens) {
  test(`at ${screen.width} by ${screen.height}, the message that stays covers nothing that has the focus`, async ({
    page,
    guard,
    inbox,
  }) => {
    const sent = states.find(({ name }) => name === 'the form, sent');
    await sent?.reach({ page, guard, inbox });
    await page.setViewportSize(screen);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await coveredStops(page)).toEqual([]);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });
}
