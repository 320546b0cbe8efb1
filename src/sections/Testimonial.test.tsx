/** @jest-environment ./test/jest/environment.ts */
import { render, screen, within } from '@testing-library/react';
import { Testimonial } from './Testimonial';

const testimonial = { quote: 'It works.', role: 'Manager', company: 'A dealer', stars: 5 };

function renderWith(changes: { stars?: number; draftLabel?: string | null } = {}) {
  const section = {
    title: 'Why they love it',
    reasons: ['One record', 'One tag'],
    draftLabel: null,
    testimonial: { ...testimonial, draftLabel: null, ...changes },
  };
  const words = { testimonial: { stars: '{stars} out of 5 stars' } };
  render(<Testimonial id="why" section={section} words={words} />);
}

test.each([1, 5])('%d stars are drawn and announced to screen readers, together', (stars) => {
  renderWith({ stars });
  const image = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(image.querySelectorAll('svg')).toHaveLength(stars);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

test('the figure says who it is from, and the reasons are a list below their title', () => {
  renderWith();
  const figure = within(screen.getByRole('figure'));
  for (const text of ['Manager', 'A dealer']) expect(figure.getByText(text)).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Why they love it' });
  const list = screen.getByRole('list');
  expect([...list.children].map((item) => item.textContent)).toEqual(['One record', 'One tag']);
  expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['Shown from January 1, 2027', null])('a testimonial says %j', (draftLabel) => {
  renderWith({ draftLabel });
  const marks = screen.queryAllByText(/^Shown from/).map(({ textContent }) => textContent);
  expect(marks).toEqual(draftLabel === null ? [] : [draftLabel]);
});
