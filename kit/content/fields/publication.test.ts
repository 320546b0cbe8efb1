import { reasonUnpublished } from './publication';

test.each([
  [{}, undefined],
  [{ publishAt: '2027-01-15' }, undefined],
  [{ publishAt: '2027-01-16' }, 'publishAt'],
  [{ unpublishAt: '2027-01-15' }, 'unpublishAt'],
  [{ unpublishAt: '2027-01-16' }, undefined],
  [{ draft: true, publishAt: '2027-01-01' }, 'draft'],
])('on January 15, 2027, %j is unpublished by %s', (marks, by) => {
  expect(reasonUnpublished({ title: 'Any', ...marks }, '2027-01-15')?.by).toBe(by);
});
