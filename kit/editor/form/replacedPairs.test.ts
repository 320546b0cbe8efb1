import { rooms } from '../../../test/bakery/collections';
import { newPicture } from '../../../test/jest/newPicture';
import { forgetPairs, noteReplacedPairs } from './replacedPairs';

beforeEach(forgetPairs);

function asked(file: string, darkFile?: string): (string | undefined)[] {
  const sign = { type: 'sign', title: 'One', picture: { file, alt: 'An oven', darkFile } };
  const fields = { path: '/a', parts: [sign] };
  return noteReplacedPairs({ collection: rooms, name: 'a', fields, body: '' }).map(
    ({ field }) => field,
  );
}

const light = 'rooms/a.parts.0.picture.file';
const dark = 'rooms/a.parts.0.picture.darkFile';

test('whoever replaces one of two is asked about the other, until that is replaced, too', () => {
  expect(asked('/images/oven.png', '/images/oven-dark.png')).toEqual([]);
  expect(asked(newPicture('1'), '/images/oven-dark.png')).toEqual([dark]);
  expect(asked(newPicture('1'), newPicture('2'))).toEqual([]);
  expect(asked('/images/new.png', '/images/new-dark.png')).toEqual([]);
  expect(asked('/images/newer.png', '/images/new-dark.png')).toEqual([dark]);
  expect(asked('/images/new.png', newPicture('3'))).toEqual([light]);
});

test('it is enough to remove the other, or to take the first back', () => {
  expect(asked('/images/oven.png', '/images/oven-dark.png')).toEqual([]);
  expect(asked('/images/stove.png', '/images/oven-dark.png')).toEqual([dark]);
  expect(asked('/images/stove.png')).toEqual([]);
  expect(asked('/images/oven.png', '/images/oven-dark.png')).toEqual([]);
});

test('a second picture that was added is no replacement', () => {
  expect(asked('/images/oven.png')).toEqual([]);
  expect(asked('/images/oven.png', newPicture('1'))).toEqual([]);
  expect(asked('/images/oven.png', '/images/dark.png')).toEqual([]);
});
