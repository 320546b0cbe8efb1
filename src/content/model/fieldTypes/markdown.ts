import { z } from 'zod';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { type ProblemText, quote } from '../problem';
import { checkLink } from './address';
import { type FieldResult, field, lineControl, nameOf } from './fieldType';

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, info: { example: string; max: number }) {
  const { max } = info;
  const tokens = ['product'];
  return field('markdown', label, hint, z.string().max(max, { abort: true }).regex(/\S/), {
    ...info,
    tokens,
    accepts: `up to ${max} characters, markdown`,
    requirement: `${nameOf(label, 'text')} of up to ${max} characters`,
    graphql: 'String @markdown',
    control: { ...lineControl({ max, tokens }), widget: 'text' },
    placeholder: `‹${label}›`,
    check: checkMarkdown,
  });
}

function checkMarkdown(value: string): FieldResult {
  const inspected = inspectMarkdown(value);
  const links = inspected.links.map(({ address }) => checkLink(address));
  const heading: ProblemText = {
    code: 'heading',
    message: 'has a heading in it',
    advice: 'Headings belong in a title field.',
  };
  return {
    problems: [
      ...markupProblems(inspected).map(({ words }) => words),
      ...(inspected.headings.length > 0 ? [heading] : []),
      ...links.flatMap(({ problems = [] }) => problems),
    ],
    references: links.flatMap(({ references = [] }) => references),
  };
}

/** What markdown on this site must not contain. */
export function markupProblems({
  html,
  pictures,
}: InspectedMarkdown): { line: number; words: ProblemText }[] {
  return [
    ...html.map(({ line, tag }) => {
      const message = `has HTML in it (${quote(tag)})`;
      const advice =
        'Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.';
      return { line, words: { code: 'html', message, advice } };
    }),
    ...pictures.map(({ line }) => {
      const advice = 'Pictures belong in a picture field.';
      return { line, words: { code: 'picture', message: 'has a picture within its text', advice } };
    }),
  ];
}
