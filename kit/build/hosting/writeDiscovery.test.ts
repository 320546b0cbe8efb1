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
