import { withoutOwnKeys } from './formValues';

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
