import { object } from './groups';
import { number } from './kinds/number';
import { text } from './kinds/text';
import { publication, sample } from './shared';

export const testimonial = object('Testimonial', 'What a partner or a client says.', {
  typeName: 'Testimonial',
  fields: {
    quote: text('Quote', 'Their words, without quotation marks.', {
      example: 'Our clients stopped asking us what they own.',
      max: 500,
    }),
    role: text('Role', 'Who says it.', { example: 'Project manager', max: 80 }),
    company: text('Company', 'Where they work.', { example: 'Contract furniture dealer', max: 80 }),
    stars: number('Stars', 'From 1 to 5.', { example: 5, min: 1, max: 5 }),
    sample,
    ...publication,
  },
});
