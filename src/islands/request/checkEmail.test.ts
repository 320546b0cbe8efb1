/** @jest-environment ./test/jest/environment.ts */
import { refusedEmails, takenEmails } from '../../../test/support/emails';
import { checkEmail } from './checkEmail';
import { cleanField } from './cleanField';

/* The same in the three engines: test/request-form/emails.spec.ts and test/engines/emails.spec.ts. */

test.each(Object.values(takenEmails).flatMap((emails) => Object.entries(emails)))(
  '%j is taken as %s',
  (typed, arrives) => {
    expect(checkEmail(typed)).toBeUndefined();
    expect(cleanField('email', typed)).toBe(arrives);
  },
);

test.each(Object.entries(refusedEmails))('%j is refused, for its %s', (typed, sign) => {
  expect(checkEmail(typed)).toEqual({ sign });
});

/* Chromium’s own email field hands over what they become. */
test.each([
  ['robin@office™.example', '™'],
  ['robin@office½.example', '½'],
  ['robin@OFFİCE.example', 'İ'],
  ['robin@①.example', '①'],
  ['robin@ſtore.example', 'ſ'],
  ['robin@office².example', '²'],
])('%s would become another domain, for its %s', (typed, sign) => {
  expect(checkEmail(typed)).toEqual({ sign });
});

test.each([
  ['robin@my‑office.example', 'robin@xn--myoffice-1m3d.example', 'robin@my-office.example'],
  ['robin@“office”.example', 'robin@xn--office-oi0coa.example', 'robin@“office”.example'],
  ['robin@straße.example', 'robin@strasse.example', 'robin@strasse.example'],
])('of %s Chromium’s email field holds %s, which is understood alike', (typed, held, text) => {
  expect(cleanField('email', typed)).toBe(text);
  expect(cleanField('email', held)).toBe(text);
  expect(checkEmail(held)).toEqual(checkEmail(typed));
});

test.each([
  ['what can’t be decoded', 'robin@xn--zzzzzz99999999.example'],
  ['a domain that is called by its own ß', 'robin@xn--strae-oqa.example'],
])('%s can be sent', (_what, email) => {
  expect(checkEmail(email)).toBeUndefined();
});

test('an empty email is no malformed one', () => {
  expect(checkEmail(' ')).toBeUndefined();
});
