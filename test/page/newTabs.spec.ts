import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import site from '../fixture/content/site.json';
import { PUBLIC } from '../support/fixtureSite';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';

test('every link that opens a new tab says so', () => {
  for (const place of [...paths.map((path) => join(path, 'index.html')), '404.html']) {
    const { document } = new JSDOM(readFileSync(join(PUBLIC, place), 'utf8')).window;
    const links = [...document.querySelectorAll('[target="_blank"]')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.textContent).toContain(`(${site.newTab})`);
  }
});
