import { videosOf } from './videosOf';

type Section = Queries.LandingPageQuery['page']['sections'][number];

const facts = { sample: null, published: null, thumbnail: null };

function play(slug: string) {
  const address = `https://vimeo.com/${slug}`;
  const video = { slug, title: slug, address, player: `${address}/player`, ...facts };
  return { __typename: 'VideoAction', label: 'Play', video } as const;
}

const demo = { __typename: 'DemoAction', label: 'Demo' } as const;

function card(action: Queries.CardFragment['action']): Queries.CardFragment {
  return { icon: null, picture: null, title: 'Title', text: 'Text', action, draftLabel: null };
}

const texts = { title: 'Title', text: 'Text', picture: null, draftLabel: null };

function hero(
  actions: readonly Queries.ActionFragment[],
  benefits: readonly Queries.CardFragment[] | null = null,
): Section {
  return { __typename: 'HeroSection', ...texts, badge: null, actions, benefits };
}

function cards(
  list: readonly Queries.CardFragment[],
  action: Queries.CardFragment['action'] = null,
): Section {
  return {
    __typename: 'CardsSection',
    title: 'Title',
    introduction: null,
    cards: list,
    action,
    draftLabel: null,
  };
}

function showcase(action: Queries.CardFragment['action']): Section {
  return { __typename: 'ShowcaseSection', ...texts, points: null, action };
}

const testimonial: Section = {
  __typename: 'TestimonialSection',
  title: 'Title',
  reasons: [],
  draftLabel: null,
  testimonial: { quote: 'Quote', role: 'Role', company: 'Company', stars: 5, draftLabel: null },
};

const places: [string, Section[], string[]][] = [
  ['a page without sections', [], []],
  ['a page without a video', [hero([demo]), cards([card(demo), card(null)]), testimonial], []],
  ['the actions of a hero', [hero([demo, play('a'), play('b')])], ['a', 'b']],
  ['the benefit cards of a hero', [hero([], [card(demo), card(play('a'))])], ['a']],
  [
    'the cards of a cards section',
    [cards([card(play('a')), card(demo), card(play('b'))])],
    ['a', 'b'],
  ],
  ['the closing action of a cards section', [cards([card(null)], play('a'))], ['a']],
  ['the action of a showcase', [showcase(play('a'))], ['a']],
  ['a showcase without an action', [showcase(null)], []],
  ['the same video twice', [hero([play('a')]), cards([card(play('a'))], play('a'))], ['a']],
  [
    'a whole page, in its order',
    [
      hero([play('c')], [card(play('b'))]),
      testimonial,
      showcase(play('a')),
      cards([card(play('c'))]),
    ],
    ['c', 'b', 'a'],
  ],
];

test.each(places)('finds the videos of %s', (_name, sections, slugs) => {
  expect(videosOf(sections).map((video) => video.slug)).toStrictEqual(slugs);
});

test('gives all that a video dialog shows', () => {
  const action = play('a');
  expect(videosOf([hero([action])])).toStrictEqual([action.video]);
});
