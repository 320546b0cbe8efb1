import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, choose, expect, field, fill, group, save, saved, test } from './desk';

test('a launch week is set up: a page made by duplicating, a banner with two dates, a link in the header', async ({
  page,
  desk,
}) => {
  const banner = desk.file('banner.json').path;
  writeFileSync(banner, '{ "label": "News", "banners": [] }');
  const fair = join(desk.file('pages/clients.md').path, '../spring-fair.md');
  await desk.open('pages/entries/clients');
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

  await desk.open('banner/entries/banner');
  const first = await add(await field(page, 'Banners'));
  await fill(first, 'Text', 'Meet {product} at the **spring fair**.');
  await (await field(first, 'Publish at')).locator('input').fill('2031-03-08');
  await (await field(first, 'Unpublish at')).locator('input').fill('2031-03-13');
  await expect(desk.preview.getByText('Shown from March 8, 2031')).toBeVisible();
  const shown = desk.preview.getByRole('region', { name: 'News' });
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

  const site = desk.file('site.json');
  await desk.open('site/entries/site');
  const links = await field(await group(page, 'Header'), 'Links');
  const link = await add(links, 'Go to an address');
  await fill(link, 'Label', 'Book now');
  await fill(link, 'Address', '#book-a-demo');
  const header = desk.preview.getByRole('banner');
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
