import type { Text } from 'mdast';
import wordsOf from 'mdast-util-to-string';
import { nodesIn, parse } from './dialect';

export interface MarkdownHeading {
  line: number;
  level: number;
  words: string;
}

/** What a markdown text contains, for the check; lines are counted from 0. */
export interface InspectedMarkdown {
  /** The start of the first tag in each line that has one. */
  html: { line: number; tag: string }[];
  /** The entities that readers see as they are written, since their `&` is one itself: `&amp;nbsp;`. */
  entities: ({ line: number } & Entity)[];
  /** What readers see as words in each line, but for code. */
  words: Map<number, string>;
  pictures: { line: number }[];
  links: { line: number; address: string }[];
  headings: MarkdownHeading[];
  /** Links and headings that nobody could read. */
  wordless: { line: number; what: 'link' | 'heading' }[];
}

/**
 * Whether a text is one line of words without any sign that means something in markdown, as most are: these need no
 * parser, which takes a large part of the time of a check.
 */
export function isPlain(text: string): boolean {
  return (
    /^\p{L}(?:[\p{L}\p{N} ,.;?!(){}'"‘’“”…–—/%$-]|:(?!\/))*$/u.test(text) && !/www\./i.test(text)
  );
}

/** Parses a markdown text and lists what the check looks at. */
export function inspectMarkdown(text: string): InspectedMarkdown {
  const found: InspectedMarkdown = {
    html: [],
    entities: [],
    words: new Map(),
    pictures: [],
    links: [],
    headings: [],
    wordless: [],
  };
  if (isPlain(text)) return { ...found, words: new Map([[0, text]]) };
  const nodes = nodesIn(parse(text));
  const definitions = new Map<string, string>();
  // The first of several definitions counts.
  for (const node of nodes.toReversed()) {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  }
  let line = 0;
  for (const node of nodes) {
    // The parser gives no position to bare email addresses and the text around them.
    line = node.position ? node.position.start.line - 1 : line;
    const what = node.type === 'heading' ? 'heading' : 'link';
    const isNamed = ['heading', 'link', 'linkReference'].includes(node.type);
    if (isNamed && wordsOf(node).trim() === '') found.wordless.push({ line, what });
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
      case 'inlineCode':
        addWords(found, '`…`', line);
        break;
      case 'tableCell':
        addWords(found, ' ', line);
        break;
      case 'text': {
        const unescaped = unescapedText(node, text).split('\n');
        for (const [index, words] of node.value.split('\n').entries()) {
          if (index > 0) line += 1;
          addWords(found, words, line);
          addTag(found, unescaped[index] ?? words, line);
          const entity = entityIn(words);
          if (entity !== undefined) found.entities.push({ line, ...entity });
        }
      }
    }
  }
  return found;
}

/** A text without its characters after a backslash: they were meant as such, and are no HTML. */
function unescapedText({ position, value }: Text, markdown: string): string {
  if (!position) return value;
  const written = markdown.slice(position.start.offset, position.end.offset);
  const unescaped = written.replace(/\\[!-/:-@[-`{-~]/g, '');
  return unescaped.replace(/&(?:lt|#0*60|#x0*3c);/gi, '<').replace(/&gt;/gi, '>');
}

/** The start of anything in a text that a browser could take for HTML, complete or not. */
export function tagIn(text: string): string | undefined {
  return /<[a-z/!?][^\s>]*>?/i.exec(text)?.[0];
}

/** An HTML entity, such as `&amp;`, and the character that it stands for. */
interface Entity {
  written: string;
  character: string;
}

/** The first entity in a text; `AT&T;` has none. */
export function entityIn(text: string): Entity | undefined {
  for (const [written] of text.matchAll(/&#?[a-z\d]+;/gi)) {
    const character = wordsOf(parse(written));
    if (character !== written) return { written, character };
  }
  return undefined;
}

function addWords({ words }: InspectedMarkdown, text: string, line: number): void {
  words.set(line, `${words.get(line) ?? ''}${text}`);
}

function addTag({ html }: InspectedMarkdown, text: string, line: number): void {
  const tag = tagIn(text);
  // One report per line is enough for a tag and its closing tag.
  if (tag === undefined || html.some((other) => other.line === line)) return;
  html.push({ line, tag });
}
