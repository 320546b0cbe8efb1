import type { FrameLocator, Page } from '@playwright/test';

/** Everything that a visitor can read, in order, including hidden menus and closed dialogs. */
export function readPage(page: Page | FrameLocator) {
  return page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      const skipped = node.parentElement?.closest(
        'script,style,noscript,template,[data-outside-page],[data-preview]',
      );
      if (words !== '' && !skipped) texts.push(words);
    }
    return texts;
  });
}
