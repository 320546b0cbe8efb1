import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { describeLetter, strangeLetter } from '../fields/letters';
import { quote } from '../fields/problem';
import {
  innerQuotes,
  type SyntaxProblem,
  strangeSign,
  syntaxProblem,
  uselessBackslash,
} from './syntax';

/** Words the first mistake that the JSON parser has found for the person who made it. */
export function explainJson(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  // What is missing belongs before the whitespace there.
  const end = text.slice(0, offset).trimEnd().length;
  const next = text.slice(offset, offset + length);
  const isClosing = next === '}' || next === ']';
  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return syntaxProblem(offset, 'has a comment, which JSON can’t have', 'Remove it.');
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'UnexpectedEndOfString':
      return brokenText(text, offset);
    case 'ColonExpected':
      return syntaxProblem(end, 'lacks a colon after the name of a field', 'Put one there.');
    case 'InvalidSymbol':
      return strangeWord(text, end, offset, next);
    case 'CommaExpected':
      if (!isClosing) return withoutComma(text, end, offset);
      break;
    default:
  }
  if (text.charAt(end - 1) === ',' && isClosing) {
    return syntaxProblem(end - 1, 'has a comma after the last field or item', 'Remove it.');
  }
  if (next === '') {
    const advice = 'Each brace and bracket that opens needs one that closes it.';
    return syntaxProblem(end, end === 0 ? 'is empty' : 'ends in the middle', advice);
  }
  return syntaxProblem(offset, `has ${quote(next)} where something else belongs`);
}

function withoutComma(text: string, end: number, offset: number): SyntaxProblem {
  const isAtEnd = text.slice(end, offset).includes('\n');
  if (isAtEnd) return syntaxProblem(end, 'lacks a comma at its end');
  return syntaxProblem(end, 'lacks a comma, or has a quotation mark within a text', innerQuotes);
}

/** A text that isn't closed in its line, or has what it can only have as an escape. */
function brokenText(text: string, offset: number): SyntaxProblem {
  const [read = ''] = /^"(?:[^"\\\p{Cc}]|\\["\\/bfnrt])*/u.exec(text.slice(offset)) ?? [];
  const letter = text.charAt(offset + read.length);
  if (letter === '\\') return uselessBackslash(offset);
  if (letter === '\n' || letter === '') {
    const advice = 'Put another after its last word. A line break within a text is written \\n.';
    return syntaxProblem(offset, 'has a quotation mark that is not closed in its line', advice);
  }
  const message = `has ${describeLetter(letter)} in a text`;
  return syntaxProblem(offset, message, 'Put a space in its place.');
}

/** A text without quotation marks, or with others. */
function strangeWord(text: string, end: number, offset: number, next: string): SyntaxProblem {
  const isBehindText = text.charAt(end - 1) === '"' && !text.slice(end, offset).includes('\n');
  if (isBehindText) return withoutComma(text, end, offset);
  const letter = strangeLetter(next);
  if (letter !== undefined && !/\p{L}/u.test(letter)) return strangeSign(offset, letter);
  const advice =
    'Texts and the names of fields are in double quotes; true and false are without, and in lower case.';
  return syntaxProblem(offset, `has ${quote(next)} without double quotes`, advice);
}
