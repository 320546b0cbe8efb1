import { expect, field, fill, paste, save, section, test } from './editor';

const bullets = ['Every piece has its place', 'Nothing is bought twice', 'Moves take a day'];

test('bullets that are pasted into a list with a line for each item become items', async ({
  page,
  editor,
}) => {
  const clients = editor.file('pages/clients.md');
  await editor.open('pages/entries/clients');
  const reasons = await field(await section(page, 4), 'Reasons');
  const lines = reasons.getByRole('textbox');
  const before = await lines.count();
  // In the middle of the words of the first line.
  const words = await lines.first().inputValue();
  await lines.first().press('Home');
  await page.keyboard.press('ArrowRight');
  const html = `<ul>${bullets.map((words) => `<li>${words}</li>`).join('')}</ul>`;
  await paste(page, html, bullets.map((words) => `•\t${words}`).join('\r\n'));
  const [first = '', second, third] = bullets;
  const now = [words.slice(0, 1) + first, second, third + words.slice(1)];
  await expect(lines).toHaveCount(before + 2);
  await save(page);
  const [, added] = await clients.changedLines();
  expect(added.slice(0, 3)).toEqual(now.map((words) => `      - ${words}`));
});

test('bullets that are pasted at the end of an item become items after it', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/clients');
  const lines = (await field(await section(page, 4), 'Reasons')).getByRole('textbox');
  const before = await lines.count();
  const words = await lines.first().inputValue();
  await lines.first().press('End');
  const [first = '', second = ''] = bullets;
  await paste(page, `<ul><li>${first}</li><li>${second}</li></ul>`, `•\t${first}\r\n•\t${second}`);
  await expect(lines).toHaveCount(before + 2);
  for (const [index, value] of [words, first, second].entries()) {
    await expect(lines.nth(index)).toHaveValue(value);
  }
});

test('a heading and a table that are pasted after a text stay apart from it', async ({
  page,
  editor,
}) => {
  await editor.open('policies/entries/privacy-policy');
  const text = (await field(page, 'Text')).getByRole('textbox');
  await text.fill('The last paragraph.');
  await text.press('Control+End');
  await paste(page, '<h2>Terms</h2><table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', 'x');
  await expect(editor.preview.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expect(editor.preview.getByText('The last paragraph.')).toHaveText('The last paragraph.');
  await text.press('Control+Home');
  await paste(page, '<ul><li>An item</li></ul>', 'x');
  await expect(editor.preview.getByText('The last paragraph.')).toHaveText('The last paragraph.');
  await expect(editor.preview.getByRole('listitem').getByText('An item')).toHaveText('An item');
});

test('words that look like marks are pasted as what they are, and can be saved', async ({
  page,
  editor,
}) => {
  const policy = editor.file('policies/privacy-policy.md');
  await editor.open('policies/entries/privacy-policy');
  const description = await fill(page, 'Description', '');
  await description.getByRole('textbox').focus();
  const copied = 'Owner: <none>, R&amp;D, a_b_c';
  const html = '<p><b>Owner</b>: &lt;none&gt;, R&amp;amp;D, a_b_c</p>';
  await paste(page, html, copied);
  await expect(description.getByRole('textbox')).toHaveValue('Owner: ‹none›, R&D, a_b_c');
  await expect(description.getByText('angle brackets')).toBeVisible();
  const text = (await field(page, 'Text')).getByRole('textbox');
  await text.press('Control+End');
  await page.keyboard.type('\n\n');
  await paste(page, html, copied);
  await expect(editor.preview.getByText('Owner: <none>, R&D, a_b_c')).toBeVisible();
  await save(page);
  const [, added] = await policy.changedLines();
  expect(added.at(-1)).toBe('**Owner**: \\<none>, R&D, a\\_b\\_c');
});
