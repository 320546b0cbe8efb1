/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';
import { Testimonial } from './Testimonial';

const card = { icon: null, picture: null, title: 'A card', text: 'Words', action: null };
const testimonial = { quote: 'It works.', role: 'Manager', company: 'A dealer', stars: 5 };
const section = { title: 'Why', reasons: ['One'], draftLabel: null };

test('a card that is unpublished says so, and no other does', () => {
  const cards = [
    { ...card, draftLabel: 'Draft' },
    { ...card, draftLabel: null },
  ];
  render(<CardGrid cards={cards} headingLevel={2} />);
  expect(screen.getAllByText('Draft')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toContainElement(screen.getByText('Draft'));
});

test.each(['Shown from January 1, 2027', null])('a testimonial says %j', (draftLabel) => {
  const shown = { ...section, testimonial: { ...testimonial, draftLabel } };
  render(<Testimonial id="why" section={shown} words={{ testimonial: { stars: '{stars}' } }} />);
  const marks = screen.queryAllByText(/^Shown from/).map(({ textContent }) => textContent);
  expect(marks).toEqual(draftLabel === null ? [] : [draftLabel]);
});
