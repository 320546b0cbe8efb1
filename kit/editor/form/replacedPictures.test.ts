import { rooms } from '../../../test/bakery/collections';
import { newPicture } from '../../../test/jest/newPicture';
import { describePicture, forgetPictures, noteReplacedPictures } from './replacedPictures';

beforeEach(forgetPictures);

function pageWith(file: string, alt: string) {
  const sign = { type: 'sign', title: 'One', picture: { file, alt } };
  const same = { type: 'word', title: 'Two', picture: { file: '/images/same.png', alt } };
  const fields = { path: '/a', parts: [sign, same] };
  return { collection: rooms, name: 'a', fields, body: '' };
}

function asked(file: string, alt: string): (string | undefined)[] {
  return noteReplacedPictures(pageWith(file, alt)).map(({ field }) => field);
}

const field = 'rooms/a.parts.0.picture.alt';

test('another picture is asked about, also once it is saved, until its text is looked at or another', () => {
  expect(asked('/images/chair.png', 'A chair')).toEqual([]);
  expect(asked('', 'A chair')).toEqual([]);
  expect(asked(newPicture('1'), 'A chair')).toEqual([field]);
  expect(asked('/images/desk.png', 'A chair')).toEqual([field]);
  expect(describePicture(pageWith('/images/desk.png', 'A chair'), 'parts.0.picture.alt')).toBe(
    true,
  );
  expect(asked('/images/desk.png', 'A chair')).toEqual([]);
  expect(asked('/images/lamp.png', 'A chair')).toEqual([field]);
  expect(asked('/images/lamp.png', 'A lamp')).toEqual([]);
});

test('a picture that is new and described isn’t asked about once it is saved, and another new one is', () => {
  expect(asked('', '')).toEqual([]);
  expect(asked(newPicture('1'), '')).toEqual([]);
  expect(asked(newPicture('1'), 'A chair')).toEqual([]);
  expect(asked(newPicture('2'), 'A chair')).toEqual([field]);
  expect(asked(newPicture('1'), 'A chair')).toEqual([]);
  expect(asked('/images/chair.png', 'A chair')).toEqual([]);
});
