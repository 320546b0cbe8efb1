import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { strangeLetter } from '../fields/letters';
import type { FieldPath } from '../fields/problem';
import { explainYaml, inQuotes } from './explainYaml';
import { type ParsedFields, repeatedField, type SyntaxProblem, strangeSign } from './syntax';

/**
 * Parses a text as YAML 1.2 without the features that writers don’t need: anchors, tags, keys that aren’t plain words.
 */
export function parseYaml(text: string): ParsedFields {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
  });
  const [error] = document.errors;
  const broken = error ? explainYaml(text, document, error) : strangeName(document);
  const problems = broken ? [broken] : repeatedOrLost(text, document);
  const value: unknown = problems.length > 0 ? undefined : (document.toJS() ?? {});
  return { value, problems, offsetOf };

  function offsetOf(path: FieldPath): number {
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
    return at;
  }
}

/** The name of a field with a letter that only looks right; whatever isn’t a plain space before it is part of it. */
function strangeName(document: Document): SyntaxProblem | undefined {
  let found: SyntaxProblem | undefined;
  visit(document, {
    Pair(_key, { key }) {
      const letter = isScalar(key) ? strangeLetter(String(key.value)) : undefined;
      if (!isScalar(key) || letter === undefined) return undefined;
      found = strangeSign(key.range?.[0] ?? 0, letter);
      return visit.BREAK;
    },
  });
  return found;
}

/** Fields that stand twice, and words that YAML silently leaves out of a text: `#1` of `Ranked #1`, all of `*New*`. */
function repeatedOrLost(text: string, document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const lost = (at: number, message: string, advice: string) =>
    problems.push({ at, code: 'lost-words', message, advice });
  visit(document, {
    Node(_key, node) {
      if (isMap(node)) problems.push(...repeatedFields(node));
      const [start, end] = node.range ?? [0, 0];
      const isAnchor = 'anchor' in node && node.anchor !== undefined;
      if (isAlias(node) || isAnchor || node.tag !== undefined) {
        lost(start, 'begins with &, ! or *, and what follows that sign is not read', inQuotes);
      } else if (
        isScalar(node) &&
        node.type === 'PLAIN' &&
        /^[^\S\n]*#/.test(text.slice(end, end + 200))
      ) {
        const isText = typeof node.value === 'string' && !/^[\d-]+$/.test(node.value);
        const advice = `${isText ? `${inQuotes} ` : ''}A comment goes on a line of its own.`;
        lost(end, 'has a # after a space, and what follows it is not read', advice);
      }
    },
  });
  return problems;
}

function repeatedFields({ items }: YAMLMap): SyntaxProblem[] {
  const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []));
  const names = keys.map(({ value }) => value);
  const repeated = keys.filter(({ value }, index) => names.indexOf(value) < index);
  return repeated.map(({ value, range }) => repeatedField(range?.[0] ?? 0, String(value)));
}
