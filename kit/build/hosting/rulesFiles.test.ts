import { headerRules } from './headers';
import { redirectRules } from './redirects';
import {
  readHeadersFile,
  readRedirectsFile,
  writeHeadersFile,
  writeRedirectsFile,
} from './rulesFiles';

const parts = { csp: "default-src 'none'", playerOrigins: [], scripts: ['app-1234.js'] };

test('both files read as they were written', () => {
  const headers = headerRules(parts);
  expect(readHeadersFile(writeHeadersFile(headers))).toEqual(headers);
  const redirects = redirectRules([
    { from: '/blog/*', to: '/', permanent: true },
    { from: '/über', to: '/about#us' },
    { from: '/A b', to: '/about' },
    { from: "/it's;$1", to: '/about' },
  ]);
  const text = writeRedirectsFile(redirects);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '/über /about#us 302',
      '/%C3%BCber /about#us 302',
      '/A%20b /about 302',
      '/A%20b/ /about 302',
      "/it's;$1 /about 302",
      '/it%27s%3B%241 /about 302',
      '/blog/* / 301',
    ]),
  );
  expect(readRedirectsFile(text)).toEqual(redirects);
});
