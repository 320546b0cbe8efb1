import { LineCounter } from 'yaml';
import type { FieldPath } from '../fields/paths';
import type { Problem } from '../fields/problem';
import { type CollectionName, contentModel } from '../model/model';
import { conflictMarker } from './conflictMarker';
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

/** Parses the text of a file of a collection: JSON, or markdown after fields in YAML. */
export function parseFile(collection: CollectionName, text: string, file = ''): ParsedFile {
  const unmerged = conflictMarker(text);
  if (unmerged) {
    const { at, ...problem } = unmerged;
    const line = text.slice(0, at).split('\n').length;
    const problems = [{ ...problem, file, line, path: [] }];
    return { fields: undefined, problems, lineOf: () => line, body: '', bodyLine: 1 };
  }
  if (contentModel[collection].place.endsWith('.json')) {
    return { ...placedFields(true, text, file, 1), body: '', bodyLine: 1 };
  }
  const parts = splitFrontMatter(text);
  if ('message' in parts) {
    const problems = [{ ...parts, file, path: [] }];
    return { fields: undefined, problems, lineOf: () => parts.line, body: '', bodyLine: 1 };
  }
  const { fields, body, bodyLine } = parts;
  return { ...placedFields(false, fields, file, 2), body, bodyLine };
}

/** Parses fields that begin in a line of a file, and tells offsets as lines of it. */
function placedFields(isJson: boolean, text: string, file: string, firstLine: number) {
  const { value, problems, offsetOf } = parseFields(text, isJson);
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lineCounter.addNewLine(index + 1);
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  return {
    fields: value,
    problems: problems.map(({ at, ...problem }) => ({
      ...problem,
      file,
      line: lineAt(at),
      path: [],
    })),
    lineOf: (path: FieldPath) => lineAt(offsetOf(path)),
  };
}
