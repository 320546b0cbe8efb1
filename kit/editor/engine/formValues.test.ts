import { withOwnKeysOf, withoutOwnKeys } from './formValues';

test('what the engine adds to the items of lists is left out, at any depth, and nothing else', () => {
  const values = {
    title: '__init__',
    parts: [{ __sc_item_id: '1', links: [{ __sc_item_original_key_path: 'parts.0', label: 'A' }] }],
    empty: null,
  };
  expect(withoutOwnKeys(values)).toEqual({
    title: '__init__',
    parts: [{ links: [{ label: 'A' }] }],
    empty: null,
  });
});

test.each([
  [
    { parts: [{ __id: '1', title: 'a' }] },
    { parts: [{ title: 'A' }] },
    { parts: [{ __id: '1', title: 'A' }] },
  ],
  [
    { __id: '1', lines: 'a' },
    { lines: 'A', more: [null] },
    { __id: '1', lines: 'A', more: [null] },
  ],
  [{ parts: [{ __id: '1' }] }, { parts: [{}, { a: 1 }] }, { parts: [{ __id: '1' }, { a: 1 }] }],
  [undefined, { parts: [{}] }, { parts: [{}] }],
])('with what the engine has added to %j, %j is %j', (form, values, all) => {
  expect(withOwnKeysOf(form, values)).toEqual(all);
});
