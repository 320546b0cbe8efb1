import type { Content, Text } from 'mdast';
import wordsOf from 'mdast-util-to-string';
import { partsOf } from '../markdown/bareAddresses';
import { nodesIn, parse } from '../markdown/dialect';
import { isPlain } from '../markdown/isPlain';
import { notWords, signsIn, tagIn } from '../markdown/signs';
import { checkLink } from './kinds/address';
import { type ProblemText, quote, type Report } from './problem';

/** Reports what markdown on this site must not contain, and what it links to; returns its nodes, none of plain words. */
export function inspectMarkdown(text: string, report: Report): Content[] {
  if (isPlain(text)) return [];
  const nodes = nodesIn(parse(text));
  if (nodes.length === 0 && text.trim() !== '') report.tell(noWordsIn('text'));
  const linked = new Set(nodes.flatMap((node) => (node.type === 'link' ? nodesIn(node) : [])));
  const tagged = new Set<number>();
  for (const node of nodes) visit(node, lineOf(node));
  return nodes;

  function visit(node: Content, line: number) {
    switch (node.type) {
      case 'heading':
        if (wordsOf(node).trim() === '') report.tell(noWordsIn('heading'), line);
        return tellSigns(node, line);
      case 'paragraph':
      case 'tableCell':
        return tellSigns(node, line);
      case 'link':
        if (wordsOf(node).trim() === '') report.tell(noWordsIn('link'), line);
        return checkLink(node.url, report, line);
      case 'image': {
        const advice = 'Pictures belong in a picture field.';
        const message = 'has a picture within its text';
        return report.tell({ code: 'picture', message, advice }, line);
      }
      case 'html':
        return tellTag(node.value, line);
      case 'text':
        for (const [index, words] of unescaped(node).split('\n').entries())
          tellTag(words, line + index);
        if (linked.has(node)) return;
        for (const [index, words] of node.value.split('\n').entries()) {
          const addresses = partsOf(words).flatMap(({ url }) => url ?? []);
          for (const address of addresses) checkLink(address, report, line + index);
        }
    }
  }

  /** Tells of markdown that readers see as it is written, in a paragraph, a heading or a cell. */
  function tellSigns(block: Content, first: number) {
    const seen = nodesIn(block).map(seenText).join('');
    for (const { line, written: sign } of signsIn(seen, 'markup')) {
      const message = `shows ${quote(sign.replace(/\s*\n\s*/g, ' / '))} as it is written`;
      const code = 'stray-markdown';
      report.tell({ code, message, advice: signAdvice, severity: 'warning' }, first + line);
    }
    const numbers = written(block).replace(/`[^`]*`|\\.|\w+:\/\/\S+/g, notWords);
    for (const { line, written: sign } of signsIn(numbers, 'times')) {
      const message = `has ${quote(sign)}, and an asterisk between numbers can turn into emphasis`;
      const advice = 'Write × between numbers, or \\* to show an asterisk.';
      report.tell({ code: 'times', message, advice, severity: 'warning' }, first + line);
    }
  }

  function tellTag(words: string, line: number) {
    const tag = tagIn(words);
    // One report per line is enough for a tag and its closing tag.
    if (tag === undefined || tagged.has(line)) return;
    tagged.add(line);
    const advice = tag.startsWith('<!--')
      ? 'End a note that visitors don’t see with -->, and put nothing beside it.'
      : 'Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.';
    report.tell({ code: 'html', message: `has HTML in it (${quote(tag)})`, advice }, line);
  }

  /** What was written for a node; empty if the parser gives no position. */
  function written({ position }: Content): string {
    return position ? text.slice(position.start.offset, position.end.offset) : '';
  }

  /** A text with something else in the place of its characters after a backslash: they were meant as such. */
  function unescaped(node: Text): string {
    const meant = (written(node) || node.value).replace(/\\[!-/:-@[-`{-~]/g, notWords);
    return meant.replace(/&(?:lt|#0*60|#x0*3c);/gi, '<').replace(/&gt;/gi, '>');
  }

  /** What readers see of a node itself as words, with as many lines as it has. */
  function seenText(node: Content): string {
    // Within a table’s cell, a break is written as a tag.
    if (node.type === 'break') return written(node).startsWith('<') ? ' ' : '\n';
    if ('children' in node) return '';
    if (node.type !== 'text') return notWords + written(node).replace(/[^\n]/g, '');
    // In lists and quotations, lines begin with spaces and signs that belong to these.
    const lines = unescaped(node).replace(/\n[\s>]*/g, '\n');
    const words = lines.replace(/&amp;(#?\w+;)|&#?\w+;/g, (_, seen) =>
      seen === undefined ? notWords : `&${seen}`,
    );
    return partsOf(words)
      .map((part) => (part.url === undefined ? part.words : notWords))
      .join('');
  }
}

/** The line of a text in which a node begins, counted from 0. */
export function lineOf({ position }: Content): number {
  return position ? position.start.line - 1 : 0;
}

const signAdvice =
  'Write what works here, with a space before and behind the marks of strong or slanted words and none inside, and none between ] and (: **strong words**, *emphasis*, [words](/clients), "- " before a point of a list, "## " before a heading, | --- | --- | below the first row of a table, a note in brackets for a footnote. Or type what visitors should see; a backslash (\\) before a sign shows it as it is.';

function noWordsIn(what: string): ProblemText {
  const advice = 'Write them, or remove it.';
  return { code: 'no-words', message: `has a ${what} without words`, advice };
}
