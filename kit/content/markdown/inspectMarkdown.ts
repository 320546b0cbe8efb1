import type { Content, Text } from 'mdast';
import wordsOf from 'mdast-util-to-string';
import { replaceAddresses } from './bareAddresses';
import { nodesIn, parse, parseWords } from './dialect';
import { cutEmails, inspectAddresses, type UnclearAddress } from './inspectAddresses';
import { bareAddress, notWords } from './leftovers';
import { type StrayMarkdown, strayMarkdown } from './strayMarkdown';

export interface MarkdownHeading {
  line: number;
  level: number;
  words: string;
  /** The line of hyphens or equals signs below its words that makes it a heading, if any. */
  underline?: string;
}

/** What a markdown text contains, for the check; lines are counted from 0. */
export interface InspectedMarkdown {
  /** The start of the first tag in each line that has one. */
  html: { line: number; tag: string }[];
  /** The entities that readers see as they are written, since their `&` is one itself: `&amp;nbsp;`. */
  entities: ({ line: number } & Entity)[];
  pictures: { line: number }[];
  links: { line: number; address: string }[];
  /** Bare addresses of which it can’t be known where they begin or end. */
  unclear: UnclearAddress[];
  headings: MarkdownHeading[];
  /** Links and headings that nobody could read, or the whole text if it has nothing but notes. */
  wordless: { line: number; what: 'link' | 'heading' | 'text' }[];
  /** What readers see of markdown as it is written. */
  strayMarkdown: ({ line: number } & StrayMarkdown)[];
  /** Code that wasn’t meant: words with spaces before them, and a fence that isn’t closed. */
  strayCode: { line: number; fence: string | undefined }[];
  /** The lines of blocks of code, which readers see as they are. */
  code: Set<number>;
  /** Definitions of links that no link uses, which are not shown. */
  unused: { line: number; written: string }[];
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

const together =
  'Put the marks around all words that stand together: **strong words**, not **strong****words**.';

/** Parses a markdown text and lists what the check looks at. */
export function inspectMarkdown(text: string): InspectedMarkdown {
  const found: InspectedMarkdown = {
    html: [],
    entities: [],
    pictures: [],
    links: [],
    unclear: [],
    headings: [],
    wordless: [],
    strayMarkdown: [],
    strayCode: [],
    code: new Set(),
    unused: [],
  };
  if (isPlain(text)) {
    return { ...found, strayMarkdown: strayMarkdown(text).map((stray) => ({ line: 0, ...stray })) };
  }
  const nodes = nodesIn(parseWords(text));
  const isLink = ({ type }: Content) => type === 'link' || type === 'linkReference';
  const inLinks = new Set(nodes.filter(isLink).flatMap(nodesIn));
  if (nodes.length === 0 && text.trim() !== '') found.wordless.push({ line: 0, what: 'text' });
  const definitions = new Map<string, string>();
  // The first of several definitions counts.
  for (const node of nodes.toReversed()) {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  }
  const used = new Set(
    nodes.flatMap((node) => {
      const isUse = node.type === 'linkReference' || node.type === 'imageReference';
      return isUse ? node.identifier : [];
    }),
  );
  let line = 0;
  for (const node of nodes) {
    line = node.position ? node.position.start.line - 1 : line;
    const what = node.type === 'heading' ? 'heading' : 'link';
    const isNamed = ['heading', 'link', 'linkReference'].includes(node.type);
    if (isNamed && wordsOf(node).trim() === '') found.wordless.push({ line, what });
    switch (node.type) {
      case 'heading': {
        const written = writtenFor(node, text);
        const underline = written.startsWith('#')
          ? undefined
          : written.split('\n').at(-1)?.replace(/[\s>]/g, '');
        const heading = { line, level: node.depth, words: wordsOf(node) };
        found.headings.push({ ...heading, ...(underline && { underline }) });
        found.strayMarkdown.push(...strayMarkdownIn(node, line, text));
        break;
      }
      case 'paragraph':
        found.strayMarkdown.push(...strayMarkdownIn(node, line, text));
        found.unclear.push(...cutEmails(node, line));
        break;
      case 'code': {
        const [first = '', ...others] = writtenFor(node, text).split('\n');
        const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
        const last = others.at(-1)?.replace(/[\s>]/g, '') ?? '';
        const isClosed = fence && last.startsWith(fence) && new Set(last).size === 1;
        if (!isClosed) found.strayCode.push({ line, fence });
        for (const index of [first, ...others].keys()) found.code.add(line + index);
        break;
      }
      case 'listItem':
        if (typeof node.checked === 'boolean') {
          const box = strayMarkdown(node.checked ? '[x] ' : '[ ] ');
          found.strayMarkdown.push(...box.map((stray) => ({ line, ...stray })));
        }
        break;
      case 'strong':
      case 'emphasis':
        if (node.children.some((child) => child.type === 'text' && /[*_]{2}/.test(child.value))) {
          const written = writtenFor(node, text);
          found.strayMarkdown.push({
            line,
            at: 0,
            written,
            advice: together,
            plainAdvice: together,
          });
        }
        break;
      case 'link':
        found.links.push({ line, address: node.url });
        break;
      case 'linkReference':
        // A note below the text, which is told.
        if (node.identifier.startsWith('^')) break;
        found.links.push({ line, address: definitions.get(node.identifier) ?? '' });
        break;
      case 'definition':
        // With this name it is a comment.
        if (!used.has(node.identifier) && node.identifier !== '//') {
          found.unused.push({ line, written: writtenFor(node, text) });
        }
        break;
      case 'image':
      case 'imageReference':
        found.pictures.push({ line });
        break;
      case 'break':
        if (!isInCell(node, text)) line += 1;
        break;
      case 'html':
        addTag(found, node.value, line);
        break;
      case 'tableCell':
        found.strayMarkdown.push(...strayMarkdownIn(node, line, text));
        break;
      case 'text': {
        if (!inLinks.has(node)) {
          const { links, unclear } = inspectAddresses(node.value, line);
          found.links.push(...links);
          found.unclear.push(...unclear);
        }
        const unescaped = unescapedText(node, text).split('\n');
        for (const [index, words] of node.value.split('\n').entries()) {
          if (index > 0) line += 1;
          addTag(found, unescaped[index] ?? words, line);
          const entity = entityIn(words);
          if (entity !== undefined) found.entities.push({ line, ...entity });
        }
      }
    }
  }
  return found;
}

/** What was written for a node; empty if the parser gives no position. */
function writtenFor({ position }: Content, markdown: string): string {
  return position ? markdown.slice(position.start.offset, position.end.offset) : '';
}

/** Whether a break is one within a table’s cell, which is a single line. */
function isInCell(node: Content, markdown: string): boolean {
  return writtenFor(node, markdown).startsWith('<');
}

/** A text with something else in the place of its characters after a backslash: they were meant as such. */
function unescapedText(node: Text, markdown: string): string {
  const written = writtenFor(node, markdown) || node.value;
  const unescaped = written.replace(/\\[!-/:-@[-`{-~]/g, notWords);
  return unescaped.replace(/&(?:lt|#0*60|#x0*3c);/gi, '<').replace(/&gt;/gi, '>');
}

/** The markdown that readers see as it is written in a paragraph, a heading or a cell that begins in a line. */
function strayMarkdownIn(
  block: Content,
  line: number,
  markdown: string,
): InspectedMarkdown['strayMarkdown'] {
  const seen = seenText(block, markdown);
  return strayMarkdown(seen).map((stray) => {
    const written = stray.written
      .replaceAll(notWords, '…')
      .replaceAll(bareAddress, '…')
      .replace(/\s*[\n\u2028]\s*/g, ' / ');
    const lines = seen.slice(0, stray.at).match(/[\n\u2028]/g) ?? [];
    return { ...stray, line: line + lines.length, written };
  });
}

/** What readers see of a node, with as many lines as it has; one that ends in a break ends in U+2028. */
function seenText(node: Content, markdown: string): string {
  if (node.type === 'break') return isInCell(node, markdown) ? ' ' : '\u2028';
  if (node.type === 'text') {
    // In lists and quotations, lines begin with spaces and signs that belong to these.
    const lines = unescapedText(node, markdown).replace(/&#?\w+;/g, notWords);
    return replaceAddresses(lines.replace(/\n[\s>]*/g, '\n'), () => bareAddress);
  }
  // To the parser, a note whose text is one word is an address.
  if (node.type === 'linkReference' && node.identifier.startsWith('^')) {
    return writtenFor(node, markdown);
  }
  if (node.type === 'link' && node.url.endsWith(wordsOf(node))) return bareAddress;
  if ('children' in node) return node.children.map((child) => seenText(child, markdown)).join('');
  return notWords + writtenFor(node, markdown).replace(/[^\n]/g, '');
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

function addTag({ html }: InspectedMarkdown, text: string, line: number): void {
  const tag = tagIn(text);
  // One report per line is enough for a tag and its closing tag.
  if (tag === undefined || html.some((other) => other.line === line)) return;
  html.push({ line, tag });
}
