import type { FrameLocator, Page } from '@playwright/test';
import { asShown, expect, test } from './editor';

// Otherwise Playwright says in each frame what the visitor prefers.
test.use({ colorScheme: null });

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
      const composed = element === node ? composedBy(element) : undefined;
      const words = composed ?? wordsOf(node);
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
        composed: element.matches('time') ? 'updated' : composed,
      });
    }
    return seen;

    function elementsAround({ parentElement, tagName }: Element): string {
      return parentElement === null ? tagName : `${elementsAround(parentElement)} ${tagName}`;
    }

    function composedBy(element: Element): string | undefined {
      if (element.matches('figure [role="img"]')) return 'stars';
      return element.matches('li:has(h2, h3) > span > svg') ? 'icon' : undefined;
    }

    function wordsOf(node: Node): string {
      if (node instanceof HTMLImageElement) return node.alt;
      return node instanceof Text ? node.data.trim() : '';
    }
  });
}

/** The key path of the field that has the focus, and its value. */
async function focusedField(page: Page): Promise<{ keyPath: string; value: string }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    return {
      keyPath: active?.closest('[data-key-path]')?.getAttribute('data-key-path') ?? '',
      value: isText ? active.value : '',
    };
  });
}

for (const [form, pictures] of [
  ['pages/entries/dealers', 9],
  ['policies/entries/privacy-policy', 0],
] as const) {
  test(`a click on each kind of part in the preview of ${form} opens its field, and does nothing else`, async ({
    page,
    editor,
  }) => {
    const { preview } = editor;
    async function open(): Promise<Seen[]> {
      await editor.open(form);
      await expect(preview.locator('main h1')).toBeVisible({ timeout: 60_000 });
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
        if (!page.url().endsWith(form)) expect(await open()).toHaveLength(seen.length);
        const shown = preview.locator(`[data-seen*=" ${number} "]`);
        // At the edge of the frame, only part of a line may be visible.
        await shown.evaluate((element, y) => {
          window.scrollBy(0, element.getBoundingClientRect().top + y - innerHeight / 2);
        }, position.y);
        // The page is shown scaled down.
        const frame = page.frameLocator('iframe[title]').locator('iframe');
        const { width = 0 } = (await frame.boundingBox()) ?? {};
        const scale = width / (await preview.locator('html').evaluate(() => innerWidth));
        const place = { x: position.x * scale, y: position.y * scale };
        await shown.click({ position: place, force: true });
        const isFound = ({ keyPath, value }: { keyPath: string; value: string }) =>
          composed ? keyPath.endsWith(composed) : asShown(value).includes(asShown(words));
        await expect
          .poll(async () => {
            const field = await focusedField(page);
            return isFound(field) ? 'found' : field;
          })
          .toBe('found');
      });
    }
    await expect(preview.locator('dialog[open]')).toHaveCount(0);
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('a click on a picture opens its text alternative', async ({ page, editor }) => {
  await editor.open('pages/entries/dealers');
  await expect(editor.preview.locator('main img')).toHaveCount(9);
  for (const [number, group] of [
    [4, 'sections.2.picture'],
    [0, 'sections.0.picture'],
  ] as const) {
    await editor.preview.locator('main img').nth(number).click();
    await expect(page.locator(`[data-key-path="${group}.alt"] input`)).toBeFocused();
  }
});

test('a click on a paragraph puts the caret before it', async ({ page, editor }) => {
  await editor.open('policies/entries/privacy-policy');
  await editor.preview.getByText('The last paragraph, which is').click();
  const text = page.locator('.field[data-key-path="body"] textarea');
  await expect(text).toBeFocused();
  const caret = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
  await expect.poll(caret).toMatch(/^The last paragraph/);
  await page.keyboard.type('Here: ');
  await expect(editor.preview.getByText('Here: The last paragraph, which is')).toBeVisible();
});

test('a click on a point puts the caret into its line', async ({ page, editor }) => {
  await editor.open('pages/entries/dealers');
  await editor.preview.getByText('The second point, which').click();
  const text = page.locator('.field[data-key-path="sections.2.points"] textarea');
  await expect(text).toBeFocused();
  const caret = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
  await expect.poll(caret).toMatch(/^The second point, which/);
});

test('the caret stays with what is typed right after a click', async ({ page, editor }) => {
  await editor.open('pages/entries/dealers');
  await page.evaluate(() => {
    const listening = new AbortController();
    function type({ target }: FocusEvent) {
      if (!(target instanceof HTMLInputElement)) return;
      listening.abort();
      setTimeout(() => document.execCommand('insertText', false, 'Typed'));
    }
    document.addEventListener('focusin', type, { signal: listening.signal });
  });
  const heading = editor.preview.getByRole('heading', { level: 1 });
  await heading.click();
  await expect(heading).toContainText('Typed');
  await page.keyboard.type(' at once, and on and on', { delay: 30 });
  await expect(heading).toContainText('Typed at once, and on and on');
});

test('what is typed shows, and stays in a form that is left by a click in the preview', async ({
  page,
  editor: { open, preview },
}) => {
  await open('pages/entries/dealers');
  await preview.getByRole('heading', { level: 1 }).click();
  const title = page.locator('.field[data-key-path="sections.0.title"] input');
  await expect(title).toBeFocused();
  await title.fill('Not saved ye');
  await page.keyboard.type('t');
  await expect(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await preview.getByRole('contentinfo').getByRole('paragraph').first().click();
  await expect(page.locator('.field[data-key-path="footer.line"] input')).toBeFocused();
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
});

test('the page is shown in the chosen width and colour scheme, and what is above it as large as the form', async ({
  page,
  editor: { open, preview, toolbar },
}) => {
  await open('pages/new');
  const html = preview.locator('html');
  await expect(toolbar.getByLabel('Desktop')).toBeChecked();
  await expect(html).toHaveJSProperty('clientWidth', 1280);
  const above = preview.getByText('In search results and on other sites');
  await expect(above).toBeVisible();
  const height = async () => (await above.boundingBox())?.height ?? 0;
  const wide = await height();
  await toolbar.getByLabel('Phone').check();
  await expect(html).toHaveJSProperty('clientWidth', 390);
  expect(Math.abs((await height()) - wide)).toBeLessThan(wide / 4);
  await toolbar.getByLabel('Dark').check();
  await expect(html).toHaveCSS('background-color', 'rgb(23, 22, 18)');

  await page.setViewportSize({ width: 390, height: 844 });
  await open('pages/entries/clients');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(toolbar.getByLabel('Phone')).toBeChecked();
  await expect(html).toHaveJSProperty('clientWidth', 390);
});
