import type { Collection } from '../../kit/content/fields/collection';
import { object } from '../../kit/content/fields/groups';
import { text } from '../../kit/content/fields/kinds/text';
import { number } from '../../kit/content/fields/kinds/values';
import { publication, sample } from './shared';

const testimonial = object('Testimonial', 'Testimonial', 'What a partner or a client says.', {
  quote: text('Quote', 'Their words, without quotation marks.', {
    example: 'Our clients stopped asking us what they own.',
    max: 500,
    isLong: true,
  }),
  role: text('Role', 'Who says it.', { example: 'Project manager', max: 80 }),
  company: text('Company', 'Where they work.', { example: 'Contract furniture dealer', max: 80 }),
  stars: number('Stars', 'From 1 to 5.', { example: 5, min: 1, max: 5 }),
  sample,
  ...publication,
});

export const testimonials = {
  place: 'testimonials/*.json',
  schema: testimonial,
  listed: { namedAfter: 'role', summary: '“{{quote | truncate(60)}}” {{role}}, {{company}}' },
} as const satisfies Collection;
