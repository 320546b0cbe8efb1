import { securityText } from './writeDiscovery';

/* What else it writes is in test/site/metadata.spec.ts. */

const contact = {
  siteUrl: 'https://www.crust.example',
  email: 'us@crust.example',
  paths: ['/', '/bread/safety'],
};

test('the security contact says whom to write to, and when that expires', () => {
  const builtAt = new Date('2026-03-31T10:20:30Z');
  expect(securityText(contact, builtAt)).toBe(`Contact: mailto:us@crust.example
Expires: 2027-02-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.crust.example/.well-known/security.txt
Policy: https://www.crust.example/bread/safety
`);
  expect(securityText({ ...contact, paths: ['/'] })).not.toContain('Policy:');
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
