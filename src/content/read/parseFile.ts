import { type CollectionName, contentModel } from '../model/model';
import { type ParsedFields, parseFields } from './parseFields';

export interface ParsedFile extends ParsedFields {
  /** The markdown after the front matter, and the line of the file where it begins. */
  body: string;
  bodyLine: number;
}

const fence = /^---[^\S\n]*$/;

/**
 * Parses the text of a file of a collection: JSON, or markdown after fields between two lines of three hyphens. Front
 * matter in any language but YAML is rejected unread, since other tools run it as a program. Throws a RangeError if it
 * is nested too deeply.
 */
export function parseFile(collection: CollectionName, text: string, file = ''): ParsedFile {
  const isJson = contentModel[collection].place.endsWith('.json');
  if (isJson) return { ...parseFields('json', text, file, 1), body: '', bodyLine: 1 };
  const [first = '', ...lines] = text.split('\n');
  const end = lines.findIndex((line) => fence.test(line));
  if (!fence.test(first) || end === -1) {
    const message = fence.test(first)
      ? 'has front matter that does not end'
      : 'does not begin with a line of three hyphens (---)';
    const advice = 'Write a line of three hyphens, the fields, and again a line of three hyphens.';
    const problem = { code: 'front-matter', file, line: 1, field: '', message, advice };
    const placeOf = () => problem;
    return { value: undefined, problems: [problem], placeOf, body: '', bodyLine: 1 };
  }
  const fields = parseFields('yaml', lines.slice(0, end).join('\n'), file, 2);
  return { ...fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 3 };
}
