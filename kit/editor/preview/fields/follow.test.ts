/** @jest-environment ./test/jest/environment.ts */

import type { ContentFile } from '../../form/formContent';
import { changedField } from './follow';

function page(fields: object, body = ''): ContentFile {
  return { collection: 'pages', name: 'clients', fields, body };
}

const [hero, cards] = [
  { type: 'hero', title: 'H' },
  { type: 'cards', title: 'C' },
];

test.each([
  ['typed', [hero, { ...cards, title: 'D' }], 'sections.1.title'],
  ['added', [hero, cards, { type: 'hero' }], 'sections.2.type'],
  ['moved', [cards, hero], 'sections.0.type'],
  ['removed', [hero], 'sections.1.type'],
])('what was %s is found', (_what, sections, field) => {
  const found = changedField(page({ sections: [hero, cards] }), page({ sections }));
  expect(found).toBe(`pages/clients.${field}`);
});

test('the same file has not changed, and another file is no change', () => {
  expect(changedField(page({ title: 'A' }), page({ title: 'A' }))).toBeUndefined();
  expect(
    changedField(page({ title: 'A' }), { ...page({ title: 'B' }), name: 'dealers' }),
  ).toBeUndefined();
  expect(changedField(page({}), page({}, 'Text'))).toBe('pages/clients.body');
});
