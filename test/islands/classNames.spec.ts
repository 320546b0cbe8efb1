import { alterations } from '../support/alterations';
import { expect, test } from '../support/site';
import { demo, expectToast, hydrated, missing, openRequest, submit } from '../support/visitor';

/*
 * There is no emotion in the browser, only a stand-in that gives components the class names that emotion gave them in
 * the build: src/islands/classNames.ts.
 */

const form = '#book-a-demo form';

function classes(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} *:not(font)`)].map(
    ({ localName, className }) => `${localName} ${className}`,
  );
}

test('a re-rendered form has the class names of the page', async ({ page }) => {
  await page.goto('/');
  const before = await page.evaluate(classes, form);
  const button = await page.locator(`${form} [type="submit"]`).elementHandle();
  await page.evaluate(alterations['a label of each form taken out']);
  await hydrated(page);
  expect(await button?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await page.evaluate(classes, form)).toEqual(before);
});

test('each class of a toast has a style in the page', async ({ page }) => {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  const unstyled = await dialog.evaluate((element) => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const names = [...element.querySelectorAll('.toasts [class*="css-"]')].flatMap((each) =>
      [...each.classList].filter((name) => name.startsWith('css-')),
    );
    return { count: names.length, of: names.filter((name) => !styles.join('').includes(name)) };
  });
  expect(unstyled.of).toEqual([]);
  expect(unstyled.count).toBeGreaterThan(1);
});
