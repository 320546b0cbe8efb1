import type { Page } from '@playwright/test';
import { renderMarkdown } from '../../kit/content/markdown/markdown';
import { axeFaults } from '../support/axe';
import { layoutFaults } from '../support/measures';
import { expect, test } from '../support/site';

const sentence =
  'Remembers what you chose in this notice, so that we don’t ask you again on each page.';
const token = 'wp_session_a81bc81bdead4e5dabff90865d1e9';

/** A policy as lawyers send it. */
const policy = `## Terms

| Cookie | Where | What it does | How long |
| --- | --- | --- | --- |
| \`${token}\` | us | ${sentence} | 1 year |

100. ${sentence}
101. ${sentence}
     - ${sentence}

\`${token.repeat(3)}\` and https://www.example.org/${token.repeat(2)}`;

/** Puts a text into a built policy: the layout depends only on the styles. */
async function openPolicy(page: Page): Promise<void> {
  await page.route('/security-policy', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const text = /<p>The first paragraph.*?the tests are over\.<\/p>/s;
    const body = built.replace(text, () => renderMarkdown(policy));
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
  await page.goto('/security-policy');
}

test('a long text is whole on a desk and a phone, where tables scroll by themselves', async ({
  page,
}) => {
  await openPolicy(page);
  const table = page.locator('.table');
  const hidden = () => table.evaluate((it) => it.scrollWidth - it.clientWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await hidden()).toBe(0);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await hidden()).toBeGreaterThan(100);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  const cell = table.locator('td', { hasText: sentence });
  expect((await cell.boundingBox())?.width).toBeGreaterThan(160);
  // What shows that it scrolls: a shadow that the scrolled text covers at its end.
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  // A number of three digits takes 40 px to the left of its words.
  const item = await page.locator('ol[start] > li').first().boundingBox();
  expect(item?.x).toBeGreaterThan(48);
  expect(await axeFaults(page)).toEqual([]);
});
