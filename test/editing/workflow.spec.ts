import { field, fill, section } from './editor';
import { expect, publish, saveDraft, test } from './gitHub/test';

test('a page whose path is changed after its first save keeps its status, and is published', async ({
  open,
  writer,
  gitHub,
}) => {
  const page = await open(await writer('anna'), 'pages/new');
  await fill(page, 'Path', '/architects');
  await fill(page, 'Title', 'Inventories for architects');
  await fill(page, 'Description', 'What stands in a building.');
  const hero = await section(page, 0);
  await fill(hero, 'Title', 'Draw with what is there');
  await fill(hero, 'Text', 'Every piece, with its place.');
  await saveDraft(page);
  const status = page.getByRole('button', { name: /Status: .*Draft/ });
  await expect(status).toBeVisible();

  await fill(page, 'Path', '/planners');
  await saveDraft(page);
  await expect(status).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  await publish(page);
  await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  const published = [...gitHub.headOf('main').files].filter(([, bytes]) =>
    bytes.includes('path: /planners\n'),
  );
  expect(published.map(([path]) => path)).toHaveLength(1);
  expect(`${published[0]?.[1]}`).toContain('formerPaths:\n  - /architects');
});

test('a policy whose title is changed after its first save keeps its status, and is published', async ({
  open,
  writer,
  gitHub,
}) => {
  const page = await open(await writer('anna'), 'policies/new');
  await fill(page, 'Title', 'Cookies');
  await fill(page, 'Description', 'There are none.');
  await (await field(page, 'Last updated')).locator('input').fill('2026-02-28');
  await fill(page, 'Text', 'This site sets none.');
  await saveDraft(page);
  const status = page.getByRole('button', { name: /Status: .*Draft/ });
  await expect(status).toBeVisible();

  await fill(page, 'Title', 'Cookies and storage');
  await saveDraft(page);
  await expect(status).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  await publish(page);
  await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  const published = [...gitHub.headOf('main').files].filter(([, bytes]) =>
    bytes.includes('title: Cookies and storage\n'),
  );
  expect(published.map(([path]) => path)).toHaveLength(1);
});
