import { canonicalAddress, canonicalOldAddress, hostSpellings } from './canonicalAddress';
import { linkProblem } from './kinds/address';

const site = 'https://www.crust.com';

test.each([
  ['a slash at the end', '/ovens/', '/ovens'],
  ['a slash before a query', '/ovens/?a=/b/#c/', '/ovens?a=/b/#c/'],
  ['the home page', '/', '/'],
  ['its full address', 'https://www.crust.com', '/'],
  ['a full address', 'https://www.crust.com/ovens/', '/ovens'],
  ['one without www', 'https://crust.com/ovens', '/ovens'],
  ['one in capitals', 'HTTPS://WWW.Crust.COM/ovens', '/ovens'],
  ['encoded letters', '/A%20b/%C3%BCber', '/A%20b/%C3%BCber'],
  ['an anchor', '#our-terms', '#our-terms'],
  ['a file', 'https://www.crust.com/files/plan.pdf', 'https://www.crust.com/files/plan.pdf'],
  ['the file of a page', 'https://www.crust.com/ovens.html', '/ovens.html'],
  ['another site', 'https://www.acme.com/a/', 'https://www.acme.com/a/'],
  ['a name that begins alike', 'https://crust.com.acme.com/', 'https://crust.com.acme.com/'],
  ['another host below', 'https://blog.crust.com/a/', 'https://blog.crust.com/a/'],
  ['no scheme', '//www.crust.com/a', '//www.crust.com/a'],
])('%s: %s is %s', (_, written, canonical) => {
  expect(canonicalAddress(written, site)).toBe(canonical);
});

test.each([
  ['https://host.example/site/ovens/', '/ovens'],
  ['https://host.example/site', '/'],
  ['https://host.example/site?a=b', '/?a=b'],
  ['https://host.example/sites', 'https://host.example/sites'],
  ['https://host.example/', 'https://host.example/'],
])('where the site is below a path, %s is %s', (written, canonical) => {
  expect(canonicalAddress(written, 'https://host.example/site')).toBe(canonical);
});

test('where its address isn’t known, the site has none', () => {
  expect(canonicalAddress('https://www.crust.com/ovens/')).toBe('https://www.crust.com/ovens/');
});

test.each([
  ['/privacy/', '/privacy'],
  ['/A%20b', '/A b'],
  ['/caf%C3%A9%26bar/', '/café&bar'],
  ['/%E4%BF%9D%E8%AD%B7/', '/保護'],
  ['/what%27s-new', "/what's-new"],
  ['/blog/*', '/blog/*'],
  // Decoded, it would be another address.
  ['/a%2Fb', '/a%2Fb'],
  ['/a%2ab', '/a%2ab'],
  ['/100%25', '/100%25'],
  ['https://www.crust.com/old/', '/old'],
  ['http://crust.com/old?a', '/old?a'],
  ['www.crust.com/old', '/old'],
  ['about.html', 'about.html'],
])('as an old address, %s is %s', (written, canonical) => {
  expect(canonicalOldAddress(written, site)).toBe(canonical);
  expect(canonicalOldAddress(written)).toBe(canonical);
});

test.each([
  ['https://blog.crust.com/old', site, 'https://blog.crust.com/old'],
  ['https://blog.crust.com/old', undefined, '/old'],
  ['https://host.example/old', 'https://host.example/site', 'https://host.example/old'],
])('%s of the site %s was %s', (written, siteUrl, canonical) => {
  expect(canonicalOldAddress(written, siteUrl)).toBe(canonical);
});

test.each([
  ['/old', ['/old']],
  ['/über', ['/über', '/%C3%BCber']],
  ['/A b', ['/A%20b']],
  ["/it's", ["/it's", '/it%27s']],
  ['/a;$b(c)&d:1', ['/a;$b(c)&d:1', '/a%3B%24b%28c%29%26d%3A1']],
  ['/保 護/*', ['/%E4%BF%9D%20%E8%AD%B7/*']],
])('hosts read %s as %j', (from, spellings) => {
  expect(hostSpellings(from)).toEqual(spellings);
});

test('an address with other letters is one, however often it is asked', () => {
  const told = Array.from({ length: 20_000 }, () => linkProblem('https://müller.de/ü'));
  expect(new Set(told)).toEqual(new Set([undefined]));
});
