import { type ContentKind, contentModel } from '../model/model';
import type { ProblemText } from '../model/problem';
import { brokenFields, type ParsedFields, parseJson, parseYaml } from './parseFields';

export interface ParsedFile extends ParsedFields {
  /** The markdown after the front matter, and the line of the file that it begins in. */
  body: string;
  bodyLine: number;
}

const fence = /^---[^\S\n]*$/;

/** Reads the text of a file of one kind. Throws a RangeError where its levels are too many to read. */
export function parseFile(kind: ContentKind, text: string): ParsedFile {
  if (contentModel[kind].place.endsWith('.md')) return parseMarkdownFile(text);
  return { ...parseJson(text), body: '', bodyLine: 1 };
}

/**
 * Reads a markdown file: fields between two lines of three hyphens, then text. Front matter in any language
 * but YAML is refused unread, since other readers of such files run it as a program.
 */
export function parseMarkdownFile(text: string): ParsedFile {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  if (!fence.test(first)) return withoutFields(openingProblem(first));
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end === -1) {
    const message = 'has front matter that does not end';
    return withoutFields({ message, advice: 'Put a line of three hyphens (---) after it.' });
  }
  const fields = parseYaml(lines.slice(1, end).join('\n'), 2);
  const body = lines.slice(end + 1).join('\n');
  return { ...fields, value: fields.value ?? {}, body, bodyLine: end + 2 };
}

function openingProblem(first: string): ProblemText {
  if (/^---[^-\s]/.test(first)) {
    const message = 'has front matter in another language than YAML';
    return { message, advice: 'The first line must be three hyphens (---) and nothing else.' };
  }
  const message = 'has no front matter';
  const advice = 'Begin with a line of three hyphens (---), the fields, and again three hyphens.';
  return { message, advice };
}

function withoutFields(problem: ProblemText): ParsedFile {
  return { ...brokenFields([{ line: 1, ...problem }]), body: '', bodyLine: 1 };
}
