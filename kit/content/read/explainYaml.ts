import { type Document, type ErrorCode, isCollection, visit, type YAMLError } from 'yaml';
import { quote } from '../fields/problem';
import {
  innerQuotes,
  type SyntaxProblem,
  strangeSign,
  syntaxProblem,
  tooDeep,
  uselessBackslash,
} from './syntax';

export const inQuotes = 'Put the whole text in double quotes.';

/** Words the first mistake that the YAML parser has found for the person who made it. */
export function explainYaml(
  text: string,
  document: Document,
  { code, pos: [at], message }: YAMLError,
): SyntaxProblem {
  if (code === 'RESOURCE_EXHAUSTION') return tooDeep(at);
  if (code === 'BAD_DQ_ESCAPE') return uselessBackslash(at);
  if (code === 'MULTIPLE_DOCS') {
    const message = 'is below a line of dots (...), which ends the fields';
    return syntaxProblem(at, message, 'Remove that line.');
  }
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return (
    otherSign(text.slice(0, start + line.length), before) ??
    notClosed(text, document, at) ??
    colonInText(text, [start, before]) ??
    signOfText(line, at, code) ??
    strangeLine(line, at, code) ??
    syntaxProblem(at, `cannot be read: ${message}`)
  );
}

/** How a line begins whose field or item has other characters than spaces before it. */
const otherSpaces = /^ *(?:[^\S \n]|\p{Cf})(?=(?:[^\S\n]|\p{Cf})*(?:[\w-]+:|-\s))/gmu;
/** How one begins that has another hyphen, colon, space behind one of these, or quotation mark. */
const otherSigns =
  /^(?: *(?:[•·]|(?!-)\p{Pd})|[ -]*[\w-]+ *[：﹕︓꞉∶]|(?: *-|[ -]*[\w-]+:)(?:[^\S \n]|\p{Cf})|[ -]*[\w-]+: +[“”„‟«‘’＂])/gmu;

/** Such spaces in what the parser has read, which can stumble much later, or such a sign in its last two lines. */
function otherSign(read: string, lastTwo: number): SyntaxProblem | undefined {
  const inLastTwo = [...read.matchAll(otherSigns)].filter(({ index }) => index >= lastTwo);
  const [found] = [...read.matchAll(otherSpaces), ...inLastTwo].toSorted(
    (one, other) => other.index - one.index,
  );
  return found && strangeSign(found.index, [...found[0]].at(-1) ?? '');
}

const closingSigns = new Map(Object.entries({ '"': '"', "'": "'", '{': '}', '[': ']' }));

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
      if (isNotIndented(text, start)) {
        const message = `has a text between two ${sign} that goes on in a line with too few spaces before it`;
        found = syntaxProblem(start, message, indent);
        return;
      }
      const advice = `Close it with ${closing}, or put the whole text in double quotes.`;
      found = syntaxProblem(start, `has a ${sign} that is not closed`, advice);
    },
  });
  return found;
}

const indent = 'Indent the next line: begin it with more spaces than the line of its field.';

/** Whether a text in quotation marks is closed in a later line, with lines between that are no fields or items. */
function isNotIndented(text: string, start: number): boolean {
  const quoted = /(["'])((?:(?!\1)[^\\]|\\.)*)\1[^\S\n]*(?:#[^\n]*)?(?:\n|$)/sy;
  quoted.lastIndex = start;
  const [, , words = ''] = quoted.exec(text) ?? [];
  return words.includes('\n') && !/\n *(?:-|[\w-]+:)(?:\s|$)/.test(words);
}

const textWithColon = /^ *(?:- )?[\w-]+: +[^\s"'].*:(?:\s|$)/;

function colonInText(text: string, lines: readonly number[]): SyntaxProblem | undefined {
  const at = lines.find((start) => textWithColon.test(text.slice(start, start + 2000)));
  if (at === undefined) return undefined;
  const message = 'has a colon in its text, which is taken for that of a field';
  return { at, code: 'colon', message, advice: inQuotes };
}

/** A text that begins with a sign of YAML's own. */
function signOfText(line: string, at: number, code: ErrorCode): SyntaxProblem | undefined {
  if (!['BAD_ALIAS', 'BAD_SCALAR_START', 'UNEXPECTED_TOKEN'].includes(code)) return undefined;
  const [, sign = ''] = /^ *(?:- +)*(?:[\w-]+: +)?(["'&!*{}[\]@`%|>,?-])/.exec(line) ?? [];
  if (sign === '') return undefined;
  if (sign === '"' || sign === "'") {
    const message = 'has words after a quotation mark that ends the text';
    return syntaxProblem(at, message, innerQuotes);
  }
  const message = `has a text that begins with ${quote(sign)}, which means something else here`;
  return syntaxProblem(at, message, inQuotes);
}

/** Mistakes that show in how the line is written in which the parser has stumbled. */
function strangeLine(line: string, at: number, code: ErrorCode): SyntaxProblem | undefined {
  const [, sign] = /^ *(?:- +)?(-(?=[^\s-])|[\w-]+:(?=(?!\/\/)\S))/.exec(line) ?? [];
  if (sign !== undefined) {
    return syntaxProblem(at, `has no space after ${quote(sign)}`, 'Put one there.');
  }
  const isFieldOrItem = /^ *(?:-(?: |$)|[\w-]+:(?: |$))/.test(line);
  if (code === 'BLOCK_IN_FLOW' || code === 'KEY_OVER_1024_CHARS') return undefined;
  if (isFieldOrItem || code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY') {
    const message = 'has too many or too few spaces before it, or before the next line';
    const advice = 'The fields of a group begin below each other, and so do the hyphens of a list.';
    return syntaxProblem(at, message, advice);
  }
  if (code !== 'MISSING_CHAR' && code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const advice = 'Join them to the text above, or put a name, a colon and a space before them.';
  return syntaxProblem(at, 'has words that belong to no field', advice);
}
