import type { LineProblem } from '../model/problem';
import type { Reading } from './reading';
import { readYaml } from './readYaml';

export interface MarkdownFile extends Reading {
  /** The markdown after the front matter, and the line of the file that it begins in. */
  body: string;
  bodyLine: number;
}

const fence = /^---[^\S\n]*$/;

/**
 * Reads a markdown file: fields between two lines of three hyphens, then text. Front matter in any language
 * but YAML is refused unread, since other readers of such files run it as a program. Throws a RangeError where their levels
 * are too many to read.
 */
export function readMarkdownFile(text: string): MarkdownFile {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  if (!fence.test(first)) return withoutFields(openingProblem(first));
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end === -1) {
    const message = 'has front matter that does not end';
    return withoutFields({
      line: 1,
      message,
      advice: 'Put a line of three hyphens (---) after it.',
    });
  }
  const fields = readYaml(lines.slice(1, end).join('\n'), 2);
  const bodyLine = end + 2;
  return { ...fields, value: fields.value ?? {}, body: lines.slice(end + 1).join('\n'), bodyLine };
}

function openingProblem(first: string): LineProblem {
  if (/^---[^-\s]/.test(first)) {
    const message = 'has front matter in another language than YAML';
    return {
      line: 1,
      message,
      advice: 'Let the first line be three hyphens (---) and nothing else.',
    };
  }
  const message = 'has no front matter';
  const advice = 'Begin with a line of three hyphens (---), the fields, and again three hyphens.';
  return { line: 1, message, advice };
}

function withoutFields(problem: LineProblem): MarkdownFile {
  const nothing = { value: undefined, body: '', bodyLine: 1 };
  return { ...nothing, problems: [problem], broken: true, lineOf: () => problem.line };
}
