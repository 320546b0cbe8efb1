import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

/** The quote as assistive technology gets it, including generated content. */
async function spokenQuote(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  function wordsOf({ role, name, childIds = [] }: (typeof nodes)[number]): string {
    if (role?.value === 'StaticText') return String(name?.value);
    const children = nodes.filter(({ nodeId }) => childIds.includes(nodeId));
    return children.map(wordsOf).join('');
  }
  const quote = nodes.find(({ role }) => role?.value === 'blockquote');
  return quote ? wordsOf(quote) : '';
}

const marks = { en: '“…”', de: '„…“', fr: '«…»' };

for (const [language, expected] of Object.entries(marks)) {
  test(`a quote has the quotation marks of the page’s language: ${language}`, async ({ page }) => {
    await page.goto('/');
    await page.locator('html').evaluate((html, lang) => html.setAttribute('lang', lang), language);
    const words = (await page.locator('blockquote').textContent()) ?? '';
    expect((await spokenQuote(page)).replace(words, '…')).toBe(expected);
  });
}
