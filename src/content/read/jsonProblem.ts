import { type Document, isScalar, visit } from 'yaml';
import { type LineProblem, type ProblemText, quote } from '../model/problem';

/** Slips that YAML has nothing against, or sees elsewhere, by how they look once each text in quotes is §§§». */
const slips: readonly (ProblemText & { pattern: RegExp })[] = [
  {
    pattern: /\/[/*]/,
    message: 'has a comment',
    advice: 'Remove it: a JSON file has no comments.',
  },
  {
    pattern: /"/,
    message: 'has a quote that is not closed',
    advice: 'Put a straight double quote at both ends of the text, and no line break in it.',
  },
  {
    pattern: /,(?=\s*[}\]])/,
    message: 'has a comma after the last field',
    advice: 'Remove the comma.',
  },
  {
    pattern: /[»\w}\]](?=[^\S\n]*\n\s*[§\w{[-])/,
    message: 'lacks a comma',
    advice: 'Put a comma at the end of this line, before the next field.',
  },
];

/**
 * What keeps a text from being JSON, and in which line, counted from 0: the first slip that is found. `document` is the
 * text as the parser of YAML understands it, which takes all JSON and more.
 */
export function jsonProblem(text: string, document: Document.Parsed): LineProblem | undefined {
  if (isJson(text)) return undefined;
  const masked = text.replace(/"(?:[^"\\\n]|\\.)*"/g, ({ length }) => `${'§'.repeat(length - 1)}»`);
  const found = slips.map(({ pattern, ...words }) => ({ at: masked.search(pattern), ...words }));
  // The values that are values in YAML alone.
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || value !== null) return;
      found.push({ at: key.range?.[0] ?? 0, ...valueProblem('') });
    },
    Scalar(_key, { range }) {
      const [at, end] = range ?? [0, 0];
      const value = text.slice(at, end);
      if (!isJson(value)) found.push({ at, ...valueProblem(value) });
    },
  });
  const [first] = found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  const { at, message, advice } = first ?? stumble(text, document);
  return { line: text.slice(0, at).split('\n').length - 1, message, advice };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function valueProblem(value: string): ProblemText {
  if (value === '') {
    return { message: 'lacks a value', advice: 'Each field is written as "name": "value".' };
  }
  if (!value.startsWith('"')) {
    const advice = 'Words belong in straight double quotes; numbers, true and false stand alone.';
    return { message: `has something that is not JSON: ${quote(value)}`, advice };
  }
  if (value.includes('\\')) {
    const advice = 'Write \\\\ for a backslash and \\" for a quote within a text.';
    return { message: 'has a backslash that means nothing', advice };
  }
  const message = 'has a tab or another invisible character within a text';
  return { message, advice: 'Put a space in its place.' };
}

function stumble(text: string, { errors: [error] }: Document.Parsed) {
  const at = error?.pos[0] ?? 0;
  const missing = /end with a ([}\]])/.exec(error?.message ?? '')?.[1];
  if (missing !== undefined) {
    const advice = `Put the closing ${missing} at the end.`;
    return { at: text.slice(0, at).trimEnd().length, message: 'is not closed', advice };
  }
  const advice =
    'Look for a comma, colon or brace that is missing or one too many, and write \\" for a quote within a text.';
  return { at, message: 'is not JSON', advice };
}
