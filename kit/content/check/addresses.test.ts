import { clientsPage, goodContent, policyAction } from '../../../test/contentCases/goodContent';
import { makeContentFolder } from '../../../test/jest/contentFolder';
import { checkFolder } from '../../../test/support/checkFolder';
import { today } from '../fields/day';
import { readContent } from '../read/readContent';
import { addressesIn, addressesOf, type Redirect } from './addresses';
import { checkContent } from './checkContent';

test('visitors of a page’s former path are redirected to it permanently', async () => {
  const { pages, redirects } = addressesOf(await checkFolder('test/fixture/content'));
  expect([...pages]).toEqual(expect.arrayContaining(['/', '/words', '/privacy-policy']));
  expect(redirects[0]).toMatchObject({ from: '/designers', to: '/clients#a-row-of-icons' });
  expect(redirects.at(-1)).toEqual({ from: '/long-words', to: '/words', permanent: true });
});

/** The old addresses of the fixture site that lead somewhere, with these redirects. */
async function oldAddresses(...redirects: Redirect[]): Promise<string[]> {
  const { entries } = await checkFolder('test/fixture/content');
  const changed = entries.map((entry) =>
    entry.collection === 'redirects' ? { ...entry, fields: { redirects } } : entry,
  );
  return addressesIn(changed).redirects.map(({ from }) => from);
}

test('a page takes precedence over a redirect', async () => {
  expect(await oldAddresses({ from: '/clients', to: '/' })).toEqual(['/long-words']);
});

test('what differs by nothing but its spelling is one old address, on every host', async () => {
  const text = JSON.stringify({
    redirects: [
      { from: '/A%20b', to: '/clients/', permanent: true },
      { from: '/A b/', to: 'https://www.casegood.com/clients', permanent: true },
      { from: '/privacy/', to: '/privacy-policy' },
      { from: 'http://casegood.com/privacy', to: '/privacy-policy/' },
      { from: '/cafe\u0301', to: '/' },
      { from: '/caf%C3%A9/', to: '/' },
    ],
  });
  const { root } = await makeContentFolder(new Map([...goodContent, ['redirects.json', text]]));
  const siteUrl = 'https://www.casegood.com';
  const checked = checkContent(await readContent(root), today(), { siteUrl });
  expect(checked.problems).toEqual([]);
  expect(addressesOf(checked).redirects).toEqual([
    { from: '/A b', to: '/clients', permanent: true },
    { from: '/privacy', to: '/privacy-policy' },
    { from: '/café', to: '/' },
  ]);
});

test.each([
  ['https://www.casegood.com/about', 'https://www.casegood.com', 'moved'],
  ['https://casegood.com/about/', 'https://www.casegood.com', 'moved'],
  ['http://WWW.casegood.com/about?a#b', 'https://casegood.com', 'moved'],
  ['https://www.casegood.com/site/about', 'https://www.casegood.com/site', 'moved'],
  ['https://www.casegood.com/nowhere', 'https://www.casegood.com', 'lost'],
  ['https://www.casegood.com/clients', 'https://www.casegood.com', undefined],
  ['https://www.casegood.com/about', 'https://casegood.pages.dev', undefined],
  ['https://www.casegood.com/files/plan.pdf', 'https://www.casegood.com', undefined],
  ['https://www.casegood.com/about', undefined, undefined],
])('/about to %s, of the site %s, is %s', async (to, siteUrl, code) => {
  const text = JSON.stringify({ redirects: [{ from: '/about', to }] });
  const { root } = await makeContentFolder(new Map([...goodContent, ['redirects.json', text]]));
  const { problems } = checkContent(await readContent(root), today(), { siteUrl });
  expect(problems.map((problem) => problem.code)).toEqual(code === undefined ? [] : [code]);
});

test('a redirect to itself is found where it is a file', async () => {
  const redirects = [{ from: '/about.php', to: 'https://casegood.com/about.php?a' }];
  const files = new Map([...goodContent, ['redirects.json', JSON.stringify({ redirects })]]);
  const content = await readContent((await makeContentFolder(files)).root);
  const { problems } = checkContent(content, today(), { siteUrl: 'https://www.casegood.com' });
  expect(problems.map(({ message }) => message)).toEqual(['leads from "/about.php" to itself']);
});

test.each([
  [
    'in a button',
    clientsPage.replace(policyAction, 'type: link\n      label: Go\n      address: LINK'),
  ],
  ['in a field’s markdown', clientsPage.replace('Use what you have.', '"[Go](LINK)"')],
  ['beside a title', clientsPage.replace('Use what you have.', `"[Go](<LINK> 'there')"`)],
])(
  'a link to the site itself, however it is written, %s is checked as one within it',
  async (_, page) => {
    for (const [link, code] of [
      ['https://www.casegood.com/client', 'lost'],
      ['/client/', 'lost'],
      ['https://casegood.com/#nowhere', 'lost'],
    ]) {
      const { root } = await makeContentFolder(
        new Map([...goodContent, ['pages/clients.md', page.replace('LINK', `${link}`)]]),
      );
      const siteUrl = 'https://www.casegood.com';
      const { problems } = checkContent(await readContent(root), today(), { siteUrl });
      expect(problems.map((problem) => problem.code)).toEqual([code]);
    }
  },
);

test.each([
  ['an address', ['/blog/*'], ['/blog/*', '/blog']],
  [
    'one further down',
    ['/shop/2019/*', '/über/*'],
    ['/shop/2019/*', '/shop/2019', '/über/*', '/über'],
  ],
  ['one that leads elsewhere', ['/blog/*', '/blog'], ['/blog/*', '/blog']],
  ['a page', ['/clients/*'], ['/clients/*']],
])('what redirects all below %s', async (_, from, expected) => {
  const found = await oldAddresses(...from.map((each) => ({ from: each, to: '/' })));
  expect(found).toEqual([...expected, '/long-words']);
});
