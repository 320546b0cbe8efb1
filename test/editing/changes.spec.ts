import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, field, fill, save, saved, section, test } from './editor';
import { questionIn } from './gitHub/dialogs';
import { test as atGitHub, publish, saveDraft } from './gitHub/test';

/* What a writer has changed, beside the form and where words would replace somebody else’s. */

function barIn(page: Page) {
  return page.locator('.form-bar:visible');
}

test('what is changed is listed beside the form until it is saved, and leads to its field', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/clients');
  const bar = barIn(page);
  await expect(bar).toHaveText('Nothing changed');
  await expect(page.getByText('Notes', { exact: true })).toBeHidden();
  await fill(page, 'Description', 'Words that no page shows.');
  await fill(await section(page, 0), 'Title', 'Another title');
  await field(page, 'Sample');
  // However far the form is scrolled, the bar is in sight.
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Not saved yet: 2');
  await bar.getByText('Not saved yet').click();
  const line = bar.getByRole('listitem').filter({ hasText: '“Description” was changed' });
  await expect(line.locator('ins')).toContainText('Words that no page shows.');
  await bar.getByRole('button', { name: 'Section “Another title”: “Title”' }).click();
  await expect(page.locator('[data-key-path="sections.0.title"] :focus')).toBeInViewport();
  await expect(bar.getByRole('list')).toBeHidden();
  await save(page);
  await saved(page);
  await expect(bar).toHaveText('Nothing changed');
});

atGitHub(
  'what a draft changes is listed until it is published',
  async ({ gitHub, open, writer }) => {
    const page = await open(await writer('anna'), 'pages/entries/words');
    const bar = barIn(page);
    await fill(page, 'Description', 'Saved as a draft.');
    await expect(bar).toContainText('Not saved yet: 1');
    await saveDraft(page);
    await expect(bar).toHaveText(/^Not published yet: 1/);
    await fill(page, 'Title', 'Typed later');
    await expect(bar).toContainText('Not saved yet: 1 · Not published yet: 2');
    await bar.getByText('Not saved yet').click();
    const unpublished = bar.getByRole('list', { name: 'Not published yet' });
    await expect(unpublished.getByRole('button')).toHaveText([/“Title” was/, /“Description” was/]);
    await saveDraft(page);
    // Whoever opens it later sees the same.
    const other = await open(await writer('ben'), 'pages/entries/words');
    await expect(barIn(other)).toContainText('Not published yet: 2');
    await publish(page);
    await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  },
);

atGitHub(
  'on a phone and in the reader’s own colours, what was changed can be read and reached, and so can a question about it',
  async ({ open, writer }) => {
    const others = await open(await writer('anna'), 'pages/entries/words');
    const page = await open(await writer('ben'), 'pages/entries/words');
    await fill(
      others,
      'Description',
      'Words of Anna, one of which is as long as a Donaudampfschifffahrtsgesellschaft.',
    );
    await saveDraft(others);
    await page.bringToFront();
    await page.setViewportSize({ width: 390, height: 800 });
    await fill(page, 'Description', 'Words of Ben.');
    const bar = barIn(page);
    await bar.getByText('Not saved yet').focus();
    await page.keyboard.press('Enter');
    await expectReadable(page, '.form-bar');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: '“Description”' })).toBeFocused();
    await save(page);
    await expect(questionIn(page)).toBeVisible();
    await expectReadable(page, 'dialog.notice');
    await page.keyboard.press('Escape');
    await expect(questionIn(page)).toBeHidden();
  },
);

/** Expects nothing of a part of the page to be cut off or told by colour alone, and axe to find nothing there, in any colours. */
async function expectReadable(page: Page, part: string): Promise<void> {
  const box = page.locator(part);
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    const axe = new AxeBuilder({ page }).include(part);
    expect((await axe.analyze()).violations).toEqual([]);
    await expect(box.locator('ins').first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(box.locator('del').first()).toHaveCSS('text-decoration-line', 'line-through');
  }
  expect(await box.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true);
}
