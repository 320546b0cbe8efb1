import { rooms } from '../../../test/bakery/collections';
import { noteFormerPaths, withFormerPath } from './formerPaths';

test.each([
  [
    'a path that stays',
    { path: '/a', savedPath: '/a', formerPaths: ['/b'] },
    { path: '/a', savedPath: '/a', formerPaths: ['/b'] },
  ],
  [
    'a path that changes',
    { path: '/c', savedPath: '/a', formerPaths: ['/b'] },
    { path: '/c', savedPath: '/c', formerPaths: ['/b', '/a'] },
  ],
  [
    'a path that goes back',
    { path: '/a', savedPath: '/c', formerPaths: ['/b', '/a'] },
    { path: '/a', savedPath: '/a', formerPaths: ['/b', '/c'] },
  ],
])('%s has the former paths that visitors may still come by', (_what, values, saved) => {
  expect(withFormerPath(rooms, values, false)).toEqual(saved);
});

test.each([
  ['a new page', { path: '/d' }, { path: '/d', savedPath: '/d' }],
  [
    'a new page replacing an old one',
    { path: '/d', savedPath: '', formerPaths: ['/old'] },
    { path: '/d', savedPath: '/d', formerPaths: ['/old'] },
  ],
  [
    'the copy of a page',
    { path: '/d', savedPath: '', formerPaths: ['/b'] },
    { path: '/d', savedPath: '/d', formerPaths: [] },
  ],
])('%s has no former path of another', (_what, values, saved) => {
  noteFormerPaths(rooms, { path: '/a', formerPaths: ['/b'] });
  noteFormerPaths(rooms, { path: '/c' });
  expect(withFormerPath(rooms, values, true)).toEqual(saved);
});
