import { object } from './groups';
import { date } from './kinds/date';
import { text } from './kinds/text';
import { pageDescription, publication, sample } from './shared';

export const policy = object('Policy', 'A page of text. Its file name is its address.', {
  typeName: 'Policy',
  fields: {
    title: text('Title', 'The heading.', { example: 'Privacy Policy', max: 60 }),
    description: pageDescription,
    updated: date('Last updated', 'The day of the last change.', { example: '2025-08-01' }),
    sample,
    ...publication,
  },
});
