import { fill, openForm } from './editor';
import { expect, publish, saveDraft, test } from './gitHub/test';

const form = 'pages/entries/words';

test('one line says whether visitors see what is in the form', async ({
  gitHub,
  guard,
  open,
  writer,
}) => {
  guard.allowConsole(/404/);
  const anna = await writer('anna');
  const day = '2027-03-12';
  let built: string | undefined;
  await anna.route('**/admin/live.json', (route) =>
    built ? route.fulfill({ json: { commit: built, day } }) : route.fulfill({ status: 404 }),
  );
  const page = await open(anna, form);
  const line = page.locator('.form-bar').getByRole('status');
  const expectLine = async (words: string) => {
    // As when somebody comes back to the window.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(line).toHaveText(words);
  };
  // Where no site is live, nothing is said.
  await expect(line).toHaveText('Nothing changed');
  built = gitHub.headOf('main').oid;
  await expectLine('Visitors see this');
  await fill(page, 'Description', 'Words of March.');
  await expect(page.getByText('Not saved yet: 1')).toBeVisible();
  await expect(line).toHaveText('');
  await saveDraft(page);
  await expectLine('Saved as a draft');
  await publish(page);
  await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await openForm(page, page.url().replace(/\/admin\/.*/, ''), form);
  await expectLine('Published, and waiting for the next build');
  built = gitHub.headOf('main').oid;
  await expectLine('Visitors see this');

  const path = 'content/pages/fair.md';
  const text = gitHub.text(path).replace('title: ', 'publishAt: 2027-03-13\ntitle: ');
  built = gitHub.writeByHand('main', path, text).oid;
  await page.reload();
  await openForm(page, page.url().replace(/\/admin\/.*/, ''), 'pages/entries/fair');
  await expectLine('Visitors don’t see this: Shown from March 13, 2027');
});
