import type { Page } from '@playwright/test';
import { pages } from './support/paths';
import { expect, test } from './support/site';
import { contact, demo, openRequest } from './support/visitor';

/** WCAG 2.2, 2.5.8, at the least; what a page is there for has the size that 2.5.5 asks for. */
const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;

/** WCAG 2.1, 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const widths = [320, 768, 1280];

interface Target {
  name: string;
  width: number;
  height: number;
}

/** All that can be pressed and seen now. A link within a sentence may be as high as its line (2.5.8). */
function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
      .filter((element) => element.closest('p') === null && element.tabIndex >= 0)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name: name || (element.getAttribute('name') ?? ''), width, height };
      }),
  );
}

async function expectLargeTargets(page: Page, mainActions: RegExp) {
  const found = await targets(page);
  expect(found.length).toBeGreaterThan(3);
  for (const { name, width, height } of found) {
    const least = mainActions.test(name) ? MAIN_TARGET : SMALLEST_TARGET;
    expect(Math.min(width, height), `${name} is ${width} by ${height}`).toBeGreaterThanOrEqual(
      least,
    );
  }
}

for (const width of widths) {
  for (const { path } of pages) {
    test(`${path} at ${width} px: what can be pressed is large enough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      await expectLargeTargets(page, /Demo|Contact|Menu|See|Watch/);
    });

    test(`${path} at ${width} px: the focus is never hidden, and always shown`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 480 });
      await page.goto(path);
      const stops = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
            (element) => element.checkVisibility() && element.tabIndex >= 0,
          ).length,
      );
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          expect(await focusFault(page)).toBe('');
        }
      }
    });

    test(`${path} at ${width} px: wider letters and lines lose nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, textSpacing);
      expect(await cutOff(page)).toEqual([]);
    });
  }
}

/** What is wrong with the focus: it is covered, out of view, or without an outline. Empty where all is well. */
function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const name = element.textContent ?? '';
    const { top, left, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const shown = document.elementFromPoint(x, y);
    if (shown === null || !(element.contains(shown) || shown.contains(element))) {
      return `${name} is covered by ${shown?.outerHTML.slice(0, 80) ?? 'nothing: it is out of view'}`;
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
      ? `${name} has no outline`
      : '';
  });
}

/** The texts that their boxes cut off, and the page itself where it scrolls sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const boxes = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')];
    const cut = boxes.filter((box) => {
      if (!box.checkVisibility() || box.closest('.visually-hidden') !== null) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      return (
        hides && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
      );
    });
    return [...sideways, ...cut.map((box) => box.outerHTML.slice(0, 120))];
  });
}

for (const mode of [demo, contact]) {
  for (const width of widths) {
    test(`${mode.title} at ${width} px: every field and button is large enough`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/');
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await openRequest(page, mode);
      await expectLargeTargets(page, /name|email|phone|company|message|Book|Send|Close/);
    });
  }
}

for (const { path } of pages) {
  test(`${path} moves nothing for those who ask for no motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const still = transitionDuration.split(', ').every((time) => time === '0s');
          return !still || animationName !== 'none' || scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });

  test(`${path} reads in the order that it shows`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .map((heading) => Number(heading.tagName.slice(1))),
      );
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const tops = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((each) => each.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
}
