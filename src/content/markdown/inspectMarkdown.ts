import MarkdownIt, { type Token } from 'markdown-it';
import { type ProblemText, quote } from '../model/problem';

/** Something found in a markdown text; lines count from 0. */
interface Found {
  line: number;
}

export interface MarkdownHeading extends Found {
  level: number;
  words: string;
}

export interface InspectedMarkdown {
  problems: (ProblemText & Found)[];
  links: (Found & { address: string })[];
  headings: MarkdownHeading[];
}

// The same markdown as in markdown.ts, except that HTML is recognised here, in order to be refused, and
// that every link counts as one, whatever it leads to.
const markdownIt = new MarkdownIt('commonmark', { html: true }).enable(['table', 'strikethrough']);
markdownIt.validateLink = () => true;
markdownIt.normalizeLink = (address) => address;

/** Reads a markdown text and returns what the check has to combine: HTML and pictures in it, links, headings. */
export function inspectMarkdown(text: string): InspectedMarkdown {
  const found: InspectedMarkdown = { problems: [], links: [], headings: [] };
  let line = 0;
  const tokens = markdownIt.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    line = token.map?.[0] ?? line;
    if (token.type === 'html_block') refuseHtml(found, token.content, line);
    if (token.type === 'inline') inspectInline(found, token, line);
    if (token.type === 'heading_open') {
      const words = tokens[index + 1]?.content ?? '';
      found.headings.push({ line, level: Number(token.tag.slice(1)), words });
    }
  }
  return found;
}

function inspectInline(found: InspectedMarkdown, inline: Token, firstLine: number): void {
  let line = firstLine;
  for (const token of inline.children ?? []) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'link_open') {
      found.links.push({ line, address: String(token.attrGet('href') ?? '') });
    } else if (token.type === 'image') {
      const message = 'has a picture within its text';
      found.problems.push({ line, message, advice: 'Pictures stand in a picture field only.' });
    } else if (token.type === 'html_inline' || token.type === 'text') {
      refuseHtml(found, token.content, line);
    }
  }
}

/**
 * What is said of a text with something in it that a browser could take for HTML, whole or not; undefined
 * where there is nothing of the kind.
 */
export function htmlProblem(text: string): ProblemText | undefined {
  const start = /<[a-z/!?][^\s>]*>?/i.exec(text)?.[0];
  if (start === undefined) return undefined;
  const advice = 'Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.';
  return { message: `has HTML in it (${quote(start)})`, advice };
}

function refuseHtml({ problems }: InspectedMarkdown, text: string, line: number): void {
  const problem = htmlProblem(text);
  // Of a tag and its end in one line, the first is enough.
  if (problem === undefined || problems.some((other) => other.line === line)) return;
  problems.push({ line, ...problem });
}
