/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

/** The fields of a value that always have one. */
type Present<Fields> = {
  [Name in keyof Fields]: null extends Fields[Name] ? never : Name;
}[keyof Fields];

type Given<Value> = Value extends object
  ? { [Name in Present<Value>]: Given<Value[Name]> } & {
      [Name in keyof Value]?: Given<Value[Name]>;
    }
  : Value;

/** What a query answers: fields that were left out are null, so that a new one changes no sample. */
function answer<Value extends object>(given: Given<Value>): Value {
  return new Proxy(Object(given), {
    get(fields, name) {
      const value: unknown = Reflect.get(fields, name) ?? null;
      return typeof value === 'object' && value !== null ? answer(value) : value;
    },
  });
}

const card = { title: 'Same', text: 'Alike' };
const cards = answer<Queries.CardsSectionFragment>({ title: 'A title', cards: [card, card] });

const actions: Given<Queries.HeroSectionFragment['actions']> = [
  { __typename: 'PageAction', label: 'Same', page: { path: '/clients', draftLabel: 'Draft' } },
  { __typename: 'PageAction', label: 'Same', page: { path: '/terms' }, anchor: 'data' },
];

const section = { title: 'A title', text: 'Words' };
const hero = answer<Queries.HeroSectionFragment>({ ...section, actions });
const showcase = answer<Queries.ShowcaseSectionFragment>({ ...section, points: ['Same', 'Same'] });

function testimonial(stars = 5) {
  return answer<Queries.TestimonialSectionFragment>({
    title: 'A title',
    reasons: ['Same', 'Same'],
    testimonial: { quote: 'Yes.', role: 'Manager', company: 'Us', stars, draftLabel: 'Draft' },
  });
}

const words = { testimonial: { stars: '{stars} out of 5 stars' } };

test.each([
  ['cards', () => <Cards id="id" section={cards} />, 'A titleSameAlikeSameAlike'],
  ['buttons', () => <Hero id="id" section={hero} />, 'A titleWordsDraftSameSame'],
  ['points', () => <Showcase id="id" section={showcase} />, 'A titleWordsSameSame'],
  [
    'reasons',
    () => <Testimonial id="id" section={testimonial()} words={words} />,
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
  render(<Testimonial id="id" section={testimonial(stars)} words={words} />);
  const image = screen.getByRole('img', { name: `${stars} out of 5 stars` });
  expect(image.querySelectorAll('svg')).toHaveLength(stars);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
