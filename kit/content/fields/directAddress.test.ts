import { directAddress } from './directAddress';

test.each([
  ['https://www.google.com/url?q=https://acme.com/a%3Fb%3D1&sa=D&usg=x', 'https://acme.com/a?b=1'],
  ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Facme.com', 'https://acme.com'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.com%2Fa&data=05%7C01',
    'https://acme.com/a',
  ],
  ['https://urldefense.com/v3/__https://acme.com/a__;!!abc!def$', 'https://acme.com/a'],
  ['https://urldefense.com/v3/__https:/acme.com/a__;Kw!!abc', 'https://acme.com/a'],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__acme.com_a-2Db&d=Dw',
    'https://acme.com/a-b',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Facme.com&h=AT0', 'https://acme.com'],
  ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Facme.com', 'https://acme.com'],
  ['https://slack-redir.net/link?url=http%3A%2F%2Facme.com', 'http://acme.com'],
])('%s leads to %s', (address, direct) => {
  expect(directAddress(address)).toBe(direct);
});

test.each([
  'https://www.google.com/maps?q=https://acme.com',
  'https://www.google.com/url?q=acme',
  'https://acme.com/url?q=https://a.example',
  'https://urldefense.com/about',
  'https://www.linkedin.com/company/acme?url=https://acme.com',
  '/clients?url=https://acme.com',
])('%s is an address of its own', (address) => {
  expect(directAddress(address)).toBeUndefined();
});
