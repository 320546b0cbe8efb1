import { z } from 'zod';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { quote, type Words } from '../problem';
import { checkLink } from './address';
import { field, kindOf, lineControl, nameOf, suchAs } from './kind';

const kind = kindOf({
  name: 'markdown',
  hintShowsExample: true,
  standIn: ({ label }) => `‹${label}›`,
  graphql: () => 'String @markdown',
  need: (field) => `${nameOf(field, 'text')} of up to ${field.max} characters${suchAs(field)}`,
  takes: ({ max }) => `up to ${max} characters, markdown`,
  control: (field) => ({ ...lineControl(field), widget: 'text' }),
  check(value) {
    const inspected = inspectMarkdown(value);
    const { links, headings } = inspected;
    const checked = links.map(({ address }) => checkLink(address));
    const heading: Words = {
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
      uses: checked.flatMap((link) => link.uses ?? []),
    };
  },
});

/** What no markdown of this site may have in it. */
export function markupProblems({
  html,
  pictures,
}: InspectedMarkdown): { line: number; words: Words }[] {
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
  return field(kind, schema, { label, hint, tokens: ['product'], ...info });
}
