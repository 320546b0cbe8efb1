/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { answer } from '../../test/jest/queryAnswer';
import { Testimonial } from './Testimonial';

function testimonial(stars = 5) {
  return answer<Queries.TestimonialSectionFragment>({
    title: 'A title',
    reasons: ['Same', 'Same'],
    testimonial: { quote: 'Yes.', role: 'Manager', company: 'Us', stars, draftLabel: 'Draft' },
  });
}

const words = { testimonial: { stars: '{stars} out of 5 stars' } };

test('reasons of the same words are shown both, and a draft says so', () => {
  const problems = jest.spyOn(console, 'error');
  const { container } = render(<Testimonial id="id" section={testimonial()} words={words} />);
  expect(container.textContent).toBe('DraftYes.ManagerUsA titleSameSame');
  expect(problems).not.toHaveBeenCalled();
});

test.each([1, 5])('%d stars are drawn and announced to screen readers, together', (stars) => {
  render(<Testimonial id="id" section={testimonial(stars)} words={words} />);
  const image = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(image.querySelectorAll('svg')).toHaveLength(stars);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
