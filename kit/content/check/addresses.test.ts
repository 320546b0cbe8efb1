import { checkBakery } from '../../../test/bakery/checkBakery';
import { movesFile, oat, rye, withFields } from '../../../test/bakery/content';
import { type Redirect, siteAddresses } from './addresses';
import type { CheckResult } from './checkContent';

const siteUrl = 'https://www.crust.com';

function shownAddresses({ entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>) {
  return siteAddresses(entries.filter(({ file }) => !hidden.has(file)));
}

test('visitors of a page’s former path are redirected to it permanently, and a draft has no address', async () => {
  const checked = await checkBakery([
    ['loaves/rye.md', withFields(rye, 'formerPaths: [/dark]', 'hidden: true')],
    ['loaves/oat.md', withFields(oat, 'draft: true', 'formerPaths: [/light]')],
    movesFile({ from: '/ovens', to: '/oven#what-comes-out' }),
  ]);
  expect(checked.problems).toEqual([]);
  expect(shownAddresses(checked)).toEqual({
    pages: new Set(['/bread/rye', '/', '/oven']),
    unlisted: ['/bread/rye'],
    redirects: [
      { from: '/ovens', to: '/oven#what-comes-out' },
      { from: '/dark', to: '/bread/rye', permanent: true },
    ],
  });
});

test('what differs by nothing but its spelling is one old address, on every host', async () => {
  const moves = movesFile(
    { from: '/A%20b', to: '/oven/', permanent: true },
    { from: '/A b/', to: 'https://www.crust.com/oven', permanent: true },
    { from: '/rye/', to: '/bread/rye' },
    { from: 'http://crust.com/rye', to: '/bread/rye/' },
    { from: '/cafe\u0301', to: '/' },
    { from: '/caf%C3%A9/', to: '/' },
  );
  const checked = await checkBakery([moves], { siteUrl });
  expect(checked.problems).toEqual([]);
  expect(shownAddresses(checked).redirects).toEqual([
    { from: '/A b', to: '/oven', permanent: true },
    { from: '/rye', to: '/bread/rye' },
    { from: '/café', to: '/' },
  ]);
});

test.each([
  ['https://www.crust.com/about', 'https://www.crust.com', 'moved'],
  ['https://www.crust.com/site/about', 'https://www.crust.com/site', 'moved'],
  ['https://www.crust.com/nowhere', 'https://www.crust.com', 'lost'],
  ['https://www.crust.com/about', 'https://crust.pages.dev', undefined],
  ['https://www.crust.com/files/plan.pdf', 'https://www.crust.com', undefined],
  ['https://www.crust.com/about', undefined, undefined],
])('/about to %s, of the site %s, is %s', async (to, siteUrl, code) => {
  const { problems } = await checkBakery([movesFile({ from: '/about', to })], { siteUrl });
  expect(problems.map((problem) => problem.code)).toEqual(code === undefined ? [] : [code]);
});

test.each([
  [['/blog/*'], ['/blog/*', '/blog']],
  [
    ['/blog/*', '/blog'],
    ['/blog/*', '/blog'],
  ],
  // A page takes precedence.
  [['/oven/*'], ['/oven/*']],
  [['/oven', '/a'], ['/a']],
])('of the old addresses %j, these are redirected: %j', async (from, expected) => {
  const moves = movesFile(...from.map((each): Redirect => ({ from: each, to: '/' })));
  const { redirects } = shownAddresses(await checkBakery([moves]));
  expect(redirects.map(({ from }) => from)).toEqual(expected);
});
