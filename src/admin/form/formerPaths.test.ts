import { withFormerPath } from './formerPaths';

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
  expect(withFormerPath(values, false)).toEqual(saved);
});

test.each([
  ['a new page', { path: '/a' }, { path: '/a', savedPath: '/a' }],
  [
    'a new page in the place of an old one',
    { path: '/a', formerPaths: ['/b'] },
    { path: '/a', savedPath: '/a', formerPaths: ['/b'] },
  ],
  [
    'a page that was duplicated',
    { path: '/c', savedPath: '/a', formerPaths: ['/b'] },
    { path: '/c', savedPath: '/c', formerPaths: [] },
  ],
])('%s keeps the former paths that are its own', (_what, values, saved) => {
  expect(withFormerPath(values, true)).toEqual(saved);
});
