import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a visitor may set without losing anything. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Sets the spacing of letters, words, lines and paragraphs to that of WCAG 1.4.12; `false` undoes that. */
export async function spaceText(page: Page, spaced = true): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    spaced ? textSpacing : '',
  );
}

/**
 * What a visitor would lose of the visible text, one line each: the page or the open dialog scrolls sideways, a box
 * cuts off its text, a text overflows its box, or two texts overlap.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector<HTMLElement>('dialog[open], [popover]:popover-open');
    const root = top ?? document.body;
    const scrolls = (top ?? document.documentElement).scrollWidth;
    const faults = scrolls > (top?.clientWidth ?? innerWidth) ? ['it scrolls sideways'] : [];

    const boxes = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (box) => box.checkVisibility() && box.closest('.visually-hidden') === null,
    );
    for (const box of boxes) {
      // The text of a field scrolls in it.
      if (box.matches('input, textarea')) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isCut =
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (hides && isCut) faults.push(`cut off: ${box.outerHTML.slice(0, 100)}`);
    }

    // A sticky element covers the rest, which scrolls out from under it.
    const lines: { node: Node; words: string; rect: DOMRect; sticking: Element | null }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (parent === null || words === '' || !boxes.includes(parent)) continue;
      if (top === null && parent.closest('dialog, [popover]:not(header [popover])')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let block = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) {
        block = block.parentElement;
      }
      const { left, right } = block.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        // The link that skips to the content waits above the window, wherever the page is scrolled to.
        if (getComputedStyle(block).position === 'fixed' && rect.bottom < 0) continue;
        // A quotation mark may hang before its lines.
        const { direction, textIndent } = getComputedStyle(block);
        const hangs = Math.min(0, Number.parseFloat(textIndent) || 0);
        const [start, end] = direction === 'rtl' ? [0, hangs] : [hangs, 0];
        if (rect.right > right - end + 2 || rect.left < left + start - 2) {
          faults.push(`sticks out: ${words.slice(0, 60)}`);
        }
        lines.push({ node, words, rect, sticking: parent.closest('header, .toasts') });
      }
    }
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node || one.sticking !== other.sticking) continue;
        const [a, b] = [one.rect, other.rect];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // The box of a line is higher than its letters.
        if (width > 2 && height > 0.4 * Math.min(a.height, b.height)) {
          faults.push(`overlap: ${one.words.slice(0, 40)} / ${other.words.slice(0, 40)}`);
        }
      }
    });
    return [...new Set(faults)];
  });
}

/** The texts and pictures that are above, or on a line to the left of, what is read before them. */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,img,a,button,td,th')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => !element.matches(':has(h1,h2,h3,p,li,img,a,button)'))
      .filter(
        (element) => element.closest('header, main, footer') && element.closest('dialog') === null,
      );
    const rects = read.map((element) => element.getBoundingClientRect());
    return read.flatMap((element, index) => {
      const before = rects[index - 1];
      const after = rects[index];
      if (before === undefined || after === undefined) return [];
      const sameColumn = after.left < before.right && before.left < after.right;
      const sameRow = after.top < before.bottom && before.top < after.bottom;
      const above = sameColumn && after.bottom <= before.top;
      const toTheLeft = sameRow && after.right <= before.left;
      return above || toTheLeft ? [element.outerHTML.slice(0, 100)] : [];
    });
  });
}

/** What moves, or would move if it changed. */
export function animatedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const still = transitionDuration.split(', ').every((time) => time === '0s');
        return !still || animationName !== 'none' || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/**
 * Goes through all links and buttons by Tab, and back by Shift+Tab.
 *
 * @returns what is wrong with the focus on its way: it is covered, out of view, or has no outline
 */
export async function coveredStops(page: Page): Promise<string[]> {
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
        (element) => element.checkVisibility() && element.tabIndex >= 0,
      ).length,
  );
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      faults.push(await focusFault(page));
    }
  }
  return faults.filter(Boolean);
}

/** What is wrong with the focus: it is covered, out of view, or has no outline. Empty if all is well. */
function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const name = element.textContent ?? '';
    // A link in a sentence may go on in the next line.
    for (const { top, left, width, height } of element.getClientRects()) {
      for (const y of [top + 2, top + height / 2, top + height - 2]) {
        const shown = document.elementFromPoint(left + width / 2, y);
        if (shown === null || !(element.contains(shown) || shown.contains(element))) {
          return `${name} is covered by ${shown?.outerHTML.slice(0, 80) ?? 'nothing: it is out of view'}`;
        }
      }
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
      ? `${name} has no outline`
      : '';
  });
}
