import { videosOnPage } from './videosOnPage';

const demo = { type: 'demo', label: 'Demo' };

function play(video: string) {
  return { type: 'video', label: 'Play', video };
}

function hero(actions: unknown[], benefits?: unknown[]) {
  return { type: 'hero', title: 'Title', text: 'Text', actions, benefits };
}

function cards(list: unknown[], action?: unknown) {
  return { type: 'cards', title: 'Title', cards: list, action };
}

function card(action?: unknown) {
  return { title: 'Title', text: 'Text', action };
}

const showcase = { type: 'showcase', title: 'Title', text: 'Text' };
const testimonial = { type: 'testimonial', testimonial: 'one', title: 'Title', reasons: ['One'] };

const places: [string, unknown[], string[]][] = [
  ['a page without sections', [], []],
  ['a page without a video', [hero([demo]), cards([card(demo), card()]), testimonial], []],
  ['the actions of a hero', [hero([demo, play('a'), play('b')])], ['a', 'b']],
  ['the benefit cards of a hero', [hero([], [card(demo), card(play('a'))])], ['a']],
  ['the cards of a section', [cards([card(play('a')), card(demo), card(play('b'))])], ['a', 'b']],
  ['the closing action of a cards section', [cards([card()], play('a'))], ['a']],
  ['the action of a showcase', [{ ...showcase, action: play('a') }], ['a']],
  ['the same video twice', [hero([play('a')]), cards([card(play('a'))], play('a'))], ['a']],
  [
    'a whole page, in its order',
    [
      hero([play('c')], [card(play('b'))]),
      testimonial,
      { ...showcase, action: play('a') },
      cards([card(play('c'))]),
    ],
    ['c', 'b', 'a'],
  ],
  ['a page that is not finished', [hero([{ type: 'video' }, null]), { type: 'cakes' }, null], []],
];

test.each(places)('finds the videos of %s', (_name, sections, names) => {
  expect(videosOnPage({ path: '/a', sections })).toStrictEqual(names);
});
