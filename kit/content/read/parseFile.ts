import { isMap, isNode, isScalar, isSeq, type Pair, type ParsedNode, parseDocument } from 'yaml';
import { trimmed } from '../fields/kinds/markdown';
import type { FieldPath } from '../fields/paths';
import type { Problem } from '../fields/problem';
import { isGroup } from '../fields/walk';
import { type CollectionName, contentModel } from '../model/model';
import { foldedList, syntaxProblem } from './explainSyntax';
import { lineAt } from './text';

type SyntaxProblem = Omit<Problem, 'file' | 'path'>;

/** What a file says, before it is checked against the model. Made by `parseFile`. */
export interface ParsedFile {
  /** With the markdown below the front matter as `body`. Undefined if they can't be parsed. */
  fields: unknown;
  /** What is wrong with the syntax, such as a quote that is never closed, or could be better. */
  problem?: SyntaxProblem | undefined;
  /**
   * The line of a field; for a missing field, that of the group that lacks it; for the file as a whole, its first.
   *
   * @param line of the markdown below the front matter, one of its lines, counted from 0
   */
  lineOf(path: FieldPath, line?: number): number;
}

/** Git’s marks of two versions of a file that were not merged, also in a field or an item. */
const unmerged = /^[ \t"'-]*(<{7}|>{7}|\|{7})(?=[ "']|$)/m;

/**
 * Fields between two lines of three hyphens, and the markdown below. If the first line names another language than YAML,
 * the fields are rejected unread, since other tools run them as a program.
 */
const frontMatter = /^---[^\S\n]*\n(?:(.*?)\n)?---[^\S\n]*(?:\n(.*))?$/s;

/** Parses the text of a file of a collection: JSON, which is YAML, too, or markdown after fields in YAML. */
export function parseFile(collection: CollectionName, text: string): ParsedFile {
  const isJson = contentModel[collection].place.endsWith('.json');
  const marks = unmerged.exec(text);
  if (marks) {
    const message = `has the marks of two versions that were not merged (${marks[1]})`;
    const advice = 'Keep the words of one version, and remove the other and the marks.';
    return unparsed({ code: 'unmerged', line: lineAt(text, marks.index), message, advice });
  }
  const parts = isJson ? [] : frontMatter.exec(text);
  if (parts === null) {
    const isOpen = /^---\s/.test(text);
    const message = isOpen
      ? 'has no line of three hyphens (---) below its fields'
      : 'does not begin with fields between two lines of three hyphens (---)';
    const advice = 'One belongs above the first field, and another below the last.';
    return unparsed({ code: 'front-matter', line: 1, message, advice });
  }
  // Begins where the file does.
  const written = isJson ? text : `\n${parts[1] ?? ''}`;
  const document = parseDocument(written, { prettyErrors: false, stringKeys: true });
  const problem = syntaxProblem(written, document, isJson);
  if (problem) return unparsed(problem);
  const { 2: below = '' } = parts;
  const body = trimmed(below);
  // Without a text, the line of hyphens lacks it.
  const start = lineAt(text, body === '' ? text.trimEnd().length : text.lastIndexOf(body));
  const fields: unknown = document.toJS() ?? {};
  if (body !== '' && isGroup(fields) && 'body' in fields) {
    const line = lineAt(written, offsetOf(['body'], document.contents));
    const message = 'has the field "body" beside the text below the second line of hyphens';
    return unparsed({ code: 'repeated', line, message, advice: 'Keep one of the two.' });
  }
  return {
    fields: body === '' || !isGroup(fields) ? fields : { ...fields, body },
    problem: isJson ? undefined : foldedList(written, document),
    lineOf: (path, line = 0) => {
      if (path.length === 0) return 1;
      return path[0] === 'body' ? start + line : lineAt(written, offsetOf(path, document.contents));
    },
  };
}

function unparsed(problem: SyntaxProblem): ParsedFile {
  return { fields: undefined, problem, lineOf: () => 1 };
}

/** Where a field begins; for a missing field, where the group begins that lacks it. */
function offsetOf(path: FieldPath, contents: ParsedNode | null): number {
  let at = contents?.range[0] ?? 0;
  let node: unknown = contents;
  for (const step of path) {
    const isStep = ({ key }: Pair) => isScalar(key) && key.value === step;
    const pair = isMap(node) ? node.items.find(isStep) : undefined;
    const child = isSeq(node) ? node.items[Number(step)] : pair?.key;
    if (!isNode(child)) break;
    at = child.range?.[0] ?? at;
    node = pair === undefined ? child : pair.value;
  }
  return at;
}
