/** @jest-environment ./test/jest/environment.ts */
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';

const key = 'casegood-request';
const typed = { ...emptyFields, name: 'Robin', message: 'Two floors,\nforty desks.' };
const nothing = { fields: emptyFields, sent: false };

function refuse(): never {
  throw new DOMException('The user denied it.', 'SecurityError');
}

beforeEach(() => {
  sessionStorage.clear();
});

test('the last stored values are read back, only in this tab', () => {
  expect(readDraft()).toStrictEqual(nothing);
  keepDraft({ ...typed, name: 'Rob' });
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
  expect(localStorage).toHaveLength(0);
});

test('the storage holds nothing of what was sent, and what is typed after that is recognised as new', () => {
  keepDraft(typed);
  forgetDraft();
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: true });
  expect(sessionStorage.getItem(key)).toBe('{"sent":true}');
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: true });
});

test.each([
  '{"name":',
  '',
  'null',
  '7',
  '["Robin"]',
  '{"name":1,"email":null,"phone":{},"company":[],"message":true,"subject":"x","constructor":"y"}',
])('where somebody else has stored %s all fields are empty', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(readDraft()).toStrictEqual(nothing);
});

test('where storage is refused nothing is known, and nothing throws', () => {
  keepDraft(typed);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  keepDraft(typed);
  forgetDraft();
  expect(setItem).toHaveBeenCalledTimes(2);
  expect(readDraft()).toBeUndefined();
});

test('a browser that denies storage altogether is handled the same way', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  keepDraft(typed);
  expect(readDraft()).toBeUndefined();
});

test('where the storage is too small what was kept before counts no more, until something fits', () => {
  const outgrow = () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    keepDraft({ ...typed, message: 'x'.repeat(6_000_000) });
  };
  keepDraft(typed);
  outgrow();
  expect(readDraft()).toBeUndefined();
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
  outgrow();
  forgetDraft();
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: true });
});
