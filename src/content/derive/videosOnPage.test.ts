import { videosOnPage } from './videosOnPage';

function play(video: string) {
  return { type: 'video', label: 'Play', video };
}

test.each([
  [
    'a whole page, in its order and without duplicates',
    [
      { type: 'hero', actions: [play('c'), { type: 'demo' }], benefits: [{ action: play('b') }] },
      { type: 'testimonial', testimonial: 'one', reasons: ['One'] },
      { type: 'showcase', action: play('a') },
      { type: 'cards', cards: [{ action: play('c') }, {}], action: play('d') },
    ],
    ['c', 'b', 'a', 'd'],
  ],
  [
    'a page that is not finished',
    [{ type: 'hero', actions: [{ type: 'video' }, null] }, { type: 'cakes' }, null],
    [],
  ],
])('finds the videos of %s', (_name, sections, names) => {
  expect(videosOnPage({ path: '/a', sections })).toStrictEqual(names);
});
