import { expect, expectUncovered, field, fill, paste, save, test } from './editor';

/** As Word copies it. */
const word = `<h1>Refunds</h1><p class="MsoNormal">Within <b>30 days</b>:</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
<p><img src="file:///C:/picture.png"></p>`;

test('what a field can’t hold is left out and named; the rest keeps its formatting, can be undone, and is saved', async ({
  page,
  editor,
}) => {
  const policy = editor.file('policies/privacy-policy.md');
  await editor.open('policies/entries/privacy-policy');
  const html = `<p><b>Owner</b>: &lt;none&gt;, R&amp;D, a_b_c<span style="display:none"> (who?)</span><br>
    20 m<sup>2</sup> within 30 days<sup>2</sup></p>`;
  const description = await fill(page, 'Description', '');
  await description.getByRole('textbox').focus();
  await paste(page, html, 'x');
  await expect(description.getByRole('textbox')).toHaveValue(
    'Owner: <none>, R&D, a_b_c 20 m² within 30 days (2)',
  );
  await expect(description.getByText('bold or slanted words')).toBeVisible();
  await expect(description.getByText('Left out: hidden text.')).toBeVisible();
  await fill(page, 'Description', 'What we collect');
  const text = await field(page, 'Text');
  const area = text.getByRole('textbox');
  await area.press('Control+End');
  await page.keyboard.type('\n\n');
  await paste(page, html + word, 'x');
  await expect(text.getByRole('status')).toContainText('a picture');
  await expectUncovered(text.getByRole('status'));
  await page.keyboard.press('Control+Z');
  await expect(area).not.toHaveValue(/Refunds/);
  await page.keyboard.press('Control+Shift+Z');
  await expect(editor.preview.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await save(page);
  const [, added] = await policy.changedLines();
  const owner = '**Owner**: \\<none>, R&D, a_b_c\\\n20 m² within 30 days (2)';
  const refunds = '## Refunds\n\nWithin **30 days**:\n\n- One\n- Two';
  expect(added.join('\n')).toContain(`${owner}\n\n${refunds}`);
});
