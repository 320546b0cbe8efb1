import type { ProblemText } from '../model/problem';

/** What to say of each problem that the JSON parser can find, by the parser's name for it. */
export const jsonWords: Partial<Record<string, ProblemText>> = {
  CommaExpected: {
    message: 'lacks a comma',
    advice: 'Put a comma at the end of this line, before the next field.',
  },
  ColonExpected: {
    message: 'lacks a colon',
    advice: 'Put a colon between the name of the field and its value.',
  },
  PropertyNameExpected: {
    message: 'lacks the name of a field',
    advice: 'Each field is written as "name": "value", the name in straight double quotes.',
  },
  ValueExpected: {
    message: 'lacks a value',
    advice: 'Each field is written as "name": "value".',
  },
  CloseBraceExpected: {
    message: 'is not closed',
    advice: 'Put the closing brace } at the end.',
  },
  CloseBracketExpected: {
    message: 'has a list that is not closed',
    advice: 'Put the closing bracket ] at the end of the list.',
  },
  EndOfFileExpected: {
    message: 'goes on after its end',
    advice: 'The file ends with the brace that closes the first one. Remove what comes after it.',
  },
  InvalidCommentToken: {
    message: 'has a comment',
    advice: 'Remove it: a JSON file has no comments.',
  },
  UnexpectedEndOfComment: {
    message: 'has a comment',
    advice: 'Remove it: a JSON file has no comments.',
  },
  UnexpectedEndOfString: {
    message: 'has a quote that is not closed',
    advice: 'Put a straight double quote at both ends of the text, and no line break in it.',
  },
  InvalidUnicode: {
    message: 'has a \\u that is not followed by four digits',
    advice: 'Type the letter itself instead.',
  },
  InvalidEscapeCharacter: {
    message: 'has a backslash that means nothing',
    advice: 'Write \\\\ for a backslash and \\" for a quote within a text.',
  },
  InvalidCharacter: {
    message: 'has a tab or another invisible character within a text',
    advice: 'Put a space in its place.',
  },
};
