import { nearest } from './nearest';

const fields = ['title', 'description', 'path', 'unpublishAt', 'dealer-partner', 'office-manager'];

test.each([
  ['titel', 'title'],
  ['tittle', 'title'],
  ['Title', 'title'],
  ['titles', 'title'],
  ['pat', 'path'],
  ['discription', 'description'],
  ['metaDescription', 'description'],
  ['unpublishedAt', 'unpublishAt'],
  ['dealerpartner', 'dealer-partner'],
  ['office_manager', 'office-manager'],
  ['manager', undefined],
  ['page', undefined],
  ['to', undefined],
  ['', undefined],
])('by %j is meant %j', (written, meant) => {
  expect(nearest(written, fields)).toBe(meant);
});
