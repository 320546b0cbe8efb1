import { type Document, visit, type YAMLError } from 'yaml';
import { quote } from '../fields/problem';
import { lineAt } from './text';

const yaml = {
  advice:
    'A text with a colon, a # or a quotation mark in it, or a sign at its beginning, is in straight double quotes, in one line; quotation marks within it are curly: “words”, it’s. Fields of a group, and the hyphens of a list, begin below each other, behind ordinary spaces; a space follows their colon or hyphen. A text of several lines, such as a list, goes below a vertical bar (text: |-), further right than that.',
  /** A line in which a text begins with a quotation mark, and goes on behind the second one or lacks that. */
  openQuote:
    /^ *(?:- +(?:[\w-]+: +)?|[\w-]+: +)(["'])(?!(?:(?!\1)[^\\]|\\.)*\1[^\S\n]*(?:#[^\n]*)?$)/ms,
  /** What no text can be, without its names and values: `#1` in `Ranked #1`, all of `*New*`, `#1` and `{product}: new`. */
  unread: /(?<=^[^#\n]*)[&!*].*|(?<=x *|: +(?=#\w))#.*|(?<=[:-] +)\{x+\}.*/m,
};

const json: typeof yaml = {
  advice:
    'One comma stands between two fields or items, and none behind the last or within a number; every brace and bracket is closed. A name or a text is in straight double quotes, in one line: where it may have lines, each break is \\n, and a backslash \\\\, and only quotation marks within it are curly: "Say “words”."',
  openQuote: /^(?:[^"'\n]|"(?:[^"\\\n]|\\.)*")*(?:'|"(?:[^"\\\n]|\\.)*$)/m,
  unread: /[^\s",:{}[\]].*|,(?=\s*[\]}])/,
};

const jsonValue =
  /^(?:"(?:[^"\\\n\t]|\\["\\/bfnrtu])*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)$/;

/** What is wrong with the syntax, and in which line: what the parser passes over, or the first mistake that it finds. */
export function syntaxProblem(text: string, document: Document, isJson: boolean) {
  const language = isJson ? json : yaml;
  // JSON has no names but in quotes: behind another mistake, all before it looks like one.
  const isOwn = ({ code }: YAMLError) => !isJson || !code.endsWith('KEY');
  const error = document.errors.find(isOwn) ?? document.errors[0];
  const stop = error?.pos[0] ?? text.length;
  if (error?.code === 'DUPLICATE_KEY') {
    const [name = ''] = /[\w-]+/.exec(text.slice(stop)) ?? [];
    const message = `has the field ${quote(name)} a second time`;
    return problem('repeated', stop, message, 'Keep one of the two.');
  }
  const seen = error && seenMistake(text, document.errors, isJson);
  if (seen) return problem('syntax', seen.at, seen.message);
  const passed = language.unread.exec(outsideValues(text, document, isJson));
  if (passed && passed.index <= stop) {
    const { 0: sign, index } = passed;
    const code = isJson ? 'syntax' : 'lost-words';
    const isBroken = isJson && text[index - 1] === '"' && !/^,|"/.test(sign);
    const what = isBroken ? 'which goes on in the next line' : 'which is not read';
    const message = `has ${quote(text.slice(index, index + sign.length))}, ${what}`;
    return problem(code, index, message);
  }
  if (error === undefined) return undefined;
  // Where a comma is missing, what comes before lacks it.
  const at = isJson ? Math.max(text.slice(0, stop).trimEnd().length - 1, 0) : stop;
  const column = at - text.lastIndexOf('\n', at - 1);
  return problem('syntax', at, `cannot be read at column ${column}: ${error.message}`);

  function problem(code: string, at: number, message: string, advice = language.advice) {
    return { code, line: lineAt(text, at), message, advice };
  }
}

/** What a writer means as a list, and all parsers read as one line: points in a text without a vertical bar. */
export function foldedList(text: string, document: Document) {
  let line: number | undefined;
  visit(document, {
    Scalar(_place, { range, type }) {
      const [start, end] = range ?? [0, 0];
      const point = type === 'PLAIN' ? text.slice(start, end).search(/(?<=\n *)- /) : -1;
      if (point >= 0) line ??= lineAt(text, start + point);
    },
  });
  if (line === undefined) return undefined;
  const message = 'has points of a list that all become one line';
  const advice = 'Put a vertical bar (text: |-) where the text begins, and all of it below that.';
  return { code: 'folded-list', line, message, advice, severity: 'warning' as const };
}

/** Mistakes that a line shows by itself. */
const oddities = [
  [/^ *[^\S\n ][^\S\n]*\S/m, 'has a tab or a non-breaking space before its words'],
  [
    /^ *(?:[–—•]|-[^\W\d_])/m,
    'has another sign than a hyphen and a space before a point of a list',
  ],
  [/^ *(?:- +)?[\w-]+:(?=[^\s/])/m, 'has no space behind the colon of a field'],
] as const;

/** One of the mistakes that people make, and where it is: the parser may stop above or below. */
function seenMistake(text: string, [error, next]: YAMLError[], isJson: boolean) {
  const stop = error?.pos[0] ?? 0;
  const start = text.lastIndexOf('\n', stop - 1) + 1;
  const [line = '', below = ''] = text.slice(start).split('\n', 2);
  const found = (at: number, message: string) => ({ at, message });
  const { openQuote } = isJson ? json : yaml;
  const quoted = openQuote.exec(text.slice(0, start + line.length));
  if (quoted) {
    return found(
      quoted.index,
      'has a text with a quotation mark at its beginning, and the same within it or none at its end',
    );
  }
  if (isJson) return undefined;
  for (const [sign, message] of oddities) {
    const odd = `${line}\n${below}`.search(sign);
    if (odd >= 0) return found(start + odd, message);
  }
  if (!error?.message.startsWith('Nested mappings')) return undefined;
  return next?.code === 'MULTILINE_IMPLICIT_KEY'
    ? found(start + line.length + 1, 'stands further right than the field above it')
    : found(stop, 'has a colon in its text, which is taken for that of a field');
}

/** The text with an `x` in place of each letter of its names and values, and `"` of those that are quoted. */
function outsideValues(text: string, document: Document, isJson: boolean): string {
  let outside = '';
  visit(document, {
    Scalar(place, { range, type }) {
      const [start, end] = range ?? [0, 0];
      const value = text.slice(start, end);
      const sign = isJson || type !== 'PLAIN' ? '"' : 'x';
      outside += text.slice(outside.length, start);
      // A name is in quotes: without, it is what follows a comma within a number.
      const isRead = !isJson || (place === 'key' ? /^"/ : jsonValue).test(value);
      outside += isRead ? sign.repeat(end - start) : value;
    },
  });
  return outside + text.slice(outside.length);
}
