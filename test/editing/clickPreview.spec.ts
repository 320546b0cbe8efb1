import type { FrameLocator, Locator } from '@playwright/test';
import { add, answer, expect, field, fill, test } from './editor';

// Otherwise Playwright says in each frame what the visitor prefers.
test.use({ colorScheme: null });

/** Of each kind of part on a page: how the place ends that a click on it leads to. */
const parts: readonly [keyPath: string, part: (preview: FrameLocator) => Locator][] = [
  ['sections.0.title', (preview) => preview.getByRole('heading', { level: 1 })],
  ['sections.0.picture.alt', (preview) => preview.locator('main img:visible').first()],
  ['sections.2.picture.alt', (preview) => preview.locator('main img:visible').nth(4)],
  ['sections.2.points.1', (preview) => preview.getByText('The second point, which')],
  ['benefits.0.title', (preview) => preview.locator('main li:has(h2, h3) > span > svg').first()],
  ['footer.line', (preview) => preview.getByRole('contentinfo').getByRole('paragraph').first()],
];

test('a click on each kind of part opens its field, and does nothing else', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/dealers');
  // Pictures are requested from the engine, one after the other.
  await expect(editor.preview.locator('main img:visible')).toHaveCount(9, { timeout: 60_000 });
  for (const [keyPath, part] of parts) {
    await test.step(keyPath, async () => {
      await part(editor.preview).click({ force: true });
      await expect(page.locator(`[data-key-path$="${keyPath}"] :focus`)).toBeVisible();
    });
  }
  await expect(editor.preview.locator('dialog[open]')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
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

test('a new section is in view, and so is what is typed in it; nothing moves when the last is removed', async ({
  page,
  editor: { open, preview },
}) => {
  await open('pages/entries/dealers');
  await expect(preview.locator('main h1')).toBeInViewport({ timeout: 60_000 });
  const sections = await field(page, 'Sections');
  const added = await add(sections, 'Showcase');
  const title = preview.getByRole('heading', { name: '‹Title›' });
  await expect(title).toBeInViewport();
  await fill(added, 'Title', 'Added at the end');
  const typed = preview.getByRole('heading', { name: 'Added at the end' });
  await expect(typed).toBeInViewport();
  const last = await add(sections, 'Showcase');
  await expect(title).toBeInViewport();
  const remove = last.getByRole('button', { name: 'Remove' }).first();
  await answer(page, true, remove.click());
  await expect(title).toHaveCount(0);
  await expect(typed).toBeInViewport();
});
