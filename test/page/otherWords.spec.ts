import type { Page } from '@playwright/test';
import { layoutFaults, outOfOrder } from '../support/measures';
import { expect, test } from '../support/site';
import { widths } from '../support/states';

/**
 * What writers may fill pages with tomorrow, put into the built pages: a build for each would take minutes, and the
 * layout depends only on the styles. Signs that code could trip over are in test/builds/otherContent.spec.ts.
 */
const otherWords: Record<string, (words: string) => string> = {
  'twice the text': (words) => `${words} ${words}`,
  'half the text': (words) => {
    const all = words.split(' ');
    return all.slice(0, Math.ceil(all.length / 2)).join(' ');
  },
  'words as long as German ones': (words) =>
    words.replace(/\p{Letter}{7,}/gu, 'Büromöbelbestandsverwaltung'),
};

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/**
 * Gives each text that visitors read, such as a heading or a link, the one that stands in for it; others stay. Nothing
 * loads scripts here, so React doesn't restore them. Returns what was read.
 */
function reword(page: Page, words: Record<string, string> = {}): Promise<string[]> {
  return page.locator('header, main, footer').evaluateAll((parts, words) => {
    const found: string[] = [];
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue?.trim() ?? '';
        if (text) found.push(text);
        node.nodeValue = words[text] ?? node.nodeValue;
      }
    }
    return found;
  }, words);
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
    expect(await outOfOrder(page), `${width} px`).toEqual([]);
    // What stays on the screen covers no more than is left above an anchor.
    const header = page.getByRole('banner');
    const isLow = (bar: Element) =>
      getComputedStyle(bar).position !== 'sticky' || bar.clientHeight <= 96;
    expect(await header.evaluate(isLow), `${width} px`).toBe(true);
  }
}

for (const [what, change] of Object.entries(otherWords)) {
  test(`pages are intact with ${what}`, async ({ page }) => {
    for (const path of ['/', '/security-policy']) {
      await page.goto(path);
      const found = await reword(page);
      expect(found.length).toBeGreaterThan(10);
      await reword(page, Object.fromEntries(found.map((text) => [text, change(text)])));
      await expectWhole(page);
    }
  });
}

/** Gives every card grid this many cards, in as many columns as src/sections/CardGrid.tsx would. */
async function setCards(page: Page, count: number): Promise<void> {
  await page.locator('[data-columns]').evaluateAll((grids, count) => {
    for (const grid of grids as HTMLElement[]) {
      const cards = [...grid.children];
      const filled = Array.from({ length: count }, (_, index) =>
        cards[index % cards.length]?.cloneNode(true),
      );
      grid.replaceChildren(...filled.filter((card) => card !== undefined));
      grid.dataset.columns = count === 2 || count === 4 ? '2' : '3';
    }
  }, count);
}

test('a page without pictures is intact, and so is every number of cards', async ({ page }) => {
  await page.goto('/');
  await page.locator('main picture').evaluateAll((pictures) => {
    for (const picture of pictures) picture.remove();
  });
  await expectWhole(page);
  await page.goto('/');
  for (const count of [6, 5, 4, 3, 2, 1]) {
    await setCards(page, count);
    await expect(page.locator('[data-columns]').first().locator('> li')).toHaveCount(count);
    await test.step(`${count} cards`, () => expectWhole(page));
  }
});
