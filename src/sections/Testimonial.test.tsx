/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
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

test.each(['Shown from January 1, 2027', null])('a testimonial says %j', (draftLabel) => {
  renderWith({ draftLabel });
  const marks = screen.queryAllByText(/^Shown from/).map(({ textContent }) => textContent);
  expect(marks).toEqual(draftLabel === null ? [] : [draftLabel]);
});
