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
} from 'yaml';
import { describeLetter, strangeLetter } from '../model/letters';
import type { FieldPath } from '../model/problem';
import { explainYaml } from './explainYaml';
import {
  inQuotes,
  lostWord,
  type ParsedFields,
  repeatedField,
  type SyntaxProblem,
  syntaxProblem,
  typeAgain,
} from './syntax';

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
  const problems = broken ? [broken] : [...repeatedFields(document), ...lostWords(text, document)];
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
      const message = `has ${describeLetter(letter)} in the name of a field, or before it`;
      found = syntaxProblem(key.range?.[0] ?? 0, message, typeAgain);
      return visit.BREAK;
    },
  });
  return found;
}

function repeatedFields(document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Map(_key, { items }) {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []));
      const names = keys.map(({ value }) => value);
      for (const [index, { value, range }] of keys.entries()) {
        const isRepeated = names.indexOf(value) < index;
        if (isRepeated) problems.push(repeatedField(range?.[0] ?? 0, String(value)));
      }
    },
  });
  return problems;
}

/** Words that YAML silently leaves out of a text: `#1` of `Ranked #1`, `&copy;` of `&copy; 2025`, all of `*New*`. */
function lostWords(text: string, document: Document): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const isAnchor = 'anchor' in node && node.anchor !== undefined;
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      if (isAlias(node) || isAnchor || node.tag !== undefined) {
        problems.push(lostWord(start, 'lost-words'));
      } else if (isPlain && /^[^\S\n]*#/.test(text.slice(end, end + 200))) {
        const message = 'has a # after a space, and what follows it is not read';
        const advice = `${inQuotes} A comment goes on a line of its own.`;
        problems.push({ at: end, code: 'lost-words', message, advice });
      }
    },
  });
  return problems;
}
