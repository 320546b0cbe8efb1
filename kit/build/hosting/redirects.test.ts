import { locationOf, redirectRules, ruleFor } from './redirects';

test('redirects are permanent or temporary, with and without a slash', () => {
  const redirects = [
    { from: '/old', to: '/clients#why', permanent: true },
    { from: '/app', to: 'https://app.example/?a=1&b=2' },
  ];
  expect(redirectRules(redirects)).toEqual([
    { from: '/old', to: '/clients#why', status: 301 },
    { from: '/old/', to: '/clients#why', status: 301 },
    { from: '/app', to: 'https://app.example/?a=1&b=2', status: 302 },
    { from: '/app/', to: 'https://app.example/?a=1&b=2', status: 302 },
  ]);
});

test.each([
  ['/a', '', '/a'],
  ['/a', '?b=c', '/a?b=c'],
  ['/a#d', '?b=c', '/a?b=c#d'],
  ['/a?b=d', '?b=c', '/a?b=d'],
])('a redirect to %s turns a request with "%s" into %s', (to, query, location) => {
  expect(locationOf(to, query)).toBe(location);
});

test.each([
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/a?b=%C3%A9', '/a?b=%C3%A9'],
  // nginx would read a variable.
  ['/it’s/$abc', '/it%E2%80%99s/%24abc'],
  ["/it's", '/it%27s'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
])('the target %s is percent-encoded once', (to, encoded) => {
  expect(redirectRules([{ from: '/a', to }])[0]?.to).toBe(encoded);
});

test('a rule for everything below an address comes after those for single ones', () => {
  const old = [
    { from: '/blog/*', to: '/', permanent: true },
    { from: '/blog/About_Us.html', to: '/about' },
  ];
  const target = (path: string) => ruleFor(path, redirectRules(old))?.to;
  expect(['/blog/2019/x', '/blog/', '/blog', '/blog/About_Us.html'].map(target)).toEqual([
    '/',
    '/',
    undefined,
    '/about',
  ]);
});
