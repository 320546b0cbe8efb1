import wordsOf from 'mdast-util-to-string';
import { nodesIn, parse } from './dialect';

export interface MarkdownHeading {
  line: number;
  level: number;
  words: string;
}

/** What is in a markdown text, for the check to judge; lines count from 0. */
export interface InspectedMarkdown {
  /** The beginning of the first tag in each line that has any. */
  html: { line: number; tag: string }[];
  pictures: { line: number }[];
  links: { line: number; address: string }[];
  headings: MarkdownHeading[];
}

/** Reads a markdown text and returns what the check has to combine. */
export function inspectMarkdown(text: string): InspectedMarkdown {
  const found: InspectedMarkdown = { html: [], pictures: [], links: [], headings: [] };
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
        found.pictures.push({ line });
        break;
      case 'break':
        line += 1;
        break;
      case 'html':
        addTag(found, node.value, line);
        break;
      case 'text':
        for (const [index, words] of node.value.split('\n').entries()) {
          if (index > 0) line += 1;
          addTag(found, words, line);
        }
    }
  }
  return found;
}

/** The beginning of something in a text that a browser could take for HTML, whole or not. */
export function tagIn(text: string): string | undefined {
  return /<[a-z/!?][^\s>]*>?/i.exec(text)?.[0];
}

function addTag({ html }: InspectedMarkdown, text: string, line: number): void {
  const tag = tagIn(text);
  // Of a tag and its end in one line, the first is enough.
  if (tag === undefined || html.some((other) => other.line === line)) return;
  html.push({ line, tag });
}
