import { JSDOM } from 'jsdom';
import { writeNginxConfiguration } from './nginx';
import {
  locationOf,
  readRedirectsFile,
  redirectPage,
  redirectRules,
  ruleFor,
  writeRedirectsFile,
} from './redirects';

const redirects = [
  { from: '/old', to: '/clients#why', permanent: true },
  { from: '/app', to: 'https://app.example/?a=1&b=2' },
];

test('redirects are permanent or temporary, with and without a slash, below the path of the site', () => {
  expect(redirectRules(redirects, '/site')).toEqual([
    { from: '/site/old', to: '/site/clients#why', status: 301 },
    { from: '/site/old/', to: '/site/clients#why', status: 301 },
    { from: '/site/app', to: 'https://app.example/?a=1&b=2', status: 302 },
    { from: '/site/app/', to: 'https://app.example/?a=1&b=2', status: 302 },
  ]);
});

test('the file for Netlify and Cloudflare Pages reads as it was written', () => {
  const rules = redirectRules(redirects, '');
  expect(writeRedirectsFile(rules).split('\n')[0]).toBe('/old /clients#why 301');
  expect(readRedirectsFile(writeRedirectsFile(rules))).toEqual(rules);
});

test('a line that Cloudflare Pages would not read is refused', () => {
  const long = { from: '/old', to: `https://a.example/${'x'.repeat(1000)}`, status: 301 } as const;
  expect(() => writeRedirectsFile([long])).toThrow('The redirect from /old has more than the 1000');
});

test.each([
  ['/a', '', '/a'],
  ['/a', '?b=c', '/a?b=c'],
  ['/a#d', '?b=c', '/a?b=c#d'],
  ['/a?b=d', '?b=c', '/a?b=d'],
])('a redirect to %s turns a request with "%s" into %s', (to, query, location) => {
  expect(locationOf(to, query)).toBe(location);
});

test('where there are only files, a page redirects, and is hidden from search engines', () => {
  const page = redirectPage('/clients', 'https://name.example/site');
  const { document } = new JSDOM(page).window;
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  expect(content('meta[http-equiv="refresh"]')).toBe('0; url=https://name.example/site/clients');
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://name.example/site/clients',
  );
  expect(document.querySelector('a')?.textContent).toBe('https://name.example/site/clients');
  expect(redirectPage('https://a.example/?a=1&b="', '')).toContain('?a=1&amp;b=%22"');
});

test('targets are percent-encoded once, and nginx sees no variable in them', () => {
  const targets = ['/日本', '/a?b=%C3%A9', '/it’s/$abc', "/it's", 'https://bücher.example/é'];
  const rules = redirectRules(
    targets.map((to, index) => ({ from: `/${index}`, to })),
    '/site',
  );
  expect([...new Set(rules.map(({ to }) => to))]).toEqual([
    '/site/%E6%97%A5%E6%9C%AC',
    '/site/a?b=%C3%A9',
    '/site/it%E2%80%99s/%24abc',
    '/site/it%27s',
    'https://xn--bcher-kva.example/%C3%A9',
  ]);
  expect(() => writeNginxConfiguration([], rules)).not.toThrow();
});

test('the addresses of an earlier site redirect, with everything below them', () => {
  const old = [
    { from: '/blog/*', to: '/', permanent: true },
    { from: '/blog/About_Us.html', to: '/about' },
    { from: '/über', to: '/about' },
  ];
  const rules = redirectRules(old, '');
  const lines = writeRedirectsFile(rules).trim().split('\n');
  expect(lines).toEqual(expect.arrayContaining(['/über /about 302', '/%C3%BCber /about 302']));
  expect(lines.at(-1)).toBe('/blog/* / 301');
  expect(readRedirectsFile(writeRedirectsFile(rules))).toEqual(rules);
  const target = (path: string) => ruleFor(path, rules)?.to;
  expect(['/blog/2019/x', '/blog/', '/blog', '/blog/About_Us.html', '/über'].map(target)).toEqual([
    '/',
    '/',
    undefined,
    '/about',
    '/about',
  ]);
  expect(writeNginxConfiguration([], rules)).toContain('location "/blog/" {\n  return 301');
});

test.each([
  ['/a', 1001, /2002 rules for redirects.*and 0 with/],
  ['/a/*', 101, /0 rules for redirects.*and 101 with/],
])(
  'more rules like %s than Cloudflare Pages reads stop the build with their number',
  (from, count, told) => {
    const many = Array.from({ length: count }, (_, at) => ({ from: `/${at}${from}`, to: '/' }));
    expect(() => writeRedirectsFile(redirectRules(many, ''))).toThrow(told);
  },
);
