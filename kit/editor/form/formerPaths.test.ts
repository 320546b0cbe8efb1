import { rooms } from '../../../test/bakery/collections';
import { noteFormerPaths, withFormerPath } from './formerPaths';

test.each([
  ['that stays', '/a', '/a', ['/b'], ['/b']],
  ['that changes', '/c', '/a', ['/b'], ['/b', '/a']],
  ['that goes back', '/a', '/c', ['/b', '/a'], ['/b', '/c']],
])(
  'a path %s has the former paths that visitors may still come by',
  (_which, path, before, formerPaths, saved) => {
    const fields = withFormerPath(rooms, { path, formerPaths }, before, false);
    expect(fields).toEqual({ path, formerPaths: saved });
  },
);

test.each([
  ['a new page', {}, {}],
  ['a new page replacing an old one', { formerPaths: ['/old'] }, { formerPaths: ['/old'] }],
  ['the copy of a page', { formerPaths: ['/b'] }, { formerPaths: [] }],
])('%s has no former path of another', (_what, fields, saved) => {
  noteFormerPaths(rooms, { path: '/a', formerPaths: ['/b'] });
  noteFormerPaths(rooms, { path: '/c' });
  expect(withFormerPath(rooms, { path: '/d', ...fields }, '', true)).toEqual({
    path: '/d',
    ...saved,
  });
});
