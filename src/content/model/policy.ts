import { object } from './groups';
import { date } from './kinds/date';
import { text } from './kinds/text';
import { pageDescription, publication, sample } from './shared';

export const policy = object(
  {
    typeName: 'Policy',
    noun: 'policy',
    label: 'Policy',
    hint: 'A page of text. Its file name is its address.',
  },
  {
    title: text({ label: 'Title', hint: 'The heading.', example: 'Privacy Policy', max: 60 }),
    description: pageDescription,
    updated: date({
      label: 'Last updated',
      hint: 'The day of the last change.',
      example: '2025-08-01',
    }),
    sample,
    ...publication,
  },
);
