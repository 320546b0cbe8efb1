import { type ContentKind, contentModel } from '../model/model';
import { brokenFields, type ParsedFields, parseFields } from './parseFields';

export interface ParsedFile extends ParsedFields {
  /** The markdown after the front matter, and the line of the file that it begins in. */
  body: string;
  bodyLine: number;
}

const fence = /^---[^\S\n]*$/;

/**
 * Reads the text of a file of one kind: JSON; or markdown after fields between two lines of three hyphens. Front matter
 * in any language but YAML is refused unread, since other readers of such files run it as a program. Throws a RangeError
 * where its levels are too many to read.
 */
export function parseFile(kind: ContentKind, text: string): ParsedFile {
  const isJson = contentModel[kind].place.endsWith('.json');
  if (isJson) return { ...parseFields('json', text, 1), body: '', bodyLine: 1 };
  const [first = '', ...lines] = text.split('\n');
  const end = lines.findIndex((line) => fence.test(line));
  if (!fence.test(first) || end === -1) {
    return { ...brokenFields([{ line: 1, ...fenceProblem(first) }]), body: '', bodyLine: 1 };
  }
  const fields = parseFields('yaml', lines.slice(0, end).join('\n'), 2);
  return { ...fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 3 };
}

function fenceProblem(first: string) {
  if (fence.test(first)) {
    const message = 'has front matter that does not end';
    return { message, advice: 'Put a line of three hyphens (---) after it.' };
  }
  if (/^---[^-\s]/.test(first)) {
    const message = 'has front matter in another language than YAML';
    return { message, advice: 'The first line must be three hyphens (---) and nothing else.' };
  }
  const advice = 'Begin with a line of three hyphens (---), the fields, and again three hyphens.';
  return { message: 'has no front matter', advice };
}
