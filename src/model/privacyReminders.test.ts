import { privacyReminders } from './privacyReminders';

const id = { name: 'privacy-policy', fields: {} };

const form = 'does not name the form service';
const postal = 'has no postal address';
const track = 'does not say what Do Not Track changes';
const control = 'does not say what Global Privacy Control changes';

test.each([
  'Requests are delivered to us by an external form-collection service, which keeps them.',
  '**Form service.** Requests are delivered to us.',
  'The platform itself is a separate service. It is not covered.',
])('"%s" names no form service', (body) => {
  expect(privacyReminders({ ...id, body }).map(({ message }) => message)).toContain(form);
});

test.each([
  [form, ['the form service Formspree', 'a service by Acme', 'Basin, the form service']],
  [
    postal,
    [
      'P.O. Box 12',
      'Springfield, IL 62701-1234',
      '10115 Berlin',
      'London SW1A 1AA',
      'Ottawa K1A 0B1',
    ],
  ],
  [track, ['“Do Not Track” changes nothing', 'do not track signals']],
  [control, ['Global Privacy Control changes nothing', 'the GPC signal']],
])('"%s" is said until the policy has the words', (message, words) => {
  const said = (body: string) => privacyReminders({ ...id, body }).map((each) => each.message);
  expect(
    said('We collect little, since 2025, and keep it for 10 years (100000 at most).'),
  ).toContain(message);
  for (const each of words)
    expect([each, said(each)]).not.toEqual([each, expect.arrayContaining([message])]);
});

test('nothing is said of another policy, or of one that is empty', () => {
  expect(privacyReminders({ ...id, name: 'security-policy', body: 'We collect little.' })).toEqual(
    [],
  );
  expect(privacyReminders({ ...id, body: ' ' })).toEqual([]);
});
