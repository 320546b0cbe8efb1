import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
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

/**
 * Reads fields as strict JSON; or as YAML 1.2, without its features that are no use to a writer: anchors, tags, names
 * that are no plain words. `firstLine` is the line of the file that the text begins in. Throws a RangeError where its
 * levels are too many to read.
 */
export function parseFields(
  format: 'json' | 'yaml',
  text: string,
  firstLine: number,
): ParsedFields {
  const lineCounter = new LineCounter();
  // All JSON is YAML, and the parser of YAML tells where each field stands.
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    prettyErrors: false,
    logLevel: 'silent',
    stringKeys: true,
    // Names that stand twice are found below, in one pass; the library compares every name with every other.
    uniqueKeys: false,
    lineCounter,
  });
  const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted !== undefined) throw new RangeError(exhausted.message);
  const unread = format === 'json' ? jsonProblem(text, document) : yamlProblem(text, document);
  if (unread !== undefined) return brokenFields([{ ...unread, line: unread.line + firstLine }]);

  const problems: LineProblem[] = [];
  let hasAlias = false;
  visit(document, (_key, node) => {
    if (isMap(node)) problems.push(...repeatedNames(node));
    if (isAlias(node)) hasAlias = true;
    if (isNode(node)) problems.push(...slipsIn(node));
  });
  if (hasAlias) return brokenFields(problems);
  const value: unknown = format === 'json' ? JSON.parse(text) : (document.toJS() ?? {});
  return { value, problems, lineOf };

  function lineAt(offset = 0): number {
    return lineCounter.linePos(offset).line + firstLine - 1;
  }

  function lineOf(path: FieldPath): number {
    let line = firstLine;
    let node: unknown = document.contents;
    for (const step of path) {
      const isStep = ({ key }: Pair) => isScalar(key) && key.value === step;
      const pair = isMap(node) ? node.items.find(isStep) : undefined;
      const child = isSeq(node) ? node.items[Number(step)] : pair?.key;
      if (!isNode(child)) break;
      line = lineAt(child.range?.[0]);
      node = pair === undefined ? child : pair.value;
    }
    return line;
  }

  function* slipsIn(node: Node): Generator<LineProblem> {
    const [start, end] = node.range ?? [0, 0];
    const mark = markBefore(node);
    if (mark !== undefined) {
      const advice = 'Put the whole text in double quotes.';
      yield { line: lineAt(start), message: `begins with ${mark}`, advice };
    } else if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      /^[^\S\n]*#/.test(text.slice(end, end + 200))
    ) {
      // `title: Ranked #1` reads as `Ranked`: the rest would be lost without a word.
      const message = 'has a # after a space, and what follows it is not read';
      const advice =
        'Put the whole text in double quotes, or move the comment to a line of its own.';
      yield { line: lineAt(end), message, advice };
    }
  }

  function* repeatedNames(map: YAMLMap): Generator<LineProblem> {
    const lines = new Map<unknown, number>();
    for (const { key } of map.items) {
      if (!isScalar(key)) continue;
      const line = lineAt(key.range?.[0]);
      const earlier = lines.get(key.value);
      lines.set(key.value, line);
      if (earlier === undefined) continue;
      const message = `has the field ${key.value} for a second time`;
      yield { line, message, advice: `It is already in line ${earlier}. Remove one of the two.` };
    }
  }
}

/** What is known of fields whose text can't be read. */
export function brokenFields(problems: LineProblem[]): ParsedFields {
  return { value: undefined, problems, lineOf: () => 1 };
}

/** The sign of YAML that a text begins with by mistake. */
function markBefore(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return 'tag' in node && node.tag !== undefined ? '!' : undefined;
}
