import { bakers, loaves, rooms } from '../../../test/bakery/collections';
import type { ContentFile } from '../form/formContent';
import { pathsWith } from './livePages';

const oven: ContentFile = {
  collection: rooms,
  name: 'oven',
  fields: {
    path: '/oven',
    formerPaths: ['/stove', '/hearth'],
    parts: [{ type: 'word', baker: 'ada' }],
  },
  body: '',
};
const ada: ContentFile = { collection: bakers, name: 'ada', fields: {}, body: '' };
const rye: ContentFile = { collection: loaves, name: 'rye', fields: {}, body: '' };

test.each([
  ['a page that was elsewhere', oven, ['/oven', '/hearth', '/stove']],
  ['a page at an address made of its name', rye, ['/bread/rye']],
  ['what a page names', ada, ['/oven', '/hearth', '/stove', '/']],
  ['what no page names', { ...ada, name: 'bob' }, ['/']],
])('of %s visitors may see something at these addresses', (_, file, paths) => {
  expect(pathsWith(file, [oven, ada, rye])).toEqual(paths);
});
