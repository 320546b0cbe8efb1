import { expect, test } from '../support/site';
import {
  demo,
  expectToast,
  fillIn,
  malformedEmail,
  missing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

/** Windows, and how many times larger than usual text is, as with the browser’s own zoom of text. */
const windows = [
  { width: 360, height: 640, times: 2 },
  { width: 360, height: 640, times: 3 },
  { width: 640, height: 360, times: 2 },
  { width: 1024, height: 615, times: 5 },
];

for (const { width, height, times } of windows) {
  for (const [what, values, message] of [
    ['nothing', {}, missing],
    ['no email', { 'Name (required)': 'Robin' }, missing],
    ['half an address', { ...typed, 'Email (required)': 'robin@' }, malformedEmail],
  ] as const) {
    test(`${times} times larger at ${width} by ${height}: why ${what} can’t be sent is in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, 16 * times);
      const dialog = await openRequest(page, demo);
      await fillIn(dialog, values);
      await submit(dialog, demo);
      if (message === missing) await expectToast(dialog, 'Error', missing);
      const error = dialog.locator('form').getByText(message, { exact: true }).first();
      await expect(error).toBeInViewport();
      // Where a toast covers it, that says the same.
      const seen = await dialog.getByText(message, { exact: true }).evaluateAll((all) =>
        all.filter((element) => {
          const { left, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 8, top + 8));
        }),
      );
      expect(seen).not.toEqual([]);
    });
  }
}
