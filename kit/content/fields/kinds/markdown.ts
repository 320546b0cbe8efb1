import { z } from 'zod';
import { nodesIn, parse } from '../../markdown/dialect';
import { fillMarkdown } from '../../markdown/fillProduct';
import { type InspectedMarkdown, inspectMarkdown } from '../../markdown/inspectMarkdown';
import { linkedWords, renderMarkdown } from '../../markdown/markdown';
import { withLinks } from '../../markdown/withLinks';
import { canonicalAddress } from '../canonicalAddress';
import { withCurlyQuotes } from '../curlyQuotes';
import { quote, type Report } from '../problem';
import type { FieldKind } from '../schema';
import { checkLink } from './address';
import { field, lineControl, nounFor, oneLine } from './kind';
import { entityProblem, strayMarkdownProblem } from './text';

interface MarkdownInfo {
  example: string;
  max: number;
}

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, { example, max }: MarkdownInfo) {
  return field(label, hint, z.string().max(max, { abort: true }).regex(/\S/), {
    ...ofMarkdown(label, { example, max }),
    accepts: `up to ${max} characters, markdown`,
    requirement: `${nounFor(label, 'text')} of up to ${max} characters`,
    control: { ...lineControl(max), widget: 'text' },
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
  return field(label, hint, oneLine(info.max), {
    ...ofMarkdown(label, info),
    accepts: `up to ${info.max} characters, a line of markdown`,
    requirement: `${nounFor(label, 'line')} of up to ${info.max} characters`,
    check: (value, report) => checkLine(value, report, blocks, advice),
  });
}

/** One line of words and links alone, which pages draw without HTML. */
export function linkedLine(label: string, hint: string, info: MarkdownInfo) {
  const formats = ['emphasis', 'strong', 'delete', 'inlineCode'];
  const advice = 'Write one line of words and [links](/clients).';
  const format = 'linked words';
  return field(label, hint, oneLine(info.max), {
    ...ofMarkdown(label, info),
    format,
    accepts: `up to ${info.max} characters, words and links`,
    requirement: `${nounFor(label, 'line')} of up to ${info.max} characters`,
    check: (value, report) => checkLine(value, report, [...blocks, ...formats], advice),
    tidied: (value) => withCurlyQuotes(value.trim(), { format, example: info.example }),
    graphqlType: '[LinkedWords!]',
    shown: (value, mark, { product, prefix }) =>
      linkedWords(value, product, prefix).map((part) => ({ ...part, words: mark + part.words })),
  });
}

/** What all fields with markdown have. */
function ofMarkdown(label: string, { example, max }: MarkdownInfo) {
  const format = 'markdown' as const;
  return {
    format,
    example,
    max,
    tokens: ['product'],
    control: lineControl(max),
    canonical: withCanonicalLinks,
    tidied: (value: string) => withCurlyQuotes(trimmed(value), { format, example }),
    shown: (value, mark, { product, prefix }) =>
      mark + renderMarkdown(fillMarkdown(value, product), prefix),
    placeholder: () => `‹${label}›`,
  } satisfies Partial<FieldKind>;
}

/** Markdown without what shows nothing around it: the spaces before its first line can mean something. */
export function trimmed(markdown: string): string {
  const text = markdown.replace(/^(?:[ \t]*[\r\n])+/, '').replace(/[ \t\r\n]+$/, '');
  // Those before a single line mean nothing, unless they make code of it.
  return text.replace(/^ {1,3}(?=\S.*$)/, '');
}

function checkLine(
  value: string,
  report: Report,
  refused: readonly string[],
  advice: string,
): void {
  if (nodesIn(parse(value)).some(({ type }) => refused.includes(type))) {
    report.tell({ code: 'format', message: 'has formatting that it can’t have', advice });
  }
  checkMarkdown(value, report);
}

function checkMarkdown(value: string, report: Report): void {
  const inspected = inspectMarkdown(value);
  if (inspected.headings.length > 0) {
    const advice = 'Headings belong in a title field.';
    report.tell({ code: 'heading', message: 'has a heading in it', advice });
  }
  reportMarkdown(inspected, { ...report, onLine: () => report });
}

/** Reports what markdown on this site must not contain, and what it links to. */
export function reportMarkdown(found: InspectedMarkdown, report: Report): void {
  const formats = '*emphasis*, **strong words**, lists and [links](/clients)';
  const tell = (line: number, code: string, message: string, advice: string) =>
    report.onLine(line).tell({ code, message, advice });
  const warn = (line: number, code: string, message: string, advice: string) =>
    report.onLine(line).tell({ code, message, advice, severity: 'warning' });
  for (const { line, tag } of found.html) {
    const note = 'End a note that visitors don’t see with -->, and put nothing beside it.';
    const advice = tag.startsWith('<!--') ? note : `Remove it: ${formats} are enough.`;
    tell(line, 'html', `has HTML in it (${quote(tag)})`, advice);
  }
  for (const { line, ...entity } of found.entities) {
    report.onLine(line).tell(entityProblem(entity));
  }
  for (const { line, written, advice } of found.strayMarkdown) {
    report.onLine(line).tell(strayMarkdownProblem(written, advice));
  }
  for (const { line, level, underline } of found.headings) {
    if (underline === undefined) continue;
    const message = `is a heading because of the ${quote(underline)} below it`;
    const advice =
      'Begin a heading with ## and a space, and put an empty line above a line of hyphens.';
    const told = level === 1 ? tell : warn;
    told(line, 'underline', message, advice);
  }
  for (const { line, fence } of found.strayCode) {
    if (fence !== undefined) {
      const message = `begins code with ${quote(fence)}, and everything below is part of it`;
      const advice = `Put a line with the same marks below the code, or remove this one.`;
      tell(line, 'code', message, advice);
      continue;
    }
    const message = 'is shown as code, because of the spaces or the tab before it';
    const advice =
      'Remove them; in a list, words begin below those of their point. Code stands between two lines of ```.';
    tell(line, 'code', message, advice);
  }
  for (const { line, written } of found.unused) {
    const message = `has ${quote(written)}, which no page shows`;
    const inText = 'Notes below a text don’t work here: put its words into the text, or remove it.';
    const advice =
      'Put a backslash (\\) before it to show it, or remove it: it names an address for links, and none uses it.';
    warn(line, 'unused', message, written.startsWith('[^') ? inText : advice);
  }
  for (const { line } of found.pictures) {
    const message = 'has a picture within its text';
    tell(line, 'picture', message, 'Pictures belong in a picture field.');
  }
  for (const { line, what } of found.wordless) {
    tell(line, 'no-words', `has a ${what} without words`, 'Write them, or remove it.');
  }
  for (const { line, written, doubt } of found.unclear) {
    if (doubt === '') {
      const message = `has the email address ${quote(written)}, which isn’t a link, or only in part`;
      const advice = `Write it as one, with the address alone in parentheses: [${written}](mailto:${written}).`;
      warn(line, 'unclear', message, advice);
      continue;
    }
    const message = `has the address ${quote(written)}, and it can’t be known whether ${quote(doubt)} belongs to it`;
    const advice = `Put a space behind the address, or write all of it between < and >, as in <${written.includes(doubt) ? written : written + doubt}>.`;
    warn(line, 'unclear', message, advice);
  }
  for (const { line, address } of found.links) checkLink(address, report.onLine(line));
}
