import { expect, field, paste, save, saved, test } from './editor';

test('lists say what is a draft or has a date, as soon as that is saved', async ({
  page,
  editor,
}) => {
  await editor.open('testimonials/entries/office-manager');
  await (await field(page, 'Unpublish at')).locator('input').fill('2099-03-01');
  await save(page);
  await saved(page);
  const row = (hasText: string | RegExp) => page.getByRole('row').filter({ hasText });
  await page.goto(`${editor.address}/admin/#/collections/testimonials`);
  await expect(row('“Short.” Office manager')).toContainText('· until March 1, 2099');
  await expect(row('“A quote that takes two')).not.toContainText('·');
});

const word = `<html><body><h1>Refunds</h1><p class="MsoNormal">Within <b>30 days</b>:</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
<p><img src="file:///C:/picture.png"></p></body></html>`;
const plain = 'Refunds\nWithin 30 days:\n•\tOne\n•\tTwo';

test('what is rarely needed comes last; a policy from Word keeps its formatting, can be undone, and is saved', async ({
  page,
  editor,
}) => {
  const policy = editor.file('policies/privacy-policy.md');
  await editor.open('policies/entries/privacy-policy');
  const labels = page.locator('.field[data-key-path]:not([data-key-path*="."]) > header h4');
  await field(page, 'Unpublish at');
  const last = ['Text', 'Sample', 'Draft', 'Publish at', 'Unpublish at'];
  expect((await labels.allTextContents()).slice(-last.length)).toEqual(last);
  const text = await field(page, 'Text');
  const area = text.getByRole('textbox');
  const before = await area.inputValue();
  await area.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, word, plain);
  const pasted = '## Refunds\n\nWithin **30 days**:\n\n- One\n- Two';
  await expect(area).toHaveValue(`${before}\n\n${pasted}`);
  await expect(text.getByRole('status')).toHaveText('Left out: a picture.');
  await page.keyboard.press('Control+Z');
  await expect(area).not.toHaveValue(/Refunds/);
  await page.keyboard.press('Control+Shift+Z');
  await expect(editor.preview.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await save(page);
  const [removed, added] = await policy.changedLines();
  expect(removed).toEqual([]);
  expect(added.join('\n').trim()).toBe(pasted);
});
