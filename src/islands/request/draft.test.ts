/** @jest-environment ./test/jest/environment.ts */
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';

const key = 'casegood-request';
const typed = { ...emptyFields, name: 'Robin', message: 'Two floors,\nforty desks.' };

function refuse(): never {
  throw new DOMException('The user denied it.', 'SecurityError');
}

beforeEach(() => sessionStorage.clear());

test('what was kept is read back', () => {
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
});

test('the last that was kept counts', () => {
  keepDraft(typed);
  keepDraft({ ...typed, name: 'Robin Field' });
  expect(readDraft()?.fields.name).toBe('Robin Field');
});

test('it stays in this tab', () => {
  keepDraft(typed);
  expect(localStorage).toHaveLength(0);
});

test('where nothing was kept all fields are empty', () => {
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: false });
});

test('what was sent is gone, and that it was is known', () => {
  keepDraft(typed);
  forgetDraft();
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: true });
});

test('of what was sent the storage holds no word', () => {
  keepDraft(typed);
  forgetDraft();
  expect(sessionStorage.getItem(key)).toBe('{"sent":true}');
});

test('what is typed after that is kept, and is known to come after', () => {
  forgetDraft();
  keepDraft(typed);
  expect(readDraft()).toStrictEqual({ fields: typed, sent: true });
});

const foreign: [string, string][] = [
  ['text that is no JSON', '{"name":'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '["Robin"]'],
  ['a text', '"name"'],
  ['fields that are no texts', '{"name":1,"email":null,"phone":{},"company":[],"message":true}'],
];

test.each(foreign)('where the storage holds %s all fields are empty', (_name, stored) => {
  sessionStorage.setItem(key, stored);
  expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: false });
});

test('of foreign JSON only the known fields that are texts are read', () => {
  sessionStorage.setItem(key, '{"name":"Robin","email":5,"subject":"x","constructor":"y"}');
  expect(readDraft()?.fields).toStrictEqual({ ...emptyFields, name: 'Robin' });
});

describe('where storage is refused', () => {
  test('nothing is known of what was kept', () => {
    keepDraft(typed);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readDraft()).toBeUndefined();
  });

  test('keeping does not throw', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => keepDraft(typed)).not.toThrow();
    expect(setItem).toHaveBeenCalled();
  });

  test('forgetting does not throw', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => forgetDraft()).not.toThrow();
    expect(setItem).toHaveBeenCalled();
  });

  test('a browser that denies the storage itself is met in the same way', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(() => keepDraft(typed)).not.toThrow();
    expect(readDraft()).toBeUndefined();
  });
});

describe('where the storage is too small', () => {
  beforeEach(() => {
    keepDraft(typed);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    keepDraft({ ...typed, message: 'x'.repeat(6_000_000) });
  });

  test('what was kept before does not count any more', () => {
    expect(readDraft()).toBeUndefined();
  });

  test('what fits again is read back', () => {
    keepDraft(typed);
    expect(readDraft()).toStrictEqual({ fields: typed, sent: false });
  });

  test('what was sent is forgotten all the same', () => {
    forgetDraft();
    expect(readDraft()).toStrictEqual({ fields: emptyFields, sent: true });
  });
});
