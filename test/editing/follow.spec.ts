import { add, answer, expect, field, fill, test } from './editor';

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
