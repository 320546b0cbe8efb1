import { readdirSync } from 'node:fs';
import { locationsIn } from '../html/markup';
import { robotsText, sitemap, webManifest } from './writeDiscovery';

const siteUrl = 'https://www.casegood.example/site';

test('robots.txt names the sitemap at the site’s address', () => {
  expect(robotsText(siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.casegood.example/site/sitemap-index.xml\n',
  );
});

test('the sitemap lists every page, in order', () => {
  const xml = sitemap({ siteUrl, paths: ['/clients', '/', '/a/404'] });
  expect(locationsIn(xml)).toEqual([`${siteUrl}/`, `${siteUrl}/a/404`, `${siteUrl}/clients`]);
});

test('no address in the manifest depends on where the site is', () => {
  const text = webManifest({ product: 'Casegood', language: 'en' });
  const { name, start_url, scope, icons } = JSON.parse(text);
  expect([name, start_url, scope]).toEqual(['Casegood', './', './']);
  expect(readdirSync('static')).toEqual(
    expect.arrayContaining(icons.map(({ src }: { src: string }) => src)),
  );
});
