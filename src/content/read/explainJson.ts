import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { describeLetter, strangeLetter } from '../model/letters';
import { didYouMean } from '../model/nearest';
import { quote } from '../model/problem';
import { innerQuotes, type SyntaxProblem, syntaxProblem, typeAgain } from './syntax';

const unclosed = 'Each one that opens needs one that closes it.';

/** Words the first mistake that the JSON parser has found for the person who made it. */
export function explainJson(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  // What is missing belongs before the whitespace there.
  const end = text.slice(0, offset).trimEnd().length;
  const last = text.charAt(end - 1);
  const next = text.slice(offset, offset + length);
  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return syntaxProblem(offset, 'has a comment, which JSON can’t have', 'Remove it.');
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'UnexpectedEndOfString':
      return brokenText(text, offset);
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return syntaxProblem(offset, `has a number that JSON can’t read: ${quote(next)}`);
    case 'CloseBraceExpected':
      return syntaxProblem(end, 'ends without a closing brace (})', unclosed);
    case 'CloseBracketExpected':
      return syntaxProblem(end, 'ends without a closing bracket (])', unclosed);
    case 'ColonExpected':
      return syntaxProblem(end, 'lacks a colon after the name of a field', 'Put one there.');
    case 'InvalidSymbol':
      return strangeWord(text, offset, next);
    case 'CommaExpected':
      if (next !== '}' && next !== ']') return withoutComma(text, end, offset);
      return syntaxProblem(offset, `has ${quote(next)} too early`, unclosed);
    default:
  }
  if (last === ',' && (next === '}' || next === ']')) {
    return syntaxProblem(end - 1, 'has a comma after the last field or item', 'Remove it.');
  }
  if (next === '') return syntaxProblem(end, end === 0 ? 'is empty' : 'ends in the middle');
  return syntaxProblem(offset, `has ${quote(next)} where something else belongs`);
}

function withoutComma(text: string, end: number, offset: number): SyntaxProblem {
  const isSameLine = !text.slice(end, offset).includes('\n');
  if (isSameLine && text.charAt(end - 1) === '"' && text.charAt(offset) !== '"') {
    const message = 'has a text that goes on after its closing quotation mark';
    return syntaxProblem(offset, message, innerQuotes);
  }
  return syntaxProblem(end, `lacks a comma ${isSameLine ? 'between fields' : 'at its end'}`);
}

/** A text that isn't closed in its line, or has what it can only have as an escape. */
function brokenText(text: string, offset: number): SyntaxProblem {
  const [read = ''] = /^"(?:[^"\\\p{Cc}]|\\["\\/bfnrt])*/u.exec(text.slice(offset)) ?? [];
  const letter = text.charAt(offset + read.length);
  if (letter === '\\') {
    const advice = 'Remove it, or write two of them (\\\\) to show one.';
    return syntaxProblem(offset, 'has a backslash that means nothing', advice);
  }
  if (letter === '\n' || letter === '') {
    const advice = 'Put another after its last word. A line break within a text is written \\n.';
    return syntaxProblem(offset, 'has a quotation mark that is not closed in its line', advice);
  }
  const message = `has ${describeLetter(letter)} in a text`;
  return syntaxProblem(offset, message, 'Put a space in its place.');
}

/** A text without quotation marks, or with others. */
function strangeWord(text: string, offset: number, next: string): SyntaxProblem {
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith('"') && !text.slice(before.length, offset).includes('\n')) {
    return withoutComma(text, before.length, offset);
  }
  const letter = strangeLetter(next);
  if (letter !== undefined && !/\p{L}/u.test(letter)) {
    return syntaxProblem(offset, `has ${describeLetter(letter)} outside of a text`, typeAgain);
  }
  const advice = `${didYouMean(next, ['true', 'false'])}Texts and the names of fields are in double quotes.`;
  return syntaxProblem(offset, `has ${quote(next)} without double quotes`, advice);
}
