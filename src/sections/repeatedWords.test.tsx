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
  cards: [
    { ...card, draftLabel: 'Draft' },
    { ...card, draftLabel: null },
  ],
};

const action = { __typename: 'LinkAction', label: 'Same', address: '/' } as const;

const hero = { ...section, badge: null, actions: [action, action], benefits: null };

const testimonial = {
  ...section,
  reasons: ['Same', 'Same'],
  testimonial: {
    quote: 'It works.',
    role: 'Manager',
    company: 'A dealer',
    stars: 5,
    draftLabel: null,
  },
};

const words = { testimonial: { stars: '{stars}' } };

test.each([
  ['cards', () => <Cards id="id" section={cards} />],
  ['buttons', () => <Hero id="id" section={hero} />],
  ['points', () => <Showcase id="id" section={{ ...section, points: ['Same', 'Same'] }} />],
  ['reasons', () => <Testimonial id="id" section={testimonial} words={words} />],
])('%s of the same words are shown both', (_name, draw) => {
  const problems = jest.spyOn(console, 'error');
  render(draw());
  expect(screen.getAllByText('Same')).toHaveLength(2);
  expect(problems).not.toHaveBeenCalled();
});

test('an unpublished card says so, and no other', () => {
  render(<Cards id="id" section={cards} />);
  expect(screen.getAllByText('Draft')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toContainElement(screen.getByText('Draft'));
});
