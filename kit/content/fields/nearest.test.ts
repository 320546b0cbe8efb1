import { nearest } from './nearest';

const fields = ['title', 'description', 'path', 'darkFile', 'dealer-partner', 'office-manager'];

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['discription', 'description'],
  ['metaDescription', 'description'],
  ['office_manager', 'office-manager'],
  ['daFile', 'darkFile'],
  ['manager', undefined],
  ['to', undefined],
  ['', undefined],
])('by %j is meant %j', (written, meant) => {
  expect(nearest(written, fields)).toBe(meant);
});
