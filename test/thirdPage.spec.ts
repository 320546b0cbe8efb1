import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../tools/serve';
import { pages } from './support/paths';
import { expect, test } from './support/site';
import { copySite } from './support/siteCopy';

/** In every text and name that is held back, and in no other. */
const SECRET = 'zebrawood';

const BUILD_MS = 10 * 60_000;

test('a copy of a landing page is a third one, and nothing of a draft is to be found', async ({
  request,
}) => {
  test.setTimeout(BUILD_MS);
  const copy = copySite();
  try {
    const content = join(copy.folder, 'content/pages');
    const words = readFileSync(join(content, 'clients.md'), 'utf8')
      .replace('path: /clients', 'path: /installers')
      .replace('label: For Clients', 'label: For Installers')
      .replace('title: Why keep an inventory', 'title: For-installers')
      .replace('know every piece of furniture you own', 'know what goes where')
      .replace('One inventory for all your office', 'One list for all your');
    writeFileSync(join(content, 'installers.md'), words);

    holdBack(join(copy.folder, 'content'));
    const build = copy.gatsby(['build'], {
      SITE_URL: 'http://127.0.0.1:9191',
      GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9199/requests',
    });
    expect(await build.ended, build.output()).toBe(0);

    expect(mentionsOf(SECRET, join(copy.folder, 'public'))).toEqual([]);
    expect(mentionsOf(SECRET, join(copy.folder, 'hosting'))).toEqual([]);
    expect(mentionsOf('for-installers', join(copy.folder, 'public'))).not.toEqual([]);

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

/** Adds a draft of every kind to some content, each with the secret in its name and its words. */
function holdBack(content: string) {
  const edit = (place: string, change: (text: string) => string, from = place) => {
    const text = change(readFileSync(join(content, from), 'utf8'));
    writeFileSync(join(content, place), text);
  };
  const picture = `images/${SECRET}.png`;
  cpSync(join(content, 'images/portal.png'), join(content, picture));
  edit(
    `videos/${SECRET}.json`,
    (text) => text.replace(/"title": "/, `$&${SECRET} `),
    'videos/client-tour.json',
  );
  edit(
    `testimonials/${SECRET}.json`,
    (text) => text.replace(/"quote": "/, `"draft": true, $&${SECRET} `),
    'testimonials/dealer-partner.json',
  );
  edit(
    `policies/${SECRET}-terms.md`,
    (text) => `${text.replace('updated:', `publishAt: 2999-01-01\n$&`)}\nOf ${SECRET}.\n`,
    'policies/privacy-policy.md',
  );
  edit(
    `pages/${SECRET}.md`,
    (text) =>
      text
        .replace('path: /clients', `path: /${SECRET}\ndraft: true`)
        .replace('label: For Clients', `label: ${SECRET}`)
        .replace('Know every piece you own', `Know your ${SECRET}`)
        .replace('video: client-tour', `video: ${SECRET}`)
        .replace('/images/hero-clients.png', `/${picture}`)
        .replace(/ +darkFile: .*\n/, '')
        .replace(/testimonial: .*/, `testimonial: ${SECRET}`),
    'pages/clients.md',
  );
  edit('pages/clients.md', (text) =>
    text
      .replace(
        '    cards:\n',
        `$&      - draft: true\n        title: Our ${SECRET}\n        text: Of ${SECRET}.\n`,
      )
      .replace(/---\n$/, () =>
        [
          '  - type: showcase',
          '    unpublishAt: 2001-01-01',
          `    title: ${SECRET}`,
          '    text: Old.',
          '---\n',
        ].join('\n'),
      ),
  );
}

/** The files below a folder that have a word in their name or anywhere in their bytes. */
function mentionsOf(word: string, folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => `${file} ${readFileSync(file, 'latin1')}`.toLowerCase().includes(word));
}
