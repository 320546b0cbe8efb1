import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { describeLetter, strangeLetter } from '../model/letters';
import { didYouMean } from '../model/nearest';
import { quote } from '../model/problem';
import {
  innerQuotes,
  type SyntaxProblem,
  syntaxProblem,
  typeAgain,
  uselessBackslash,
} from './syntax';

/** What the parser has stumbled over, and what stands before it, from which something may be missing at its end. */
interface Stumble {
  text: string;
  offset: number;
  next: string;
  end: number;
  last: string;
  isSameLine: boolean;
}

/** Words the first mistake that the JSON parser has found for the person who made it. */
export function explainJson(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const end = text.slice(0, offset).trimEnd().length;
  const next = text.slice(offset, offset + length);
  const isSameLine = !text.slice(end, offset).includes('\n');
  const stumble = { text, offset, next, end, last: text.charAt(end - 1), isSameLine };
  switch (printParseErrorCode(error)) {
    case 'InvalidSymbol':
      return strangeWord(stumble);
    case 'InvalidCommentToken':
      return comment(offset);
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'UnexpectedEndOfString':
      return brokenText(text, offset);
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return badNumber(offset, next);
    case 'EndOfFileExpected':
      return goesOn(stumble);
    case 'CloseBraceExpected':
      return notClosed(end, 'ends without a closing brace (})');
    case 'CloseBracketExpected':
      return notClosed(end, 'ends without a closing bracket (])');
    case 'CommaExpected':
      return withoutComma(stumble);
    default:
      return strangePlace(stumble);
  }
}

function comment(at: number): SyntaxProblem {
  return syntaxProblem(at, 'has a comment, which JSON can’t have', 'Remove it.');
}

function badNumber(at: number, written: string): SyntaxProblem {
  const message = `has a number that JSON can’t read: ${quote(written)}`;
  return syntaxProblem(at, message, 'Write it as 5 or 0.5.');
}

function notClosed(at: number, message: string): SyntaxProblem {
  return syntaxProblem(at, message, 'Each one that opens needs one that closes it.');
}

function afterQuotes(at: number): SyntaxProblem {
  const message = 'has a text that goes on after its closing quotation mark';
  return syntaxProblem(at, message, innerQuotes);
}

function goesOn({ offset, last }: Stumble): SyntaxProblem {
  if (last !== '}' && last !== ']') {
    const advice = 'Put braces ({ }) around all of its fields.';
    return syntaxProblem(offset, 'does not begin with a brace ({)', advice);
  }
  const advice = `Remove what follows, or this ${last} if it is one too many.`;
  return syntaxProblem(offset, `goes on after the ${last} that ends it`, advice);
}

function withoutComma({ offset, next, end, last, isSameLine }: Stumble): SyntaxProblem {
  if (next === '}') return notClosed(offset, 'has a brace (}) before the end of a list');
  if (next === ']') return notClosed(offset, 'has a bracket (]) before the end of a group');
  if (next === ':') {
    const advice = 'Close the list before it with a bracket (]), or remove the name and its colon.';
    return syntaxProblem(offset, 'has the name of a field within a list', advice);
  }
  if (last === '"' && isSameLine && !next.startsWith('"')) return afterQuotes(offset);
  if (offset === end && last === '0') return badNumber(offset, `0${next}`);
  const place = isSameLine ? `before ${next.startsWith('"') ? next : quote(next)}` : 'at its end';
  return syntaxProblem(end, `lacks a comma ${place}`, 'Put one there.');
}

