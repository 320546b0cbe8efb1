import wordsOf from 'mdast-util-to-string';
import { type LineProblem, type ProblemText, quote } from '../model/problem';
import { nodesIn, parse } from './dialect';

export interface MarkdownHeading {
  line: number;
  level: number;
  words: string;
}

/** What is in a markdown text; lines count from 0. */
interface InspectedMarkdown {
  problems: LineProblem[];
  links: { line: number; address: string }[];
  headings: MarkdownHeading[];
}

/** Reads a markdown text and returns what the check has to combine: HTML and pictures in it, links, headings. */
export function inspectMarkdown(text: string): InspectedMarkdown {
  const found: InspectedMarkdown = { problems: [], links: [], headings: [] };
  const nodes = nodesIn(parse(text));
  const definitions = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== 'definition' || definitions.has(node.identifier)) continue;
    definitions.set(node.identifier, node.url);
  }
  let line = 0;
  for (const node of nodes) {
    // The parser gives mail addresses without brackets, and the words around them, no position.
    line = node.position ? node.position.start.line - 1 : line;
    switch (node.type) {
      case 'heading':
        found.headings.push({ line, level: node.depth, words: wordsOf(node) });
        break;
      case 'link':
        found.links.push({ line, address: node.url });
        break;
      case 'linkReference':
        found.links.push({ line, address: definitions.get(node.identifier) ?? '' });
        break;
      case 'image':
      case 'imageReference':
        found.problems.push({ line, ...pictureProblem });
        break;
      case 'break':
        line += 1;
        break;
      case 'html':
        refuseHtml(found, node.value, line);
        break;
      case 'text':
        for (const [index, words] of node.value.split('\n').entries()) {
          if (index > 0) line += 1;
          refuseHtml(found, words, line);
        }
    }
  }
  return found;
}

const pictureProblem = {
  message: 'has a picture within its text',
  advice: 'Pictures belong in a picture field.',
};

/** The problem of a text with something in it that a browser could take for HTML, whole or not. */
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
