/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

const section = { title: 'A title', text: 'Words', picture: null, action: null, draftLabel: null };

const card = { icon: null, picture: null, title: 'Same', text: 'Alike', action: null };

const cards = {
  ...section,
  introduction: null,
  cards: [card, card],
};

const page = { path: '/clients', draftLabel: 'Draft' };
const policy = { slug: 'terms', draftLabel: null };
const actions: Queries.ActionFragment[] = [
  { __typename: 'PageAction', label: 'Same', page, anchor: null },
  { __typename: 'PolicyAction', label: 'Same', policy, anchor: 'data' },
];

const hero = { ...section, badge: null, actions, benefits: null };

const testimonial = {
  ...section,
  reasons: ['Same', 'Same'],
  testimonial: { quote: 'Yes.', role: 'Manager', company: 'Us', stars: 5, draftLabel: 'Draft' },
};

const words = { testimonial: { stars: '{stars} out of 5 stars' } };

test.each([
  ['cards', () => <Cards id="id" section={cards} />, 'A titleSameAlikeSameAlike'],
  ['buttons', () => <Hero id="id" section={hero} />, 'A titleWordsDraftSameSame'],
  [
    'points',
    () => <Showcase id="id" section={{ ...section, points: ['Same', 'Same'] }} />,
    'A titleWordsSameSame',
  ],
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

test.each([1, 5])('%d stars are drawn and announced to screen readers, together', (stars) => {
  const rated = { ...testimonial, testimonial: { ...testimonial.testimonial, stars } };
  render(<Testimonial id="id" section={rated} words={words} />);
  const image = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(image.querySelectorAll('svg')).toHaveLength(stars);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