/** Something that is right in itself, in the place of something else. */
function strangePlace({ text, offset, next, end, last }: Stumble): SyntaxProblem {
  if (end === 0) {
    if (next === '') return syntaxProblem(0, 'is empty', 'Write its fields between braces ({ }).');
    return syntaxProblem(0, `begins with ${quote(next)}`, 'A JSON file begins with a brace ({).');
  }
  if (next === '') {
    return syntaxProblem(end, 'ends in the middle of a field', 'Write the rest of it.');
  }
  if (last === ',' && /[,}\]]/.test(next)) {
    return next === ','
      ? syntaxProblem(end - 1, 'has two commas in a row', 'Remove one of them.')
      : syntaxProblem(end - 1, 'has a comma after the last field or item', 'Remove it.');
  }
  if (next === ',' && /[[{]/.test(last)) {
    return syntaxProblem(offset, 'has a comma before anything else', 'Remove it.');
  }
  const name = /"(?:[^"\\]|\\.)*"(?=\s*:?$)/.exec(text.slice(Math.max(0, end - 200), end))?.[0];
  if (name !== undefined && /[,}\]]/.test(next)) {
    return syntaxProblem(end, `has no value for ${name}`, 'Write it, or remove the field.');
  }
  if (name !== undefined && last !== ':') {
    return syntaxProblem(end, `lacks a colon after ${name}`, 'Put one there.');
  }
  const what = last === ':' ? `the value of ${name ?? 'a field'}` : 'the name of a field';
  const advice = 'A field is its name in double quotes, a colon, and the value.';
  return syntaxProblem(offset, `has ${quote(next)} where ${what} belongs`, advice);
}

/** A text as far as JSON can read it. */
const readable = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/iy;
/** The rest of a text that goes on in the next line, which doesn't look like a field, an item or an end. */
const nextLine = /\\?\n(?!\s*(?:["}\]]|$))[^"]*"\s*(?:[,}\]\n]|$)/y;
const escaped = /\\(?:u[\da-f]{0,4}|[^\n])/iy;

/** A text that isn't closed in its line, or has what it can only have as an escape. */
function brokenText(text: string, offset: number): SyntaxProblem {
  const [read = ''] = matchAt(readable, text, offset);
  const at = offset + read.length;
  const letter = text.charAt(at);
  const [backslash] = matchAt(escaped, text, at);
  if (backslash !== undefined) return uselessBackslash(at, backslash);
  if (matchAt(nextLine, text, at).length > 0) {
    const advice = 'Join the lines, or write \\n in its place.';
    return syntaxProblem(at, 'has a line break in a text', advice);
  }
  if (/[^\n\\]/.test(letter)) {
    const message = `has ${describeLetter(letter)} in a text`;
    return syntaxProblem(at, message, 'Put a space in its place.');
  }
  const message = 'has a quotation mark that is not closed';
  return syntaxProblem(offset, message, 'Put another after the last word of the text.');
}

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

/** Words without quotation marks, or signs that mean nothing. */
function strangeWord({ text, offset, next, last, isSameLine }: Stumble): SyntaxProblem {
  if (/^['`]/.test(next)) {
    const message = `has a text between ${next.startsWith("'") ? 'single quotes' : 'backticks'}`;
    return syntaxProblem(offset, message, 'Put it between double quotes (").');
  }
  if (next.startsWith('#')) return comment(offset);
  if (last === '"' && isSameLine && /^[\p{L}\d]/u.test(next)) return afterQuotes(offset);
  const letter = strangeLetter(next);
  if (letter !== undefined && !/\p{L}/u.test(letter)) {
    const isQuote = /[“”„‟«»‘’＂]/.test(letter);
    const place = isQuote ? 'where a straight quotation mark belongs' : 'outside of a text';
    return syntaxProblem(offset, `has ${describeLetter(letter)} ${place}`, typeAgain);
  }
  if (/^[+.\d]/.test(next)) return badNumber(offset, next);
  if (!/\p{L}/u.test(next)) {
    return syntaxProblem(offset, `has ${quote(next)} where it means nothing`, 'Remove it.');
  }
  const [rest = ''] = matchAt(/[^,\n}\]:]*/y, text, offset);
  if (rest.includes('"')) {
    const message = `lacks a quotation mark before ${quote(next)}`;
    return syntaxProblem(offset, message, 'Put one there.');
  }
  const [start = ''] = /\d*\s*$/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  const message = `has ${quote(`${start}${rest}`.trim())} without quotation marks`;
  const advice = 'Texts and the names of fields are in double quotes.';
  return syntaxProblem(offset, message, `${didYouMean(next, ['true', 'false'])}${advice}`);
}
