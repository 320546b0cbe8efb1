import { securityText } from './securityText';

const contact = {
  siteUrl: 'https://www.casegood.example',
  email: 'hello@casegood.example',
  language: 'en',
  securityPolicy: '/security-policy',
};
const builtAt = new Date('2026-03-31T10:20:30Z');

test('it says whom to write to, and when that expires', () => {
  expect(securityText(contact, builtAt)).toBe(`Contact: mailto:hello@casegood.example
Expires: 2027-02-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.casegood.example/.well-known/security.txt
Policy: https://www.casegood.example/security-policy
`);
});

test('a policy that the site lacks is not mentioned', () => {
  expect(securityText({ ...contact, securityPolicy: undefined })).not.toContain('Policy:');
});

test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'built at %s it expires within a year, and not soon',
  (built) => {
    const expires = /Expires: (.*)/.exec(securityText(contact, new Date(built)))?.[1];
    const days = (Date.parse(expires ?? '') - Date.parse(built)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
