import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type LineProblem, quote } from '../model/problem';
import { jsonWords } from './jsonWords';
import { Group, lineIn, type Placed, type Reading } from './reading';

const nothingRead: ParseError = { error: 1, offset: 0, length: 0 };
const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Reads strict JSON: no comments, no comma after the last field, no name twice. Throws a
 * RangeError where its levels are too many to read.
 */
export function readJson(text: string): Reading {
  const lineAt = lineFinder(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  const error = errors[0];
  if (error !== undefined || tree === undefined) {
    const problem = syntaxProblem(text, error ?? nothingRead, lineAt);
    return { value: undefined, problems: [problem], broken: true, lineOf: () => problem.line };
  }
  const problems: LineProblem[] = [];
  const root = placed(tree, lineAt, problems);
  return { value: root.value, problems, broken: false, lineOf: lineIn(root) };
}

function placed(
  node: Node,
  lineAt: (offset: number) => number,
  problems: LineProblem[],
  line = lineAt(node.offset),
): Placed {
  if (node.type === 'array') {
    const items = (node.children ?? []).map((item) => placed(item, lineAt, problems));
    return { line, value: items.map((item) => item.value), children: new Map(items.entries()) };
  }
  if (node.type !== 'object') return { line, value: getNodeValue(node), children: new Map() };
  const group = new Group();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) continue;
    const field = placed(value, lineAt, problems, lineAt(key.offset));
    const problem = group.add(String(key.value), field);
    if (problem !== undefined) problems.push(problem);
  }
  return { line, value: group.value, children: group.children };
}

/** Finds the line of an offset by halving, so that many look-ups in a long file stay quick. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function syntaxProblem(
  text: string,
  { error, offset, length }: ParseError,
  lineAt: (offset: number) => number,
): LineProblem {
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(offset).trimStart();
  const line = lineAt(Math.max(0, before.length - 1));
  if (before.endsWith(',') && /^[}\]]/.test(after)) {
    const message = 'has a comma after the last field';
    return { line, message, advice: 'Remove the comma.' };
  }
  const code = printParseErrorCode(error);
  const words = jsonWords[code];
  if (words !== undefined) {
    return { line: /Expected$/.test(code) ? line : lineAt(offset), ...words };
  }
  const found = quote(text.slice(offset, offset + Math.max(length, 1)));
  const advice = 'Words belong in straight double quotes; numbers, true and false stand alone.';
  return { line: lineAt(offset), message: `has something that is not JSON: ${found}`, advice };
}
