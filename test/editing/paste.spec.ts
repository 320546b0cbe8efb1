import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import { contentFile, field, openForm, save } from './editor';

const admin = serveEditingUi();

const word = `<html><body><h1>Refunds</h1><p class="MsoNormal">Within <b>30 days</b>:</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
<p><img src="file:///C:/picture.png"></p></body></html>`;
const plain = 'Refunds\nWithin 30 days:\n•\tOne\n•\tTwo';

/** Copies a text as Word does, and pastes it where the focus is. */
async function paste(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ([html, text]) => {
      const item = { 'text/html': html, 'text/plain': text };
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [word, plain] as const,
  );
  await page.keyboard.press('Control+V');
}

test('a policy from Word keeps its formatting, can be undone, and is saved', async ({ page }) => {
  const changed = contentFile(admin.folder, 'policies/privacy-policy.md');
  await openForm(page, admin.address, 'policies/entries/privacy-policy');
  const text = await field(page, 'Text');
  const area = text.getByRole('textbox');
  const before = await area.inputValue();
  await area.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page);
  const pasted = '## Refunds\n\nWithin **30 days**:\n\n- One\n- Two';
  await expect(area).toHaveValue(`${before}\n\n${pasted}`);
  await expect(text.getByRole('status')).toHaveText(
    'This field can’t hold a picture. The words are there.',
  );
  await page.keyboard.press('Control+Z');
  await expect(area).not.toHaveValue(/Refunds/);
  await page.keyboard.press('Control+Shift+Z');
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await save(page);
  const [removed, added] = await changed.changedLines();
  expect(removed).toEqual([]);
  expect(added.join('\n').trim()).toBe(pasted);
});

test('a plain-text field takes the words without list markers', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/clients');
  const description = await field(page, 'Description');
  await description.getByRole('textbox').press('Control+A');
  await paste(page);
  await expect(description.getByRole('textbox')).toHaveValue(
    /^Refunds\s+Within 30 days:\s+One\s+Two$/,
  );
  await expect(description.getByRole('status')).toContainText('bold, links and lists');
});
