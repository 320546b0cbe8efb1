import { directAddress, hostProblem } from './linkHosts';

test.each([
  ['https://www.google.com/url?q=https://acme.com/a%3Fb%3D1&sa=D&usg=x', 'https://acme.com/a?b=1'],
  ['https://a.safelinks.protection.outlook.com/?url=https%3A%2F%2Fb.com&c=5', 'https://b.com'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Facme.com&h=AT0', 'https://acme.com'],
  ['https://slack-redir.net/link?url=http%3A%2F%2Facme.com', 'http://acme.com'],
])('%s leads to %s', (address, direct) => {
  expect(directAddress(address)).toBe(direct);
});

test.each([
  'https://www.google.com/maps?q=https://acme.com',
  'https://acme.com/url?q=https://a.example',
  'https://urldefense.com/about',
  'https://www.linkedin.com/company/acme?url=https://acme.com',
])('%s is an address of its own', (address) => {
  expect(directAddress(address)).toBeUndefined();
});

test.each([
  ['https://www.google.com/url?q=acme', 'goes through another site'],
  ['https://protect-eu.mimecast.com/s/abc', 'goes through the scanner of somebody’s mail'],
  [
    'https://urldefense.com/v3/__https://b.com__;!!c$',
    'goes through the scanner of somebody’s mail',
  ],
  ['https://deploy-preview-12--acme.netlify.app/clients', 'leads to a preview'],
  ['https://docs.google.com/document/d/abc/edit?usp=sharing', 'may open for colleagues alone'],
])('%s is told', (address, message) => {
  expect(hostProblem(address)?.message).toContain(message);
});

test.each([
  'https://docs.google.com/document/d/e/abc/pub',
  'https://acme.netlify.app/',
  'https://acme.pages.dev/a',
])('of %s nothing is said', (address) => {
  expect(hostProblem(address)).toBeUndefined();
});
