import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import type { FieldPath } from '../fields/paths';
import { quote } from '../fields/problem';
import { explainJson, explainYaml, inQuotes, type SyntaxProblem, tooDeep } from './explainSyntax';

/** What the fields of a file say, before they are checked against the model. */
interface ParsedFields {
  /** Undefined if there are problems. */
  value: unknown;
  problems: readonly SyntaxProblem[];
  /** The line in which a field begins; for a missing field, in which the group begins that lacks it. */
  lineOf(path: FieldPath): number;
}

/**
 * Parses a text as strict JSON, or as YAML 1.2 without the features that writers don’t need: anchors, tags, keys that
 * aren’t plain words. JSON is YAML, too, whose parser knows where the fields are.
 */
export function parseFields(text: string, isJson: boolean): ParsedFields {
  const deep = tooDeep(text);
  const lineCounter = new LineCounter();
  const document = parseDocument(deep ? '' : text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    lineCounter,
  });
  const [error] = document.errors;
  const broken = deep ?? (isJson ? explainJson(text) : error && explainYaml(text, error));
  const problems = broken ? [broken] : repeatedOrLost(text, document);
  const read = (): unknown => (isJson ? JSON.parse(text) : (document.toJS() ?? {}));
  return { value: problems.length > 0 ? undefined : read(), problems, lineOf };

  function lineOf(path: FieldPath): number {
    let at = 0;
    let node: unknown = document.contents;
    for (const step of path) {
      const isStep = ({ key }: Pair) => isScalar(key) && key.value === step;
      const pair = isMap(node) ? node.items.find(isStep) : undefined;
      const child = isSeq(node) ? node.items[Number(step)] : pair?.key;
      if (!isNode(child)) break;
      at = child.range?.[0] ?? at;
      node = pair === undefined ? child : pair.value;
    }
    return lineCounter.linePos(at).line;
  }
}

/** Fields that stand twice, and words that YAML silently leaves out of a text: `#1` of `Ranked #1`, all of `*New*`. */
function repeatedOrLost(text: string, document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const tell = (code: string, at: number, message: string, advice: string) =>
    problems.push({ at, code, message, advice });
  visit(document, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const names = new Set<unknown>();
      for (const { key } of isMap(node) ? node.items : []) {
        const [name, at] = isScalar(key) ? [key.value, key.range?.[0]] : [];
        const message = `has the field ${quote(String(name))} a second time`;
        if (names.has(name)) tell('repeated', at ?? start, message, 'Keep one of the two.');
        names.add(name);
      }
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      if (isPlain && /^[^\S\n]*#/.test(text.slice(end, end + 200))) {
        const message = 'has a # after a space, and what follows it is not read';
        const advice =
          'A comment goes on a line of its own, and a text that has a # in double quotes.';
        tell('lost-words', end, message, advice);
      }
      const isAnchor = 'anchor' in node && node.anchor !== undefined;
      if (isAlias(node) || isAnchor || node.tag !== undefined) {
        const message = 'begins with &, ! or *, and what follows that sign is not read';
        tell('lost-words', start, message, inQuotes);
      }
    },
  });
  return problems;
}
