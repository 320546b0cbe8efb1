import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import { openForm } from './editor';

const admin = serveEditingUi();

test.beforeEach(({ page }) => page.setViewportSize({ width: 1600, height: 1000 }));

/** Something that a writer sees on the page. */
interface Seen {
  /** The text, or the text alternative of a picture. */
  words: string;
  /** Where to click, from the top left of the element. */
  position: { x: number; y: number };
  /** For text composed by code: the field that it comes from. */
  composed: string | undefined;
  /** The names of the elements around it: parts with the same ones open their fields in the same way. */
  elements: string;
}

/** Lists every text and picture of the preview’s page, and gives the element of each a number as `data-seen`. */
async function everythingIn(preview: FrameLocator): Promise<Seen[]> {
  return preview.locator('body').evaluate((body) => {
    const seen: Seen[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[data-outside-page]')) continue;
      const isStars = element === node && element.matches('figure [role="img"]');
      const words = isStars ? 'stars' : wordsOf(node);
      if (words === '') continue;
      const range = document.createRange();
      range.selectNode(node);
      const box = element.getBoundingClientRect();
      const [rect] = range.getClientRects();
      const isForReadersAlone = box.width < 2 || box.bottom + scrollY < 0;
      if (rect === undefined || isForReadersAlone) continue;
      const numbers = element.getAttribute('data-seen');
      element.setAttribute('data-seen', `${numbers ?? ''} ${seen.length} `);
      seen.push({
        words,
        position: {
          x: rect.left - box.left + rect.width / 2,
          y: rect.top - box.top + rect.height / 2,
        },
        elements: elementsAround(element),
        composed: isStars ? 'stars' : element.matches('time') ? 'updated' : undefined,
      });
    }
    return seen;

    function elementsAround({ parentElement, tagName }: Element): string {
      return parentElement === null ? tagName : `${elementsAround(parentElement)} ${tagName}`;
    }

    function wordsOf(node: Node): string {
      if (node instanceof HTMLImageElement) return node.alt;
      return node instanceof Text ? node.data.trim() : '';
    }
  });
}

/** The key path of the field that has the focus, and its value as readers see it. */
async function focusedField(page: Page): Promise<{ keyPath: string; value: string }> {
  const { keyPath, value } = await page.evaluate(() => {
    const active = document.activeElement;
    const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    return {
      keyPath: active?.closest('[data-key-path]')?.getAttribute('data-key-path') ?? '',
      value: isText ? active.value : '',
    };
  });
  const shown = value
    .replaceAll('{product}', 'Exemplar')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`\\|#]/g, '');
  return { keyPath, value: inOneLine(shown) };
}

function inOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}

for (const { form, view, pictures } of [
  { form: 'pages/entries/dealers', view: undefined, pictures: 9 },
  { form: 'policies/entries/privacy-policy', view: undefined, pictures: 0 },
  { form: 'site/entries/site', view: 'Unknown address', pictures: 1 },
]) {
  test(`a click on each kind of part in the preview of ${form} opens its field`, async ({
    page,
  }) => {
    const hash = `#/collections/${form}`;
    const frame = page.frameLocator('iframe[title]');
    const preview = frame.frameLocator('iframe');
    async function open(): Promise<Seen[]> {
      await openForm(page, admin.address, form);
      await expect(preview.locator('main h1')).toBeVisible({ timeout: 60_000 });
      if (view) await frame.getByRole('button', { name: view }).click();
      // Pictures are requested from the engine, one after the other.
      await expect(preview.locator('main img')).toHaveCount(pictures);
      return everythingIn(preview);
    }
    const seen = await open();
    expect(seen.length).toBeGreaterThan(10);
    // The last of each kind, which shows that the right one of several opens.
    const ofEachKind = new Map(seen.map((part, number) => [part.elements, { ...part, number }]));
    for (const { words, position, composed, number } of ofEachKind.values()) {
      await test.step(words.slice(0, 60), async () => {
        if (!page.url().endsWith(hash)) expect(await open()).toHaveLength(seen.length);
        const shown = preview.locator(`[data-seen*=" ${number} "]`);
        // At the edge of the frame, only part of a line may be visible.
        await shown.evaluate((element, y) => {
          window.scrollBy(0, element.getBoundingClientRect().top + y - innerHeight / 2);
        }, position.y);
        // The page is shown scaled down.
        const { width = 0 } = (await frame.locator('iframe').boundingBox()) ?? {};
        const scale = width / (await preview.locator('html').evaluate(() => innerWidth));
        const place = { x: position.x * scale, y: position.y * scale };
        await shown.click({ position: place, force: true });
        const isFound = ({ keyPath, value }: { keyPath: string; value: string }) =>
          composed ? keyPath.endsWith(composed) : value.includes(inOneLine(words));
        await expect
          .poll(async () => {
            const field = await focusedField(page);
            return isFound(field) ? 'found' : field;
          })
          .toBe('found');
      });
    }
  });
}

test('a click on a paragraph puts the caret before it', async ({ page }) => {
  await openForm(page, admin.address, 'policies/entries/privacy-policy');
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  await preview.getByText('The last paragraph, which is').click();
  const text = page.locator('.field[data-key-path="body"] textarea');
  await expect(text).toBeFocused();
  const caret = () =>
    text.evaluate((area) =>
      area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart) : '',
    );
  await expect.poll(caret).toMatch(/^The last paragraph/);
  await page.keyboard.type('Here: ');
  await expect(preview.getByText('Here: The last paragraph, which is')).toBeVisible();
});
