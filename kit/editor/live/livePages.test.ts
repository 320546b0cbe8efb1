import { bakers, loaves, rooms } from '../../../test/bakery/collections';
import type { ContentFile } from '../form/formContent';
import { livePage, pathsWith } from './livePages';

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

test.each([
  ['that is there', [200], '/oven'],
  ['that was there before', [404, 200], '/stove'],
  ['that leads elsewhere', [0, 200], '/stove'],
  ['that is gone for good', [410, 404], undefined],
  ['of a site that fails', [500], 'The site answers 500.'],
  ['of a site under repair', [404, 503], 'The site answers 503.'],
  ['of a site that wants a password', [401], 'The site answers 401.'],
])('the page %s is known or not', async (_, statuses, outcome) => {
  const answers = statuses.map((status) => {
    return { ok: status === 200, status, type: status === 0 ? 'opaqueredirect' : 'basic' };
  });
  Object.assign(globalThis, { document: { baseURI: 'https://a.example/admin/' } });
  Object.assign(globalThis, { fetch: async () => answers.shift() });
  const found = livePage(['/oven', '/stove']).catch((error: Error) => error.message);
  expect((await found)?.replace('https://a.example', '')).toBe(outcome);
});
