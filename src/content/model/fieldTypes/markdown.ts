import { z } from 'zod';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { type ProblemText, quote } from '../problem';
import type { Findings } from '../records';
import { straightMarks } from '../straightMarks';
import { checkLink } from './address';
import { field, nameOf, textControl } from './fieldType';
import { entityProblem } from './text';

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, info: { example: string; max: number }) {
  const { max, example } = info;
  const tokens = ['product'];
  return field('markdown', label, hint, z.string().max(max, { abort: true }).regex(/\S/), {
    example,
    tokens,
    accepts: `up to ${max} characters, markdown`,
    requirement: `${nameOf(label, 'text')} of up to ${max} characters`,
    control: { ...textControl(max, tokens), widget: 'text' },
    placeholder: `‹${label}›`,
    check: checkMarkdown,
  });
}

function checkMarkdown(value: string): Findings {
  const inspected = inspectMarkdown(value);
  const heading = {
    code: 'heading',
    message: 'has a heading in it',
    advice: 'Headings belong in a title field.',
  };
  const found = findingsIn(inspected);
  return {
    problems: [
      ...(inspected.headings.length > 0 ? [heading] : []),
      ...found.flatMap(({ problems = [] }) => problems),
    ],
    references: found.flatMap(({ references = [] }) => references),
  };
}

/** What markdown on this site must not contain, and what it links to, by line. */
export function findingsIn({
  html,
  entities,
  words,
  pictures,
  links,
  wordless,
}: InspectedMarkdown): (Findings & { line: number })[] {
  return [
    ...html.map(({ line, tag }) => {
      const message = `has HTML in it (${quote(tag)})`;
      const advice =
        'Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.';
      return problemOn(line, { code: 'html', message, advice });
    }),
    ...entities.map(({ line, ...entity }) => problemOn(line, entityProblem(entity))),
    ...[...words].map(([line, written]) => ({ line, problems: straightMarks(written) })),
    ...pictures.map(({ line }) => {
      const advice = 'Pictures belong in a picture field.';
      return problemOn(line, { code: 'picture', message: 'has a picture within its text', advice });
    }),
    ...wordless.map(({ line, what }) => {
      const message = `has a ${what} without words`;
      return problemOn(line, { code: 'no-words', message, advice: 'Write them, or remove it.' });
    }),
    ...links.map(({ line, address }) => ({ line, ...checkLink(address) })),
  ];
}

function problemOn(line: number, problem: ProblemText) {
  return { line, problems: [problem] };
}
