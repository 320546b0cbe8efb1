import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { locationsIn } from '../html/markup';
import { drawIcons, robotsText, sitemap, webManifest } from './writeDiscovery';

const folder = mkdtempSync(join(tmpdir(), 'discovery-'));
const siteUrl = 'https://www.casegood.example/site';

beforeAll(() => drawIcons('static/favicon.svg', folder));
afterAll(() => rmSync(folder, { recursive: true }));

test('robots.txt names the sitemap where the site lies', () => {
  expect(robotsText(siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.casegood.example/site/sitemap-index.xml\n',
  );
});

test('the sitemap lists every page that has an address of its own, in order', () => {
  const xml = sitemap({ siteUrl, paths: ['/clients', '/404/', '/404.html', '/', '/a/404'] });
  expect(locationsIn(xml)).toEqual([`${siteUrl}/`, `${siteUrl}/a/404`, `${siteUrl}/clients`]);
});

test('no address of the manifest depends on where the site lies', () => {
  const text = webManifest({ product: 'Casegood', language: 'en' });
  const { name, start_url, scope, icons } = JSON.parse(text);
  expect([name, start_url, scope]).toEqual(['Casegood', './', './']);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(icons.map(({ src }: { src: string }) => src)),
  );
});

test('the icon of iPhones has no corner that they would fill with black', async () => {
  const { data, info } = await sharp(join(folder, 'apple-touch-icon.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([180, 180, 3]);
  expect([...data.subarray(0, 3)]).toEqual([0x1f, 0x4a, 0x37]);
});
