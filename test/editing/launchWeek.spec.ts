import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, choose, expect, field, fill, group, save, saved, test } from './editor';

test('a launch week is set up: a page made by duplicating, a banner with two dates, a link in the header', async ({
  page,
  editor,
}) => {
  const banner = editor.file('banner.json').path;
  writeFileSync(banner, '{ "label": "News", "banners": [] }');
  const fair = join(editor.file('pages/clients.md').path, '../spring-fair.md');
  await editor.open('pages/entries/clients');
  await choose(page, 'Duplicate');
  await fill(page, 'Path', '/spring-fair');
  await fill(page, 'Title', 'The spring fair');
  await fill(page, 'Label in the switcher', '');
  await (await field(page, 'Unlisted')).getByRole('switch').click();
  await save(page);
  await saved(page);
  await expect
    .poll(() => existsSync(fair) && readFileSync(fair, 'utf8'))
    .toMatch(/^unlisted: true$/m);
  await fill(page, 'Title', 'The spring fair of the year');
  await save(page);
  await saved(page);
  expect(readFileSync(fair, 'utf8')).toContain('title: The spring fair of the year\n');

  await editor.open('banner/entries/banner');
  const first = await add(await field(page, 'Banners'));
  await fill(first, 'Text', 'Meet {product} at the **spring fair**.');
  await (await field(first, 'Publish at')).locator('input').fill('2031-03-08');
  await (await field(first, 'Unpublish at')).locator('input').fill('2031-03-13');
  await expect(editor.preview.getByText('Shown from March 8, 2031')).toBeVisible();
  const shown = editor.preview.getByRole('region', { name: 'News' });
  await expect(shown).toHaveText('Meet Exemplar at the spring fair.');
  await save(page);
  await saved(page);
  expect(JSON.parse(readFileSync(banner, 'utf8'))).toEqual({
    label: 'News',
    banners: [
      {
        text: 'Meet {product} at the **spring fair**.',
        publishAt: '2031-03-08',
        unpublishAt: '2031-03-13',
      },
    ],
  });

  const site = editor.file('site.json');
  await editor.open('site/entries/site');
  const links = await field(await group(page, 'Header'), 'Links');
  const link = await add(links, 'Go to an address');
  await fill(link, 'Label', 'Book now');
  await fill(link, 'Address', '#book-a-demo');
  const header = editor.preview.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Book now', includeHidden: true })).toHaveAttribute(
    'href',
    '#book-a-demo',
  );
  await save(page);
  await saved(page);
  expect(JSON.parse(site.read()).header.links[1]).toEqual({
    type: 'link',
    label: 'Book now',
    address: '#book-a-demo',
  });
});
