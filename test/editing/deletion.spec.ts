import { answer, choose } from './editor';
import { expect, test } from './gitHub/test';

for (const [isAgreed, state] of [
  [false, 'OPEN'],
  [true, 'MERGED'],
] as const) {
  test(`whoever publishes the deletion of a page is told of its addresses, and answers ${isAgreed}`, async ({
    open,
    writer,
    gitHub,
  }) => {
    const page = await open(await writer('anna'), 'pages/entries/fair');
    await choose(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => gitHub.pulls.length).toBe(1);
    await page.getByRole('radio', { name: 'Workflow' }).click();
    await page.getByText('Pending Deletion').first().waitFor();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const question = await answer(page, isAgreed, confirm.click());
    expect(question).toMatch(/at \/fair now\?.*404.*Redirects/s);
    await expect.poll(() => gitHub.pulls[0]?.state).toBe(state);
    const isThere = gitHub.headOf('main').files.has('content/pages/fair.md');
    expect(isThere).toBe(!isAgreed);
  });
}
