import { z } from 'zod';
import { nodesIn, parse } from '../../markdown/dialect';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { withLinks } from '../../markdown/withLinks';
import { canonicalAddress } from '../canonicalAddress';
import { quote } from '../problem';
import type { FieldRecord, FieldType, Findings } from '../records';
import { checkLink } from './address';
import { field, nounFor, oneLine } from './fieldType';
import { entityProblem, strayMarkdownProblem } from './text';

interface MarkdownInfo {
  example: string;
  max: number;
}

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, { example, max }: MarkdownInfo) {
  const tokens = ['product'];
  return field('markdown', label, hint, z.string().max(max, { abort: true }).regex(/\S/), {
    example,
    tokens,
    accepts: `up to ${max} characters, markdown`,
    requirement: `${nounFor(label, 'text')} of up to ${max} characters`,
    isLong: true,
    max,
    canonical: withCanonicalLinks,
    check: checkMarkdown,
  });
}

/** A markdown text with each link in its canonical form. */
export function withCanonicalLinks(text: string, siteUrl: string | undefined): string {
  return withLinks(text, (address) => canonicalAddress(address, siteUrl));
}

/** What a line can't have, by the types of markdown’s own syntax tree. */
const blocks = ['list', 'blockquote', 'code', 'thematicBreak'];

/** One line that writers format with markdown. */
export function markdownLine(label: string, hint: string, info: MarkdownInfo) {
  const advice = 'Write one line of words, *emphasis*, **strong words** and [links](/clients).';
  return formattedLine('markdown', label, hint, info, {
    accepts: `up to ${info.max} characters, a line of markdown`,
    check: (value) => checkLine(value, blocks, advice),
  });
}

/** One line of words and links alone, which pages draw without HTML. */
export function linkedLine(label: string, hint: string, info: MarkdownInfo) {
  const formats = ['emphasis', 'strong', 'delete', 'inlineCode'];
  const advice = 'Write one line of words and [links](/clients).';
  return formattedLine('linked words', label, hint, info, {
    accepts: `up to ${info.max} characters, words and links`,
    check: (value) => checkLine(value, [...blocks, ...formats], advice),
  });
}

function formattedLine(
  fieldType: FieldType,
  label: string,
  hint: string,
  { example, max }: MarkdownInfo,
  info: Pick<FieldRecord, 'accepts' | 'check'> & Partial<FieldRecord>,
) {
  const tokens = ['product'];
  return field(fieldType, label, hint, oneLine(max), {
    example,
    tokens,
    requirement: `${nounFor(label, 'line')} of up to ${max} characters`,
    max,
    canonical: withCanonicalLinks,
    ...info,
  });
}

function checkLine(value: string, refused: readonly string[], advice: string): Findings {
  const { problems = [], references } = checkMarkdown(value);
  if (!nodesIn(parse(value)).some(({ type }) => refused.includes(type))) {
    return { problems, references };
  }
  const format = { code: 'format', message: 'has formatting that it can’t have', advice };
  return { problems: [format, ...problems], references };
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
  pictures,
  links,
  unclear,
  headings,
  wordless,
  strayMarkdown,
  strayCode,
  unused,
}: InspectedMarkdown): (Findings & { line: number })[] {
  const formats = '*emphasis*, **strong words**, lists and [links](/clients)';
  return [
    ...html.map(({ line, tag }) => {
      const message = `has HTML in it (${quote(tag)})`;
      const note = 'End a note that visitors don’t see with -->, and put nothing beside it.';
      const advice = tag.startsWith('<!--') ? note : `Remove it: ${formats} are enough.`;
      return problemOn(line, 'html', message, advice);
    }),
    ...entities.map(({ line, ...entity }) => ({ line, problems: [entityProblem(entity)] })),
    ...strayMarkdown.map(({ line, written, advice }) => ({
      line,
      problems: [strayMarkdownProblem(written, advice)],
    })),
    ...headings.flatMap(({ line, level, underline }) => {
      if (underline === undefined) return [];
      const message = `is a heading because of the ${quote(underline)} below it`;
      const advice =
        'Begin a heading with ## and a space, and put an empty line above a line of hyphens.';
      const told = level === 1 ? problemOn : warningOn;
      return told(line, 'underline', message, advice);
    }),
    ...strayCode.map(({ line, fence }) => {
      if (fence !== undefined) {
        const message = `begins code with ${quote(fence)}, and everything below is part of it`;
        const advice = `Put a line with the same marks below the code, or remove this one.`;
        return problemOn(line, 'code', message, advice);
      }
      const message = 'is shown as code, because of the spaces or the tab before it';
      const advice =
        'Remove them; in a list, words begin below those of their point. Code stands between two lines of ```.';
      return problemOn(line, 'code', message, advice);
    }),
    ...unused.map(({ line, written }) => {
      const message = `has ${quote(written)}, which no page shows`;
      if (written.startsWith('[^')) return warningOn(line, 'unused', message, intoText);
      const advice =
        'Put a backslash (\\) before it to show it, or remove it: it names an address for links, and none uses it.';
      return warningOn(line, 'unused', message, advice);
    }),
    ...pictures.map(({ line }) => {
      const message = 'has a picture within its text';
      return problemOn(line, 'picture', message, 'Pictures belong in a picture field.');
    }),
    ...wordless.map(({ line, what }) => {
      const message = `has a ${what} without words`;
      return problemOn(line, 'no-words', message, 'Write them, or remove it.');
    }),
    ...unclear.map(({ line, written, doubt }) => {
      if (doubt === '') {
        const message = `has the email address ${quote(written)}, which isn’t a link, or only in part`;
        const advice = `Write it as one, with the address alone in parentheses: [${written}](mailto:${written}).`;
        return warningOn(line, 'unclear', message, advice);
      }
      const message = `has the address ${quote(written)}, and it can’t be known whether ${quote(doubt)} belongs to it`;
      const advice = `Put a space behind the address, or write all of it between < and >, as in <${written.includes(doubt) ? written : written + doubt}>.`;
      return warningOn(line, 'unclear', message, advice);
    }),
    ...links.map(({ line, address }) => ({ line, ...checkLink(address) })),
  ];
}

const intoText = 'Notes below a text don’t work here: put its words into the text, or remove it.';

function problemOn(line: number, code: string, message: string, advice: string) {
  return { line, problems: [{ code, message, advice }] };
}

function warningOn(line: number, code: string, message: string, advice: string) {
  return { line, problems: [{ code, message, advice, severity: 'warning' as const }] };
}
