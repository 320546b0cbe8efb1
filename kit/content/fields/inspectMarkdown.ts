import type { Content, Text } from 'mdast';
import wordsOf from 'mdast-util-to-string';
import { bareAddressesIn } from '../markdown/bareAddresses';
import { nodesIn, parseWords } from '../markdown/dialect';
import { isPlain } from '../markdown/isPlain';
import { notWords, signsIn, tagIn } from '../markdown/signs';
import { checkLink } from './kinds/address';
import { quote, type Report } from './problem';

/** A heading of a markdown text, in a line counted from 0. */
export interface MarkdownHeading {
  line: number;
  level: number;
  words: string;
  /** The line of hyphens or equals signs below its words that makes it a heading, if any. */
  underline?: string;
}

/**
 * Reports what markdown on this site must not contain, and what it links to.
 *
 * @param seeHeading gets each heading, and what reports at its line; only some texts can have any
 * @returns the lines of its blocks of code
 */
export function inspectMarkdown(
  text: string,
  report: Report,
  seeHeading = tellUnderline,
): ReadonlySet<number> {
  const code = new Set<number>();
  if (isPlain(text)) return code;
  const nodes = nodesIn(parseWords(text));
  if (nodes.length === 0 && text.trim() !== '') tell(0, 'no-words', ...noWordsIn('text'));
  const definitions = new Map<string, string>();
  const used = new Set<string>();
  const linked = new Set<Content>();
  for (const node of nodes) {
    // The first of several definitions counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    if (isLink(node)) for (const inner of nodesIn(node)) linked.add(inner);
  }
  const tagged = new Set<number>();
  for (const node of nodes) visit(node, lineOf(node));
  return code;

  function tell(line: number, of: string, message: string, advice: string) {
    report.onLine(line).tell({ code: of, message, advice });
  }

  function warn(line: number, of: string, message: string, advice: string) {
    report.onLine(line).tell({ code: of, message, advice, severity: 'warning' });
  }

  function visit(node: Content, line: number) {
    if ((node.type === 'heading' || isLink(node)) && wordsOf(node).trim() === '') {
      tell(line, 'no-words', ...noWordsIn(node.type === 'heading' ? 'heading' : 'link'));
    }
    switch (node.type) {
      case 'heading':
        seeHeading(
          { line, level: node.depth, words: wordsOf(node), ...underlineOf(node) },
          report.onLine(line),
        );
        return visitWords(node, line);
      case 'paragraph':
      case 'tableCell':
        return visitWords(node, line);
      case 'code':
        return visitCode(node, line);
      case 'listItem':
        if (typeof node.checked !== 'boolean') return;
        return warn(line, 'stray-markdown', ...shown(node.checked ? '[x]' : '[ ]'), signAdvice);
      case 'link':
        return checkLink(node.url, report.onLine(line));
      case 'linkReference':
        // A note below the text, whose sign is told.
        if (node.identifier.startsWith('^')) return;
        return checkLink(definitions.get(node.identifier) ?? '', report.onLine(line));
      case 'definition': {
        // With this name it is a comment.
        if (used.has(node.identifier) || node.identifier === '//') return;
        const advice = 'Put a backslash (\\) before it to show it, or remove it.';
        return warn(line, 'unused', `has ${quote(written(node))}, which no page shows`, advice);
      }
      case 'image':
      case 'imageReference': {
        const message = 'has a picture within its text';
        return tell(line, 'picture', message, 'Pictures belong in a picture field.');
      }
      case 'html':
        return visitTag(node.value, line);
      case 'text':
        for (const [index, words] of unescaped(node).split('\n').entries()) {
          visitTag(words, line + index);
        }
        if (linked.has(node)) return;
        for (const { at, url } of bareAddressesIn(node.value)) {
          checkLink(url, report.onLine(line + breaksIn(node.value.slice(0, at))));
        }
    }
  }

  /** What readers see of markdown as it is written, in a paragraph, a heading or a cell. */
  function visitWords(block: Content, first: number) {
    const seen = seenText(block);
    for (const { at, written: sign } of signsIn(seen, 'markup')) {
      warn(first + breaksIn(seen.slice(0, at)), 'stray-markdown', ...shown(sign), signAdvice);
    }
    for (const { at, written: numbers } of signsIn(seen, 'times')) {
      const message = `has ${quote(numbers)}, and an asterisk between numbers can turn into emphasis`;
      const advice = 'Write × between numbers, or \\* to show an asterisk.';
      warn(first + breaksIn(seen.slice(0, at)), 'times', message, advice);
    }
  }

  function visitCode(node: Content, line: number) {
    const [first = '', ...others] = written(node).split('\n');
    for (const index of [first, ...others].keys()) code.add(line + index);
    const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
    const last = others.at(-1)?.replace(/[\s>]/g, '') ?? '';
    if (fence && last.startsWith(fence) && new Set(last).size === 1) return;
    if (fence) {
      const message = `begins code with ${quote(fence)}, and everything below is part of it`;
      const advice = 'Put a line with the same marks below the code, or remove this one.';
      return tell(line, 'code', message, advice);
    }
    const message = 'is shown as code, because of the spaces or the tab before it';
    const advice =
      'Remove them; in a list, words begin below those of their point. Code stands between two lines of ```.';
    tell(line, 'code', message, advice);
  }

  function visitTag(words: string, line: number) {
    const tag = tagIn(words);
    // One report per line is enough for a tag and its closing tag.
    if (tag === undefined || tagged.has(line)) return;
    tagged.add(line);
    const note = 'End a note that visitors don’t see with -->, and put nothing beside it.';
    const others =
      'Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.';
    tell(line, 'html', `has HTML in it (${quote(tag)})`, tag.startsWith('<!--') ? note : others);
  }

  /** What was written for a node; empty if the parser gives no position. */
  function written({ position }: Content): string {
    return position ? text.slice(position.start.offset, position.end.offset) : '';
  }

  function underlineOf(heading: Content) {
    if (written(heading).startsWith('#')) return {};
    return { underline: written(heading).split('\n').at(-1)?.replace(/[\s>]/g, '') };
  }

  /** A text with something else in the place of its characters after a backslash: they were meant as such. */
  function unescaped(node: Text): string {
    const meant = (written(node) || node.value).replace(/\\[!-/:-@[-`{-~]/g, notWords);
    return meant.replace(/&(?:lt|#0*60|#x0*3c);/gi, '<').replace(/&gt;/gi, '>');
  }

  /** What readers see of a node as words, with as many lines as it has. */
  function seenText(node: Content): string {
    // Within a table’s cell, a break is written as a tag.
    if (node.type === 'break') return written(node).startsWith('<') ? ' ' : '\n';
    if (node.type === 'text') return wordsSeen(node);
    if (node.type === 'link' && node.url.endsWith(wordsOf(node))) return notWords;
    // To the parser, a note whose text is one word is an address.
    if (node.type === 'linkReference' && node.identifier.startsWith('^')) return written(node);
    if (!('children' in node)) return notWords + written(node).replace(/[^\n]/g, '');
    const inner = node.children.map((child) => seenText(child)).join('');
    const [, mark = ''] = /^(\*{1,2})\S/.exec(written(node)) ?? [];
    const isTimes = /^(?:emphasis|strong)$/.test(node.type) && isBetweenNumbers(node, mark);
    return isTimes ? mark + inner + mark : inner;
  }

  function wordsSeen(node: Text): string {
    // In lists and quotations, lines begin with spaces and signs that belong to these.
    const lines = unescaped(node).replace(/\n[\s>]*/g, '\n');
    const entities = lines.replace(/&amp;(#?\w+;)|&#?\w+;/g, (_, seen) => {
      return seen === undefined ? notWords : `&${seen}`;
    });
    return bareAddressesIn(entities).reduceRight((left, { at, written: address }) => {
      return left.slice(0, at) + notWords + left.slice(at + address.length);
    }, entities);
  }

  /** Whether one of the marks around a node is an asterisk between numbers. */
  function isBetweenNumbers({ position }: Content, mark: string): boolean {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    return [start, end - mark.length].some(
      (at) => /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + mark.length)),
    );
  }
}

const signAdvice =
  'Write what works here, without a space inside the marks and with one outside: **strong words**, *emphasis*, [words](/clients), "- " before a point of a list, "## " before a heading, | --- | --- | below the first row of a table. Or type what visitors should see; a backslash (\\) before a sign shows it as it is.';

/** Tells of a heading that a line below it makes one. */
export function tellUnderline({ level, underline }: MarkdownHeading, report: Report): void {
  if (underline === undefined) return;
  const message = `is a heading because of the ${quote(underline)} below it`;
  const advice =
    'Begin a heading with ## and a space, and put an empty line above a line of hyphens.';
  const severity = level > 1 ? 'warning' : undefined;
  report.tell({ code: 'underline', message, advice, severity });
}

function shown(sign: string): [message: string] {
  return [`shows ${quote(sign.replace(/\s*\n\s*/g, ' / '))} as it is written`];
}

function noWordsIn(what: string): [message: string, advice: string] {
  return [`has a ${what} without words`, 'Write them, or remove it.'];
}

function isLink({ type }: Content): boolean {
  return type === 'link' || type === 'linkReference';
}

function lineOf({ position }: Content): number {
  return position ? position.start.line - 1 : 0;
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
