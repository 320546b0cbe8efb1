/** @jest-environment ./test/jest/environment.ts */
import { render } from '@testing-library/react';
import { answer, type Given } from '../../test/jest/queryAnswer';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

const card = { title: 'Same', text: 'Alike' };
const cards = answer<Queries.CardsSectionFragment>({ title: 'A title', cards: [card, card] });

const actions: Given<Queries.HeroSectionFragment['actions']> = [
  { __typename: 'PageAction', label: 'Same', page: { path: '/clients', draftLabel: 'Draft' } },
  { __typename: 'PageAction', label: 'Same', page: { path: '/terms' }, anchor: 'data' },
];

const section = { title: 'A title', text: 'Words' };
const hero = answer<Queries.HeroSectionFragment>({ ...section, actions });
const showcase = answer<Queries.ShowcaseSectionFragment>({ ...section, points: ['Same', 'Same'] });
const testimonial = answer<Queries.TestimonialSectionFragment>({
  title: 'A title',
  reasons: ['Same', 'Same'],
  testimonial: { quote: 'Yes.', role: 'Manager', company: 'Us', stars: 5, draftLabel: 'Draft' },
});
const words = { testimonial: { stars: '{stars} out of 5 stars' } };

test.each([
  ['cards', () => <Cards id="id" section={cards} />, 'A titleSameAlikeSameAlike'],
  ['buttons', () => <Hero id="id" section={hero} />, 'A titleWordsDraftSameSame'],
  ['points', () => <Showcase id="id" section={showcase} />, 'A titleWordsSameSame'],
  [
    'reasons',
    () => <Testimonial id="id" section={testimonial} words={words} />,
    'DraftYes.ManagerUsA titleSameSame',
  ],
])(
  '%s of the same words are shown both, and only what is unpublished says so',
  (_name, draw, shown) => {
    const problems = jest.spyOn(console, 'error');
    expect(render(draw()).container.textContent).toBe(shown);
    expect(problems).not.toHaveBeenCalled();
  },
);
