import { z } from 'zod';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { type ProblemText, quote } from '../problem';
import { checkLink } from './address';
import { defineFieldType, exampleSuffix, field, lineControl, nameOf } from './fieldType';

const fieldType = defineFieldType({
  name: 'markdown',
  hintShowsExample: true,
  placeholder: ({ label }) => `‹${label}›`,
  graphql: () => 'String @markdown',
  requirement: (field) =>
    `${nameOf(field, 'text')} of up to ${field.max} characters${exampleSuffix(field)}`,
  accepts: ({ max }) => `up to ${max} characters, markdown`,
  control: (field) => ({ ...lineControl(field), widget: 'text' }),
  check(value) {
    const inspected = inspectMarkdown(value);
    const { links, headings } = inspected;
    const checked = links.map(({ address }) => checkLink(address));
    const heading: ProblemText = {
      code: 'heading',
      message: 'has a heading in it',
      advice: 'Headings belong in a title field.',
    };
    return {
      problems: [
        ...markupProblems(inspected).map(({ words }) => words),
        ...(headings.length > 0 ? [heading] : []),
        ...checked.flatMap((link) => link.problems ?? []),
      ],
      references: checked.flatMap((link) => link.references ?? []),
    };
  },
});

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

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, info: { example: string; max: number }) {
  const schema = z.string().max(info.max, { abort: true }).regex(/\S/);
  return field(fieldType, schema, { label, hint, tokens: ['product'], ...info });
}
