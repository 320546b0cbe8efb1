/** @jest-environment ./test/jest/environment.ts */

import { rooms } from '../../../../test/bakery/collections';
import type { ContentFile } from '../../../content/model/entry';
import { changedField } from './follow';

function page(fields: object, body = ''): ContentFile {
  return { collection: rooms, name: 'oven', fields, body };
}

const [sign, shelf] = [
  { type: 'sign', title: 'A' },
  { type: 'shelf', title: 'B' },
];

test.each([
  ['typed', [sign, { ...shelf, title: 'D' }], 'parts.1.title'],
  ['added', [sign, shelf, { type: 'sign' }], 'parts.2.type'],
  ['moved', [shelf, sign], 'parts.0.type'],
  ['removed', [sign], 'parts.1.type'],
])('what was %s is found', (_what, parts, field) => {
  const found = changedField(page({ parts: [sign, shelf] }), page({ parts }));
  expect(found).toBe(`rooms/oven.${field}`);
});

test('the same file has not changed, and another file is no change', () => {
  expect(changedField(page({ title: 'A' }), page({ title: 'A' }))).toBeUndefined();
  expect(
    changedField(page({ title: 'A' }), { ...page({ title: 'B' }), name: 'counter' }),
  ).toBeUndefined();
  expect(changedField(page({}), page({}, 'Text'))).toBe('rooms/oven.body');
});
