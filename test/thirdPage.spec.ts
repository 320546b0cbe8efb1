import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../tools/serve';
import { pages } from './support/paths';
import { expect, test } from './support/site';
import { copySite } from './support/siteCopy';

const BUILD_MS = 10 * 60_000;

test('a copy of a landing page with another path and label is a third one', async ({ request }) => {
  test.setTimeout(BUILD_MS);
  const copy = copySite();
  try {
    const content = join(copy.folder, 'content/pages');
    const words = readFileSync(join(content, 'clients.md'), 'utf8')
      .replace('path: /clients', 'path: /installers')
      .replace('label: For Clients', 'label: For Installers')
      .replace('know every piece of furniture you own', 'know what goes where')
      .replace('One inventory for all your office', 'One list for all your');
    writeFileSync(join(content, 'installers.md'), words);

    const build = copy.gatsby(['build'], {
      SITE_URL: 'http://127.0.0.1:9191',
      GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9199/requests',
    });
    expect(await build.ended, build.output()).toBe(0);

    const site = await serveSite({ port: 0, root: join(copy.folder, 'public') });
    try {
      for (const path of ['/installers', ...pages.map(({ path }) => path)]) {
        const response = await request.get(site.address + path);
        expect(response.status()).toBe(200);
        const html = await response.text();
        const switcher = [...html.matchAll(/<a href="([^"]*)"[^>]*>(For [^<]*)<\/a>/g)];
        expect(switcher.map(([, href, label]) => [href, label])).toEqual([
          ['/', 'For Dealers'],
          ['/clients', 'For Clients'],
          ['/installers', 'For Installers'],
        ]);
        const current = /<a href="([^"]*)" aria-current="page"/.exec(html)?.[1];
        expect(current).toBe(path.includes('policy') ? undefined : path);
      }
      const page = await (await request.get(`${site.address}/installers`)).text();
      expect(page).toContain('<title data-react-helmet="true">Casegood: know what goes where');
      expect(page).toContain('FULL INVENTORY CONTROL');
    } finally {
      await site.close();
    }
  } finally {
    await copy.remove();
  }
});
