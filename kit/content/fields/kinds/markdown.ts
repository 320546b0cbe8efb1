import wordsOf from 'mdast-util-to-string';
import { fillMarkdown } from '../../markdown/fillProduct';
import { linkedWords, renderMarkdown } from '../../markdown/markdown';
import { replaceOutsideCode } from '../../markdown/outsideCode';
import { canonicalAddress } from '../canonicalAddress';
import { inspectMarkdown, lineOf } from '../inspectMarkdown';
import type { ProblemText, Report } from '../problem';
import type { FieldKind } from '../schema';
import { field, lineControl, nounFor } from './kind';

interface MarkdownInfo {
  example: string;
  max: number;
}

/** Text that writers format with markdown, without raw HTML. */
export function markdown(label: string, hint: string, info: MarkdownInfo) {
  return field(label, hint, {
    ...ofMarkdown(label, info),
    pattern: /\S/,
    accepts: `${nounFor(label, 'text')} of up to ${info.max} characters, in markdown`,
    control: { ...lineControl(info.max), widget: 'text' },
    check: without(['heading'], 'Headings belong in a title field.'),
  });
}

/** All markdown of a page, with headings and tables: the field `body`, which stands below the front matter. */
export function wholeText(label: string, hint: string) {
  return field(label, hint, {
    ...ofMarkdown(label),
    pattern: /\S/,
    format: 'whole text',
    accepts: 'words in markdown, below the other fields',
    check: checkWholeText,
    control: { ...lineControl(), widget: 'text' },
    graphqlType: 'MarkdownRemark @link(from: "id", by: "parent.id")',
    forPage: (value, mark, { product, wholeText }) => wholeText(fillMarkdown(value, product), mark),
  });
}

/** Where a link leads that can have another form: within this site, or to the web. */
const target = /(?<=\]\(\s*<?)(?:\/|https?:)[^\s()<>]*/gi;

/** A markdown text with the address of each link in its canonical form; a bare one stays, since readers see it. */
export function withCanonicalLinks(text: string, siteUrl: string | undefined): string {
  if (!text.includes('](')) return text;
  return replaceOutsideCode(text, target, (address) => canonicalAddress(address, siteUrl));
}

/** What a line can’t have, by the types of markdown’s own syntax tree, and what one of words and links can’t have besides. */
const blocks = ['heading', 'list', 'blockquote', 'thematicBreak'];
const formats = ['emphasis', 'strong', 'delete', 'inlineCode'];

/** One line that writers format with markdown. */
export function markdownLine(label: string, hint: string, info: MarkdownInfo) {
  const advice = 'Write one line of words, *emphasis*, **strong words** and [links](/clients).';
  return field(label, hint, {
    ...ofMarkdown(label, info),
    accepts: `${nounFor(label, 'line')} of up to ${info.max} characters, in markdown`,
    check: without(blocks, advice),
  });
}

/** One line of words and links alone, which pages draw without HTML. */
export function linkedLine(label: string, hint: string, info: MarkdownInfo) {
  const advice = 'Write one line of words and [links](/clients).';
  return field(label, hint, {
    ...ofMarkdown(label, info),
    format: 'linked words',
    accepts: `${nounFor(label, 'line')} of up to ${info.max} characters, words and links`,
    check: without([...blocks, ...formats], advice),
    graphqlType: '[LinkedWords!]',
    forPage: (value, mark, { product }) =>
      linkedWords(value, product).map((part) => ({ ...part, words: mark + part.words })),
  });
}

/** Checks markdown that can’t have nodes of some types. */
function without(types: readonly string[], advice: string): FieldKind['check'] {
  return (value, report) => {
    if (!inspectMarkdown(value, report).some(({ type }) => types.includes(type))) return;
    report.tell({ code: 'format', message: 'has formatting that it can’t have', advice });
  };
}

/** What all fields with markdown have. */
function ofMarkdown(label: string, info: Partial<MarkdownInfo> = {}) {
  return {
    ...info,
    format: 'markdown',
    tokens: ['product'],
    control: lineControl(info.max),
    canonical: withCanonicalLinks,
    forPage: (value, mark, { product }) => mark + renderMarkdown(fillMarkdown(value, product)),
    placeholder: () => `‹${label}›`,
  } satisfies Partial<FieldKind>;
}

/** Markdown without what shows nothing around it: the spaces before its first line can mean something. */
export function trimmed(markdown: string): string {
  const text = markdown.replace(/^(?:[ \t]*[\r\n])+/, '').replace(/[ \t\r\n]+$/, '');
  // Those before a single line mean nothing.
  return text.replace(/^[ \t]+(?=\S.*$)/, '');
}

function checkWholeText(text: string, report: Report): void {
  let above = 1;
  for (const node of inspectMarkdown(text, report)) {
    if (node.type !== 'heading') continue;
    report.offer(wordsOf(node));
    // A page’s title is above them, and no level is skipped.
    const isRight = node.depth > 1 && node.depth <= above + 1;
    if (!isRight) report.tell(wrongLevel(node.depth, above), lineOf(node));
    above = node.depth;
  }
}

function wrongLevel(level: number, above: number): ProblemText {
  const message = `has a heading that begins with ${'#'.repeat(level)}`;
  const own = level === 1 ? 'Remove it if it is the title. Otherwise b' : 'B';
  const right = '#'.repeat(level === 1 ? 2 : above + 1);
  const advice = `${own}egin it with ${right}: the title has a field of its own, and no level is skipped.`;
  return { code: 'heading-level', message, advice, severity: level === 1 ? undefined : 'warning' };
}
