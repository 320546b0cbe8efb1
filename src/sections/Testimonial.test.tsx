/** @jest-environment ./test/jest/environment.ts */
import { render, screen, within } from '@testing-library/react';
import { Testimonial } from './Testimonial';

function renderWith(stars: number) {
  const testimonial = {
    quote: 'It works.',
    role: 'Manager',
    company: 'A dealer',
    stars,
    draftLabel: null,
  };
  const section = {
    title: 'Why they love it',
    reasons: ['One record', 'One tag'],
    draftLabel: null,
    testimonial,
  };
  render(
    <Testimonial
      id="why"
      section={section}
      words={{ testimonial: { stars: '{stars} out of 5 stars' } }}
    />,
  );
}

test.each([1, 4, 5])('%d stars are drawn and told to screen readers', (stars) => {
  renderWith(stars);
  const image = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(image.querySelectorAll('svg')).toHaveLength(stars);
});

test('a star by itself is hidden from screen readers', () => {
  renderWith(5);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test.each(['Manager', 'A dealer'])('the figure says who it is from: %s', (text) => {
  renderWith(5);
  expect(within(screen.getByRole('figure')).getByText(text)).toBeVisible();
});

test('the reasons are a list below their title', () => {
  renderWith(5);
  const heading = screen.getByRole('heading', { name: 'Why they love it' });
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toStrictEqual(['One record', 'One tag']);
  expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
