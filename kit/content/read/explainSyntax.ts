import type { YAMLError } from 'yaml';
import { type ProblemText, quote } from '../fields/problem';

/** What is wrong with the syntax, at an offset in the text. */
export interface SyntaxProblem extends ProblemText {
  at: number;
}

function syntaxProblem(at: number, message: string, advice: string): SyntaxProblem {
  return { at, code: 'syntax', message, advice };
}

export const inQuotes = 'Put the whole text in double quotes, in one line.';
const innerQuotes = 'Quotation marks and apostrophes within a text are curly: “words”, it’s.';

const textWithColon = /^ *(?:- +)*[\w-]+: +[^\s"'].*:(?:\s|$)/;

/** Explains the first mistake that the parser has found. */
export function explainYaml(text: string, { pos: [at], message }: YAMLError): SyntaxProblem {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const [line = '', below = ''] = text.slice(start).split('\n', 2);
  const next = start + line.length + 1;
  const spaced = [line, below].findIndex((each) => /^ *[^\S ]\s*\S/.test(each));
  if (spaced >= 0) {
    const message = 'has a tab or a non-breaking space before its words';
    return syntaxProblem(spaced ? next : start, message, 'Put ordinary spaces in its place.');
  }
  // The fields of a group, behind whose colon nothing stands, are further right.
  const hasText = /: +\S/.test(line);
  if (hasText && /^ *[\w-]+:(?: |$)/.test(below) && wordsAt(below) > wordsAt(line)) {
    const message = 'stands further right than the field above it';
    return syntaxProblem(
      next,
      message,
      'Let it begin below that field, or put that field’s text in double quotes.',
    );
  }
  const quoted = lastOpenQuote(text.slice(0, start + line.length));
  if (quoted !== undefined) {
    const message = 'has a text with a quotation mark at its beginning and none at its end';
    return syntaxProblem(quoted, message, `${inQuotes} ${innerQuotes}`);
  }
  const colon = [start, before].find((from) => textWithColon.test(text.slice(from, from + 2000)));
  if (colon !== undefined) {
    const message = 'has a colon in its text, which is taken for that of a field';
    return syntaxProblem(colon, message, inQuotes);
  }
  const where = `cannot be read at column ${at - start + 1}: ${message}`;
  const advice =
    'Fields of a group, and the hyphens of a list, begin below each other; a space follows their colon or hyphen; a text that begins with a sign is in double quotes.';
  return syntaxProblem(at, where, advice);
}

/** How far right the words of a line begin, behind the hyphen of a list. */
function wordsAt(line: string): number {
  return line.search(/(?<=^ *(?:- +)*)[^ -]/);
}

/** Where a text begins with a quotation mark and goes on behind the second one, or lacks that. */
function lastOpenQuote(read: string): number | undefined {
  const quoted = /(["'])(?:(?!\1)[^\\]|\\.)*\1[^\S\n]*(?:#[^\n]*)?$/msy;
  const beginnings = read.matchAll(/^ *(?:- +(?:[\w-]+: +)?|[\w-]+: +)(?=["'])/gm);
  const starts = [...beginnings].map(({ 0: before, index }) => index + before.length);
  return starts.findLast((start) => {
    quoted.lastIndex = start;
    return !quoted.test(read);
  });
}

/** A text, a number or a word, or any other sign of JSON. */
const jsonSigns = /"(?:[^"\\\n]|\\.)*"|[\w.+-]+|[^ \t\n\r]/gu;

/** What may stand behind what: `v` is a value, and nothing the beginning. */
const followers = new Map(
  Object.entries({ '': 'v{[', '{': 'v}', '[': 'v{[]', ',': 'v{[', ':': 'v{[', v: ':,}]' }),
);

/** Where a text isn’t JSON, of which not every browser says the place; undefined if it is. */
export function explainJson(text: string): SyntaxProblem | undefined {
  if (isJson(text)) return undefined;
  let [last, end] = ['', 0];
  for (const { 0: sign, index } of text.matchAll(jsonSigns)) {
    const kind = /[{}[\],:]/.test(sign[0] ?? '') ? sign : 'v';
    const at = quote(sign.replace(/^"(.+)"$/, '$1'));
    if (kind === 'v' && !isJson(sign))
      return syntaxProblem(index, `cannot be read at ${at}`, jsonAdvice);
    if (!(followers.get(last) ?? ',}]').includes(kind)) {
      const message = `has a comma, a colon or a value too many or too few before ${at}`;
      return syntaxProblem(Math.max(end - 1, 0), message, jsonAdvice);
    }
    [last, end] = [kind, index + sign.length];
  }
  return syntaxProblem(end, 'ends in the middle', jsonAdvice);
}

const jsonAdvice =
  'One comma stands between two fields or items, and none behind the last; every brace and bracket is closed. A name or a text is in straight double quotes, in one line: a line break in it is \\n, a backslash \\\\, and only quotation marks within it are curly: "Say “words”."';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Groups within each other that no content has, and parsers, which call themselves, don’t survive. */
export function tooDeep(text: string): SyntaxProblem | undefined {
  const found = /(?:[[{][^[\]{}]*){50}|(?:- ){50}/.exec(text);
  const message = 'has more groups and lists within each other than any content needs';
  return found ? syntaxProblem(found.index, message, 'Remove them.') : undefined;
}
