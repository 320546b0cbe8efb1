import type { Document } from 'yaml';
import type { LineProblem, ProblemText } from '../model/problem';

const inQuotes = 'Put the whole text after the colon in double quotes.';

/** Shows the line with its text in quotes, unless it is a long one. */
function quotedAs(line: string): string {
  const value = valueIn(line);
  const quoted = `${line.slice(0, line.lastIndexOf(value)).trim()} ${JSON.stringify(value.trimEnd())}`;
  return quoted.length > 120 ? inQuotes : `Put the text in double quotes: ${quoted.trim()}.`;
}

/**
 * What keeps front matter from being YAML, and in which line, counted from 0. The line in which a person sees the
 * mistake can be another than the one in which the parser stumbles, and says more of it than the parser's own code.
 */
export function yamlProblem(text: string, { errors }: Document.Parsed): LineProblem | undefined {
  const [error] = errors;
  if (error === undefined) return undefined;
  const { code, message, pos } = error;
  const stumble = text.slice(0, pos[0]).split('\n').length - 1;
  // Cut, for the patterns below look at the spaces of a line in more than one way.
  const lines = text.split('\n').map((line) => line.slice(0, 2000));
  const line = openQuote(lines, stumble) ?? stumble;
  const source = lines[line] ?? '';
  // A text that ends in a colon is taken for a group of fields, until the next line is none.
  const colon = [line - 1, line].find((at) => /\S:\s*$/.test(valueIn(lines[at] ?? '')));
  if (colon !== undefined) {
    const advice = quotedAs(lines[colon] ?? '');
    return { line: colon, message: 'has a text that ends in a colon', advice };
  }
  const own = problemByLine(source, valueIn(source)) ?? spacesProblem(lines, line);
  if (own !== undefined) return { line, ...own };
  // A field that stands too far to the right seems to go on with the line above it.
  const next = code === 'BLOCK_AS_IMPLICIT_KEY' && line + 1 < lines.length ? line + 1 : line;
  const words = byCode[code] ?? { message: `cannot be read (${message})`, advice: inQuotes };
  return { line: next, ...(spacesProblem(lines, next) ?? words) };
}

/** The line of a quote that swallows fields below it, up to where the parser notices. */
function openQuote(lines: readonly string[], stumble: number): number | undefined {
  const index = lines.findIndex((line, at) => {
    const isOpen = /^["']/.test(valueIn(line)) && !closedQuote.test(valueIn(line));
    return isOpen && at <= stumble && (at === stumble || isField.test(lines[at + 1] ?? ''));
  });
  return index === -1 ? undefined : index;
}

const isItem = /^\s*- /;
const isField = /^\s*(?:- )?\s*[\w-]+:(?:\s|$)/;
const closedQuote = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

function valueIn(line: string): string {
  return /^\s*(?:- )?\s*(?:[\w-]+:)?\s+(.*)$/.exec(line)?.[1] ?? '';
}

function problemByLine(line: string, value: string): ProblemText | undefined {
  if (/^\s*\t/.test(line)) return tab;
  if (/^(?:[{[*&!%@`|>]|- )/.test(value)) {
    return { message: `has a text that begins with ${value[0]}`, advice: quotedAs(line) };
  }
  if (/^["']/.test(value)) return quotesProblem(value);
  if (/: /.test(value)) {
    return { message: 'has a colon and a space within its text', advice: quotedAs(line) };
  }
  if (/^\s*(?:- )?\w+:\S/.test(line)) {
    return { message: 'lacks a space after the colon', advice: 'Write it as name: value.' };
  }
  return undefined;
}

function quotesProblem(value: string): ProblemText {
  const closed = closedQuote.exec(value)?.[0];
  if (closed === undefined) {
    const advice = `Put a ${value[0] === '"' ? 'double' : 'single'} quote at the end of the text too.`;
    return { message: 'has a quote that is not closed', advice };
  }
  if (closed.length < value.trimEnd().length) {
    const advice = 'Put the whole text in double quotes, and write \\" for a quote within it.';
    return { message: 'goes on after its closing quote', advice };
  }
  const advice = 'Write \\\\ for a backslash, or put the text in single quotes.';
  return { message: 'has a backslash that means nothing', advice };
}

/** What is wrong with the spaces that a field begins with, by those of the fields above. */
function spacesProblem(lines: readonly string[], line: number): ProblemText | undefined {
  const source = lines[line] ?? '';
  if (!isField.test(source)) return undefined;
  const own = source.search(/\S/);
  const levels = lines.slice(0, line).flatMap((above) => {
    if (!isField.test(above)) return [];
    // A field may stand after the hyphen of an item.
    if (!isItem.test(source)) return above.search(/[^\s-]/);
    return isItem.test(above) ? above.search(/\S/) : [];
  });
  const [nearest] = levels
    .toReversed()
    .sort((one, other) => Math.abs(one - own) - Math.abs(other - own));
  if (nearest === undefined || nearest === own || Math.abs(nearest - own) > 2) return undefined;
  const count = Math.abs(nearest - own) === 1 ? 'one space' : 'two spaces';
  const advice = `Begin it with ${nearest} spaces.`;
  return nearest > own
    ? { message: `lacks ${count} at its beginning`, advice }
    : { message: `has ${count} too many at its beginning`, advice };
}

const tab = { message: 'begins with a tab', advice: 'Use spaces to move a line to the right.' };

const indentation = {
  message: 'is not in line with the fields around it',
  advice: 'Give fields of one group the same number of spaces before them.',
};

const byCode: Partial<Record<string, ProblemText>> = {
  BAD_INDENT: indentation,
  BLOCK_IN_FLOW: indentation,
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'has a second colon, or stands too far to the right',
    advice: `${inQuotes} Or give the line as many spaces as the one above it.`,
  },
  MISSING_CHAR: {
    message: 'lacks a colon, a quote or a bracket',
    advice: 'Write each field as name: value, and close each quote and bracket.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'is not a field, or lacks its colon',
    advice: 'Write each field as name: value. Lines that continue a text begin with more spaces.',
  },
  NON_STRING_KEY: {
    message: 'has a field whose name is not a word',
    advice: 'A field is written as name: value. Text with braces belongs in double quotes.',
  },
  TAB_AS_INDENT: tab,
  UNEXPECTED_TOKEN: {
    message: 'has something where a field was expected',
    advice: 'Write each field as name: value, with the same spaces before it as its neighbours.',
  },
};
