import type { Page } from '@playwright/test';
import { renderMarkdown } from '../../kit/content/markdown/markdown';
import { axeFaults } from '../support/axe';
import { layoutFaults } from '../support/measures';
import { expect, test } from '../support/site';

/** A long text as lawyers send it, put into a built policy: the layout depends only on the styles. */
async function openPolicy(page: Page, markdown: string): Promise<void> {
  const html = renderMarkdown(`## Terms\n\n${markdown}`);
  await page.route('/security-policy', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/<p>The first paragraph.*?the tests are over\.<\/p>/s, () => html);
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
  await page.goto('/security-policy');
}

const sentence =
  'Remembers what you chose in this notice, so that we don’t ask you again on each page.';
const token = 'wp_session_a81bc81bdead4e5dabff90865d1e9';

function table(cells: readonly string[]): string {
  const row = (all: readonly string[]) => `| ${all.join(' | ')} |`;
  const head = cells.map((_, index) => `Head ${index}`);
  return [head, cells.map(() => '---'), cells, cells.slice(0, 1)].map(row).join('\n');
}

const tables: Record<string, readonly string[]> = {
  'cookies, with code of 40 letters': [`\`${token}\``, 'us', sentence, '1 year'],
  'processors, with an address': [
    'Example Cloud Services SARL',
    'Hosting',
    sentence,
    'https://www.example.org/legal/data-processing-addendum-2025',
  ],
};

for (const [what, cells] of Object.entries(tables)) {
  test(`a table of ${what} is whole on a desk, and goes on in sight on a phone`, async ({
    page,
  }) => {
    await openPolicy(page, table(cells));
    const region = page.locator('.table');
    const scrolls = () => region.evaluate((it) => it.scrollWidth - it.clientWidth);
    const sentences = region.locator('td', { hasText: sentence });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await scrolls()).toBe(0);
    expect(await layoutFaults(page)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const cell of await sentences.all()) {
        expect((await cell.boundingBox())?.width).toBeGreaterThan(160);
      }
    }
    expect(await scrolls()).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // What shows it is there without a script: a shadow that the scrolled text covers at its end.
    await expect(region).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  });
}

test('code scrolls within itself on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPolicy(page, `- a\n\n  \`\`\`\n  ${'Suite '.repeat(20)}\n  \`\`\``);
  const region = page.locator('pre code');
  expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await region.focus();
  await expect(region).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});

/** The space between each part of the text and what is above it in the same part. */
function gapsAbove(page: Page): Promise<number[]> {
  return page.locator('article :is(p, li, ul, ol, blockquote, h3, h4, hr)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const above = document.createRange();
      above.setStartBefore(part.parentElement?.firstChild ?? part);
      above.setEndBefore(part);
      const { bottom, height } = above.getBoundingClientRect();
      return height > 0 ? [part.getBoundingClientRect().top - bottom] : [];
    }),
  );
}

const shapes: Record<string, string> = {
  'a list that begins at 100': `100. ${sentence}\n101. ${sentence}`,
  'lists in lists': `1. ${sentence}\n   - ${sentence}\n     1. ${sentence}\n\n   and more\n2. ${sentence}`,
  'long code in a line': `\`${token.repeat(3)}\` and ${`https://www.example.org/${token.repeat(2)}`}`,
  'three levels of headings': `### One\n\n${sentence}\n\n#### Two\n\n${sentence}\n\n***\n\n${sentence}`,
};

for (const [what, shape] of Object.entries(shapes)) {
  test(`${what} is whole at any width, with space between its parts`, async ({ page }) => {
    await openPolicy(page, shape);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
      expect(Math.min(...(await gapsAbove(page)))).toBeGreaterThanOrEqual(8);
      // A number of three digits takes 40 px to the left of its words.
      for (const item of await page.locator('ol[start] > li').all()) {
        expect((await item.boundingBox())?.x).toBeGreaterThan(48);
      }
    }
    expect(await axeFaults(page)).toEqual([]);
  });
}
