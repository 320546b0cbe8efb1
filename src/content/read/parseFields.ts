import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import type { FieldPath, LineProblem } from '../model/problem';
import { jsonProblem } from './jsonProblem';
import { yamlProblem } from './yamlProblem';

/** The fields of a file as they are written, before the model has had its say. */
export interface ParsedFields {
  /** Undefined where the writing leaves it in doubt, so that nothing more can be said of it. */
  value: unknown;
  /** Problems of the writing itself, such as a quote that is never closed. */
  problems: LineProblem[];
  /** The line of a field; of a field that isn't there, the line of the group that lacks it. */
  lineOf(path: FieldPath): number;
}

const options = {
  version: '1.2',
  schema: 'core',
  merge: false,
  prettyErrors: false,
  logLevel: 'silent',
  stringKeys: true,
  // Names that stand twice are found below, in one pass; the library compares every name with every other.
  uniqueKeys: false,
} as const;

/**
 * Reads front matter as YAML 1.2, without its features that are no use to a writer: anchors, tags, names
 * that are no plain words. `firstLine` is the line of the file that the text begins in. Throws a RangeError
 * where its levels are too many to read.
 */
export function parseYaml(text: string, firstLine: number): ParsedFields {
  const { document, lineAt, lineOf } = locate(text, firstLine);
  const [error] = document.errors;
  if (error !== undefined) {
    const problem = yamlProblem(error, text, lineAt(error.pos[0]) - firstLine);
    return brokenFields([{ ...problem, line: problem.line + firstLine }]);
  }
  const problems: LineProblem[] = [];
  let hasAlias = false;
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    if (isAlias(node)) hasAlias = true;
    const mark = markBefore(node);
    const [start, end] = node.range ?? [0, 0];
    if (mark !== undefined) {
      const advice = 'Put the whole text in double quotes.';
      problems.push({ line: lineAt(start), message: `begins with ${mark}`, advice });
    } else if (isMap(node)) {
      problems.push(...repeatedNames(node, lineAt));
    } else if (isScalar(node) && node.type === 'PLAIN' && losesText(text, end)) {
      const message = 'has a # after a space, and what follows it is not read';
      const advice =
        'Put the whole text in double quotes, or move the comment to a line of its own.';
      problems.push({ line: lineAt(end), message, advice });
    }
  });
  return hasAlias ? brokenFields(problems) : { value: document.toJS() ?? {}, problems, lineOf };
}

/**
 * Reads strict JSON: no comments, no comma after the last field, no name twice. Throws a RangeError where its
 * levels are too many to read.
 */
export function parseJson(text: string): ParsedFields {
  // All JSON is YAML, and the parser of YAML tells where each field stands.
  const { document, lineAt, lineOf } = locate(text, 1);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return brokenFields([jsonProblem(text, document)]);
  }
  const problems: LineProblem[] = [];
  visit(document, {
    Map(_key, map) {
      problems.push(...repeatedNames(map, lineAt));
    },
  });
  return { value, problems, lineOf };
}

/** What is known of fields whose text can't be read. */
export function brokenFields(problems: LineProblem[]): ParsedFields {
  return { value: undefined, problems, lineOf: () => 1 };
}

function locate(text: string, firstLine: number) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter });
  const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted !== undefined) throw new RangeError(exhausted.message);

  function lineAt(offset = 0): number {
    return lineCounter.linePos(offset).line + firstLine - 1;
  }

  function lineOf(path: FieldPath): number {
    let line = firstLine;
    let node: unknown = document.contents;
    for (const step of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === step)
        : undefined;
      const child = isSeq(node) ? node.items[Number(step)] : pair?.key;
      if (!isNode(child)) break;
      line = lineAt(child.range?.[0]);
      node = pair === undefined ? child : pair.value;
    }
    return line;
  }

  return { document, lineAt, lineOf };
}

/** The sign of YAML that a text begins with by mistake; undefined where there is none. */
function markBefore(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return 'tag' in node && node.tag !== undefined ? '!' : undefined;
}

/** `title: Ranked #1` reads as `Ranked`: the rest would be lost without a word. */
function losesText(text: string, end: number): boolean {
  return /^[^\S\n]*#/.test(text.slice(end, end + 200));
}

function repeatedNames(map: YAMLMap, lineAt: (offset?: number) => number): LineProblem[] {
  const lines = new Map<unknown, number>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const line = lineAt(key.range?.[0]);
    const earlier = lines.get(key.value);
    lines.set(key.value, line);
    if (earlier === undefined) return [];
    const message = `has the field ${key.value} for a second time`;
    return { line, message, advice: `It is already in line ${earlier}. Remove one of the two.` };
  });
}
