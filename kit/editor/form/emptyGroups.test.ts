import { rooms } from '../../../test/bakery/collections';
import { emptyGroupNotes } from './emptyGroups';

function notesOf(picture: unknown) {
  const fields = {
    path: '/a',
    parts: [
      { type: 'word', title: 'T' },
      { type: 'sign', picture },
    ],
  };
  return emptyGroupNotes({ collection: rooms, name: 'a', fields, body: '' });
}

test.each([
  ['one that isn’t there', undefined],
  ['one that is left out', null],
  ['one that has begun', { file: '', alt: 'An oven.' }],
])('nothing is said of %s', (_which, picture) => {
  expect(notesOf(picture)).toEqual([]);
});

test('a picture that was added and is still empty can’t be saved', () => {
  expect(notesOf({ file: '', darkFile: '', alt: '' })).toEqual([
    expect.objectContaining({ field: 'rooms/a.parts.1.picture', where: 'Part 2, Picture' }),
  ]);
});
