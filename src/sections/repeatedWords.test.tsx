/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

const card = {
  icon: null,
  picture: null,
  title: 'Same',
  text: 'Alike',
  action: null,
  draftLabel: null,
};
const action = { __typename: 'LinkAction', label: 'Same', address: '/' } as const;
const common = { title: 'A title', text: 'Words', picture: null, action: null, draftLabel: null };
const testimonial = {
  quote: 'It works.',
  role: 'Manager',
  company: 'A dealer',
  stars: 5,
  draftLabel: null,
};

test.each([
  [
    'cards',
    <Cards
      key="cards"
      id="id"
      section={{
        title: 'A title',
        introduction: null,
        cards: [card, card],
        action: null,
        draftLabel: null,
      }}
    />,
  ],
  [
    'buttons',
    <Hero
      key="hero"
      id="id"
      section={{ ...common, badge: null, actions: [action, action], benefits: null }}
    />,
  ],
  ['points', <Showcase key="showcase" id="id" section={{ ...common, points: ['Same', 'Same'] }} />],
  [
    'reasons',
    <Testimonial
      key="testimonial"
      id="id"
      section={{ title: 'A title', reasons: ['Same', 'Same'], draftLabel: null, testimonial }}
      words={{ testimonial: { stars: '{stars}' } }}
    />,
  ],
])('%s of the same words are shown both', (_name, section) => {
  const problems = jest.spyOn(console, 'error');
  render(section);
  expect(screen.getAllByText('Same')).toHaveLength(2);
  expect(problems).not.toHaveBeenCalled();
});
