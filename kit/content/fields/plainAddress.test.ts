import { hostSpellings, plainAddress, plainOldAddress } from './plainAddress';

const site = 'https://www.casegood.com';

test.each([
  ['a slash at the end', '/clients/', '/clients'],
  ['several', '/clients//', '/clients'],
  ['a slash before a query', '/clients/?a=/b/#c/', '/clients?a=/b/#c/'],
  ['the home page', '/', '/'],
  ['its full address', 'https://www.casegood.com', '/'],
  ['its full address with an anchor', 'https://www.casegood.com/#book-a-demo', '/#book-a-demo'],
  ['a full address', 'https://www.casegood.com/clients/', '/clients'],
  ['one without www', 'https://casegood.com/clients', '/clients'],
  ['one without encryption', 'http://www.casegood.com/clients', '/clients'],
  ['one in capitals', 'HTTPS://WWW.Casegood.COM/clients', '/clients'],
  ['one with spaces around it', ' https://www.casegood.com/clients ', '/clients'],
  ['encoded letters', '/%63lients/%C3%BCber', '/clients/über'],
  ['an encoded space', '/A%20b', '/A%20b'],
  ['an encoded slash', '/a%2fb', '/a%2Fb'],
  ['decomposed letters', '/cafe\u0301', '/café'],
  ['encoded decomposed letters', '/cafe%CC%81', '/café'],
  ['another case', '/Clients/', '/Clients'],
  ['a file', '/clients/index.html', '/clients/index.html'],
  ['half an encoded letter', '/a%C3/b%', '/a%C3/b%'],
  ['an anchor', '#our-terms', '#our-terms'],
  ['a mail address', 'mailto:a@casegood.com', 'mailto:a@casegood.com'],
  ['a file', 'https://www.casegood.com/files/plan.pdf', 'https://www.casegood.com/files/plan.pdf'],
  ['a file with a query', 'https://casegood.com/a.svg?b', 'https://casegood.com/a.svg?b'],
  ['the file of a page', 'https://www.casegood.com/clients.html', '/clients.html'],
  ['a dot in a query', 'https://www.casegood.com/clients?a=b.pdf', '/clients?a=b.pdf'],
  ['another site', 'https://www.acme.com/a/', 'https://www.acme.com/a/'],
  [
    'a name that begins alike',
    'https://www.casegood.com.acme.com/',
    'https://www.casegood.com.acme.com/',
  ],
  ['another host below', 'https://blog.casegood.com/a/', 'https://blog.casegood.com/a/'],
  ['another port', 'https://www.casegood.com:8443/a', 'https://www.casegood.com:8443/a'],
  ['no scheme', '//www.casegood.com/a', '//www.casegood.com/a'],
])('%s: %s is %s', (_, written, plain) => {
  expect(plainAddress(written, site)).toBe(plain);
});

test.each([
  ['https://host.example/site/clients/', '/clients'],
  ['https://host.example/site', '/'],
  ['https://host.example/site?a=b', '/?a=b'],
  ['https://host.example/sites', 'https://host.example/sites'],
  ['https://host.example/', 'https://host.example/'],
])('where the site is below a path, %s is %s', (written, plain) => {
  expect(plainAddress(written, 'https://host.example/site')).toBe(plain);
});

test('where its address isn’t known, the site has none', () => {
  expect(plainAddress('https://www.casegood.com/clients/')).toBe(
    'https://www.casegood.com/clients/',
  );
});

test.each([
  ['/privacy/', '/privacy'],
  ['/A%20b', '/A b'],
  ['/A b/', '/A b'],
  ['/caf%C3%A9%26bar/', '/café&bar'],
  ['/u\u0308ber-uns', '/über-uns'],
  ['/%E4%BF%9D%E8%AD%B7/', '/保護'],
  ['/what%27s-new', "/what's-new"],
  ['/blog/*', '/blog/*'],
  // Decoded, it would be another address.
  ['/a%2Fb', '/a%2Fb'],
  ['/a%2ab', '/a%2Ab'],
  ['/a%3Fb%23c', '/a%3Fb%23c'],
  ['/100%25', '/100%25'],
  ['/index.php?page=about', '/index.php?page=about'],
  ['https://www.casegood.com/old/', '/old'],
  ['http://casegood.com/old?a', '/old?a'],
  ['www.casegood.com/old', '/old'],
  ['about.html', 'about.html'],
])('as an old address, %s is %s', (written, plain) => {
  expect(plainOldAddress(written, site)).toBe(plain);
  expect(plainOldAddress(written)).toBe(plain);
});

test.each([
  ['casegood.com/old/', site, '/old'],
  ['https://blog.casegood.com/old', site, 'https://blog.casegood.com/old'],
  ['https://blog.casegood.com/old', undefined, '/old'],
  ['https://host.example/old', 'https://host.example/site', 'https://host.example/old'],
])('%s of the site %s was %s', (written, siteUrl, plain) => {
  expect(plainOldAddress(written, siteUrl)).toBe(plain);
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
