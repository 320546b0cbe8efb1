import type { FieldPath } from '../fields/paths';
import type { Problem, ProblemText } from '../fields/problem';
import { type CollectionName, contentModel } from '../model/model';
import { splitFrontMatter } from './frontMatter';
import { parseFields } from './parseFields';

/** What a file says, before it is checked against the model. Made by `parseFile`. */
export interface ParsedFile {
  /** Undefined if the fields can't be parsed. */
  fields: unknown;
  /** Syntax problems, such as a quote that is never closed. */
  problems: Problem[];
  /** The line of a field; for a missing field, the line of the group that lacks it. */
  lineOf(path: FieldPath): number;
  /** The markdown after the front matter, and the line of the file where it begins. */
  body: string;
  bodyLine: number;
}

/** Git’s marks of two versions of a file that were not merged, also in a field or an item. */
const unmerged = /^[ \t"'-]*(<{7}|>{7}|\|{7})(?=[ "']|$)/m;

/** Parses the text of a file of a collection: JSON, or markdown after fields in YAML. */
export function parseFile(collection: CollectionName, text: string, file = ''): ParsedFile {
  const found = unmerged.exec(text);
  if (found) {
    const message = `has the marks of two versions that were not merged (${found[1]})`;
    const advice = 'Keep the words of one version, and remove the other and the marks.';
    return unparsed(lineAt(text, found.index), { code: 'unmerged', message, advice });
  }
  const isJson = contentModel[collection].place.endsWith('.json');
  const parts = isJson ? { fields: text, body: '', bodyLine: 1 } : splitFrontMatter(text);
  if ('message' in parts) return unparsed(parts.line, parts);
  const { body, bodyLine } = parts;
  const { value, problems, lineOf } = parseFields(parts.fields, isJson);
  // Front matter begins in the second line.
  const above = isJson ? 0 : 1;
  return {
    fields: value,
    problems: problems.map(({ at, ...problem }) => {
      return { ...problem, file, line: lineAt(parts.fields, at) + above, path: [] };
    }),
    lineOf: (path) => lineOf(path) + above,
    body,
    bodyLine,
  };

  function unparsed(line: number, problem: ProblemText): ParsedFile {
    const problems = [{ ...problem, file, line, path: [] }];
    return { fields: undefined, problems, lineOf: () => line, body: '', bodyLine: 1 };
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
