/** @jest-environment ./test/jest/environment.ts */
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';

const key = 'request-draft';
const typed = { ...emptyFields, name: 'Robin', message: 'Two floors,\nforty desks.' };

function refuse(): never {
  throw new DOMException('The user denied it.', 'SecurityError');
}

beforeEach(() => {
  sessionStorage.clear();
});

test('nothing of what was sent is stored, and what is typed after that is recognised as new', () => {
  keepDraft({ ...typed, name: 'Rob' });
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
  forgetDraft();
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: true });
  expect(sessionStorage.getItem(key)).toBe('{"sent":true}');
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: true });
});

test('a browser that denies storage altogether is one that keeps nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  keepDraft(typed);
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test('where the storage is too small what was kept before counts no more, until something fits', () => {
  keepDraft(typed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
  keepDraft({ ...typed, message: 'too long' });
  expect(readDraft()).toBeUndefined();
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
});
