import type { Collection } from '../../kit/content/fields/collection';
import { object } from '../../kit/content/fields/groups';
import { wholeText } from '../../kit/content/fields/kinds/markdown';
import { text } from '../../kit/content/fields/kinds/text';
import { date } from '../../kit/content/fields/kinds/values';
import { pageDescription, publication, sample } from './shared';

const policy = object('Policy', 'Policy', 'A page of text, such as a privacy policy.', {
  title: text('Title', 'The heading.', { example: 'Privacy Policy', max: 60 }),
  description: pageDescription,
  updated: date('Last updated', 'The day of the last change.'),
  body: wholeText(
    'Text',
    'Markdown: ## before a heading, - before a point of a list, an empty line between paragraphs.',
  ),
  sample,
  ...publication,
});

export const policies = {
  place: 'policies/*.md',
  schema: policy,
  updated: 'updated',
  listed: { namedAfter: 'title', summary: '{{title}}', choice: '{{title}}, /{{slug}}' },
  page: {
    example: 'privacy-policy',
    path: '/*',
    template: 'policy',
    title: 'title',
    description: 'description',
  },
} as const satisfies Collection;
