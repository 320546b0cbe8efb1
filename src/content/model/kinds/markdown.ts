import { z } from 'zod';
import { inspectMarkdown } from '../../markdown/inspectMarkdown';
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
    const { problems, links, headings } = inspectMarkdown(value);
    const checked = links.map(({ address }) => checkLink(address));
    const advice = 'Headings belong in a title field.';
    const heading = headings.length > 0 ? [{ message: 'has a heading in it', advice }] : [];
    return {
      problems: [
        ...problems.map(({ message, advice }) => ({ message, advice })),
        ...heading,
        ...checked.flatMap((link) => link.problems),
      ],
      uses: checked.flatMap((link) => link.uses),
    };
  },
});

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, info: { example: string; max: number }) {
  const schema = z.string().max(info.max).regex(/\S/);
  return field(kind, schema, { label, hint, tokens: ['product'], ...info });
}
