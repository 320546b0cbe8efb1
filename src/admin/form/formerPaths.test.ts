import { withFormerPath } from './formerPaths';

test.each([
  ['a new page', { path: '/a' }, { path: '/a', savedPath: '/a' }],
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
  expect(withFormerPath(values)).toEqual(saved);
});
