import { checkFolder } from '../../../test/contentCases/checkFolder';
import { addressesIn, addressesOf, type Redirect } from './addresses';

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
