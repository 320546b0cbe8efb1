import { rooms } from '../../../test/bakery/collections';
import { modelOf } from '../model/model';
import { filesNamed } from './filesNamed';

const room = modelOf(rooms);

function toLoaf(loaf: string) {
  return { type: 'loaf', label: 'Go', loaf };
}

test('the files that a page names are found in its order, without duplicates', () => {
  const parts = [
    { type: 'sign', links: [toLoaf('c'), { type: 'other' }] },
    { type: 'word', baker: 'ada' },
    { type: 'shelf', trays: [{ link: toLoaf('b') }, {}], link: toLoaf('a') },
    { type: 'shelf', trays: [{ link: toLoaf('c') }, null], link: toLoaf('d') },
  ];
  const fields = { path: '/a', parts };
  expect(filesNamed(room, fields, 'loaves')).toStrictEqual(['c', 'b', 'a', 'd']);
  expect(filesNamed(room, fields, 'bakers')).toStrictEqual(['ada']);
});
