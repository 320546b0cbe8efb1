import { collectionNames, isSingle, modelOf } from '../model/model';
import { fieldsNaming, filesNamed } from './filesNamed';

function play(video: string) {
  return { type: 'video', label: 'Play', video };
}

test('the videos of a page are found in its order, without duplicates', () => {
  const sections = [
    { type: 'hero', actions: [play('c'), { type: 'demo' }], benefits: [{ action: play('b') }] },
    { type: 'testimonial', testimonial: 'one', reasons: ['One'] },
    { type: 'showcase', action: play('a') },
    { type: 'cards', cards: [{ action: play('c') }, {}], action: play('d') },
  ];
  expect(filesNamed(modelOf('pages'), { path: '/a', sections }, 'videos')).toStrictEqual([
    'c',
    'b',
    'a',
    'd',
  ]);
});

const named = collectionNames.filter((collection) => !isSingle(collection));

test.each(named)('there is a page to show each of %s on', (collection) => {
  const fields = fieldsNaming(modelOf('pages'), collection, 'a');
  expect(filesNamed(modelOf('pages'), fields, collection)).toStrictEqual(['a']);
});
