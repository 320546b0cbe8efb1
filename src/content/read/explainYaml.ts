import { type Document, type ErrorCode, isCollection, isScalar, visit, type YAMLError } from 'yaml';
import { describeLetter } from '../model/letters';
import { quote } from '../model/problem';
import {
  innerQuotes,
  inQuotes,
  lostWord,
  type SyntaxProblem,
  syntaxProblem,
  tooDeep,
  typeAgain,
  uselessBackslash,
} from './syntax';

/** Words the first mistake that the YAML parser has found for the person who made it. */
export function explainYaml(
  text: string,
  document: Document,
  { code, pos: [at], message }: YAMLError,
): SyntaxProblem {
  switch (code) {
    case 'MULTIPLE_DOCS':
      return syntaxProblem(
        at,
        'is below a line of dots (...), which ends the fields',
        'Remove that line.',
      );
    case 'RESOURCE_EXHAUSTION':
      return tooDeep(at);
    case 'BAD_DQ_ESCAPE':
      return uselessBackslash(at, text.slice(at, at + 2));
    default:
  }
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return (
    strangeSign(text, at) ??
    notClosed(text, document, at) ??
    colonInText(text, [start, before]) ??
    (atSign.has(code) ? signOfText(line, at) : undefined) ??
    strangeLine(line, at, code) ??
    syntaxProblem(at, `cannot be read: ${message}`)
  );
}

/** Characters in the place of those that YAML knows: what belongs there, and how a line begins that has another. */
const signs: readonly [string, RegExp][] = [
  ['spaces belong', /^ *(?=[^ -~])([\s\p{Cf}])[\s\p{Cf}]*(?:[\w-]+:|-\s)/u],
  ['a hyphen belongs', /^ *(?=[^ -~])([\p{Pd}•·])/u],
  ['a colon belongs', /^[ -]*[\w-]+ *([：﹕︓꞉∶])/u],
  ['a space belongs', /^(?: *-|[ -]*[\w-]+:)(?=[^ -~])([\s\p{Cf}])/u],
  ['a straight quotation mark belongs', /^[ -]*[\w-]+: +([“”„‟«‘’＂])/u],
];

/** Such a character in the line in which the parser has stumbled, in that before, or, of spaces, in any before. */
function strangeSign(text: string, at: number): SyntaxProblem | undefined {
  const lines = text.slice(0, at).split('\n');
  lines.push(lines.pop() + (text.slice(at).split('\n', 1)[0] ?? ''));
  for (const [index, line] of [...lines.entries()].reverse()) {
    for (const [place, pattern] of index < lines.length - 2 ? signs.slice(0, 1) : signs) {
      const letter = pattern.exec(line)?.[1];
      if (letter === undefined) continue;
      const start = lines.slice(0, index).join('\n').length + Math.min(index, 1);
      return syntaxProblem(start, `has ${describeLetter(letter)} where ${place}`, typeAgain);
    }
  }
  return undefined;
}

const closingSigns = new Map([
  ['"', '"'],
  ["'", "'"],
  ['{', '}'],
  ['[', ']'],
]);

/** A text in quotation marks, a group in braces or a list in brackets, whose end the parser has looked for in vain. */
function notClosed(text: string, document: Document, at: number): SyntaxProblem | undefined {
  let found: SyntaxProblem | undefined;
  visit(document, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const written = text.slice(start, end).trimEnd();
      const sign = written.slice(0, 1);
      const closing = closingSigns.get(sign);
      if (closing === undefined || (isCollection(node) && !node.flow)) return;
      if (start >= at || end < at || (written.length > 1 && written.endsWith(closing))) return;
      const isText = isScalar(node);
      const message = `has a ${isText ? 'quotation mark' : sign} that is not closed`;
      const advice = isText
        ? 'Put another after the last word of the text.'
        : `Close it with ${closing}, or put the whole text in double quotes.`;
      found = syntaxProblem(start, message, advice);
    },
  });
  return found;
}

const textWithColon = /^ *(?:- )?[\w-]+: +[^\s"'].*:(?:\s|$)/;

function colonInText(text: string, lines: readonly number[]): SyntaxProblem | undefined {
  const at = lines.find((start) => textWithColon.test(text.slice(start, start + 2000)));
  if (at === undefined) return undefined;
  const message = 'has a colon in its text, which is taken for that of a field';
  return { at, code: 'colon', message, advice: inQuotes };
}

/** What the parser says of a text that begins with a sign of YAML's own. */
const atSign = new Set<ErrorCode>(['BAD_ALIAS', 'BAD_SCALAR_START', 'UNEXPECTED_TOKEN']);

function signOfText(line: string, at: number): SyntaxProblem | undefined {
  const [, sign = ''] = /^ *(?:- +)*(?:[\w-]+: +)?(["'&!*{}[\]@`%|>,?-])/.exec(line) ?? [];
  if (/^["']/.test(sign)) {
    const advice = sign === '"' ? innerQuotes : inQuotes;
    return syntaxProblem(at, 'has words after a quotation mark that ends the text', advice);
  }
  if (/^[&!*]/.test(sign)) return lostWord(at);
  if (sign === '') return undefined;
  return syntaxProblem(
    at,
    `has a text that begins with ${quote(sign)}, which means something else here`,
    inQuotes,
  );
}

/** Mistakes that show in how the line is written in which the parser has stumbled. */
function strangeLine(line: string, at: number, code: ErrorCode): SyntaxProblem | undefined {
  const [, hyphen] = /^ *(-[^\s-][\w-]*)/.exec(line) ?? [];
  if (hyphen !== undefined) {
    const advice = `Write ${quote(hyphen.replace('-', '- '))}.`;
    return syntaxProblem(at, 'has no space after its hyphen', advice);
  }
  const [, name] = /^ *(?:- +)?([\w-]+:)(?!\/\/)\S/.exec(line) ?? [];
  if (name !== undefined) {
    return syntaxProblem(at, `has no space after ${quote(name)}`, 'Put one there.');
  }
  if (code === 'BLOCK_IN_FLOW') {
    return syntaxProblem(at, 'has no comma between two fields in braces', 'Put one there.');
  }
  const columns = 'The fields of a group begin below each other, and so do the hyphens of a list.';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return syntaxProblem(at, 'is followed by a line with too many spaces before it', columns);
  }
  const isFieldOrItem = /^ *(?:-(?: |$)|[\w-]+:(?: |$))/.test(line);
  if (code === 'BAD_INDENT' || (isFieldOrItem && code !== 'KEY_OVER_1024_CHARS')) {
    return syntaxProblem(at, 'has too many or too few spaces before it', columns);
  }
  if (code !== 'MISSING_CHAR' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const advice = 'Join them to the text above, or put a name, a colon and a space before them.';
  return syntaxProblem(at, 'has words that belong to no field', advice);
}
