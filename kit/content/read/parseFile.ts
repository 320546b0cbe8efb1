import { LineCounter } from 'yaml';
import { type FieldPath, formatPath, type Place, type Problem } from '../fields/problem';
import { type CollectionName, contentModel } from '../model/model';
import { conflictMarker } from './conflictMarker';
import { splitFrontMatter } from './frontMatter';
import { parseFields } from './parseFields';

/** What a file says, before it is checked against the model. */
export interface ParsedFile {
  /** Undefined if the fields can't be parsed. */
  value: unknown;
  /** Syntax problems, such as a quote that is never closed. */
  problems: Problem[];
  /** Where a field is; for a missing field, the line of the group that lacks it. */
  placeOf(path: FieldPath): Place;
  /** The markdown after the front matter, and the line of the file where it begins. */
  body: string;
  bodyLine: number;
}

/** Parses the text of a file of a collection: JSON, or markdown after fields in YAML. */
export function parseFile(collection: CollectionName, text: string, file = ''): ParsedFile {
  const unmerged = conflictMarker(text);
  if (unmerged) {
    const { at, ...problem } = unmerged;
    const place = { file, line: text.slice(0, at).split('\n').length, field: '' };
    const problems = [{ ...problem, ...place }];
    return { value: undefined, problems, placeOf: () => place, body: '', bodyLine: 1 };
  }
  if (contentModel[collection].place.endsWith('.json')) {
    return { ...placedFields(true, text, file, 1), body: '', bodyLine: 1 };
  }
  const parts = splitFrontMatter(text);
  if ('message' in parts) {
    const problem = { ...parts, file, field: '' };
    return { value: undefined, problems: [problem], placeOf: () => problem, body: '', bodyLine: 1 };
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
    value,
    problems: problems.map(({ at, ...problem }) => ({
      ...problem,
      file,
      line: lineAt(at),
      field: '',
    })),
    placeOf: (path: FieldPath) => ({ line: lineAt(offsetOf(path)), field: formatPath(path) }),
  };
}
