import { putBack, removedItem } from './removedItem';

const before = {
  title: 'T',
  'sections.0.type': 'hero',
  'sections.1.type': 'cards',
  'sections.1.cards.0.title': 'A',
  'sections.1.cards.1.title': 'B',
  'sections.1.cards.2.title': 'C',
  'sections.2.type': 'showcase',
  'sections.2.points.0': 'P',
};

test.each([
  ['an item of a list', 'sections.1.cards', 1, { '.title': 'B' }],
  ['a section with lists in it', 'sections', 1, { '.type': 'cards', '.cards.0.title': 'A' }],
  ['the only item of a list', 'sections.2.points', 0, { '': 'P' }],
])('%s that was removed is found, and put back where it was', (_what, list, index, values) => {
  const now: Record<string, unknown> = { ...before };
  // What an engine does: the items that follow move up by one.
  const rest = Object.entries(before).filter(([path]) => path.startsWith(`${list}.`));
  for (const [path] of rest) delete now[path];
  for (const [path, value] of rest) {
    const [, at = '', within = ''] = /^\.(\d+)(.*)$/.exec(path.slice(list.length)) ?? [];
    const place = Number(at);
    if (place === index) continue;
    const original = '.__sc_item_original_key_path';
    if (within) now[`${list}.${place > index ? place - 1 : place}${original}`] = `${list}.${place}`;
    now[`${list}.${place > index ? place - 1 : place}${within}`] = value;
  }
  const removed = removedItem(before, now);
  expect(removed).toMatchObject({ list, index, values });
  if (removed === undefined) throw new Error('Nothing was found.');
  now.title = 'Typed since';
  putBack(removed, now);
  const own = Object.entries(now).filter(([path]) => !path.includes('__sc_'));
  expect(Object.fromEntries(own)).toEqual({ ...before, title: 'Typed since' });
});

test('a list that has become empty gets its item back', () => {
  const had = { 'points.0': 'P' };
  const now: Record<string, unknown> = { points: [] };
  const removed = removedItem(had, now);
  if (removed === undefined) throw new Error('Nothing was found.');
  putBack(removed, now);
  expect(now).toEqual(had);
});

test('what was typed, added or moved is no removal', () => {
  expect(removedItem(before, { ...before, title: 'Other' })).toBeUndefined();
  expect(removedItem(before, { ...before, 'sections.3.type': 'hero' })).toBeUndefined();
  const moved = { ...before, 'sections.1.cards.0.title': 'B', 'sections.1.cards.1.title': 'A' };
  expect(removedItem(before, moved)).toBeUndefined();
});
