import { addressesIn, addressesOf } from './addresses';
import { checkContent } from './checker';

test('visitors of a page’s former path are redirected to it permanently', async () => {
  const { pages, redirects } = addressesOf(await checkContent('test/fixture/content'));
  expect([...pages]).toEqual(expect.arrayContaining(['/', '/words', '/privacy-policy']));
  expect(redirects[0]).toMatchObject({ from: '/designers', to: '/clients#a-row-of-icons' });
  expect(redirects.at(-1)).toEqual({ from: '/long-words', to: '/words', permanent: true });
});

test('a page takes precedence over a redirect', async () => {
  const { entries } = await checkContent('test/fixture/content');
  const redirect = { from: '/clients', to: '/' };
  const changed = entries.map((entry) =>
    entry.collection === 'redirects' ? { ...entry, fields: { redirects: [redirect] } } : entry,
  );
  expect(addressesIn(changed).redirects.map(({ from }) => from)).toEqual(['/long-words']);
});
