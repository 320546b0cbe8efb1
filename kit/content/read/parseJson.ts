import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { FieldPath } from '../fields/problem';
import { explainJson } from './explainJson';
import { type ParsedFields, repeatedField, type SyntaxProblem, tooDeep } from './syntax';

/** Parses a text as strict JSON: without comments, without a comma after the last item. */
export function parseJson(text: string): ParsedFields {
  const errors: ParseError[] = [];
  const deep = deepestAllowed(text);
  const root = deep === undefined ? parseTree(text, errors, { disallowComments: true }) : undefined;
  const [error] = errors;
  const broken = deep ?? (error && explainJson(text, error));
  const problems = broken === undefined ? repeatedFields(root) : [broken];
  const value = problems.length === 0 && root ? valueIn(root) : undefined;
  return { value, problems, offsetOf };

  function offsetOf(path: FieldPath): number {
    let at = 0;
    let node = root;
    for (const step of path) {
      const children = node?.children ?? [];
      const isStep = ({ children: [key] = [] }: Node) => key?.value === step;
      const child = node?.type === 'array' ? children[Number(step)] : children.find(isStep);
      if (child === undefined) break;
      at = child.offset;
      node = child.type === 'property' ? child.children?.[1] : child;
    }
    return at;
  }
}

function valueIn({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(valueIn);
  if (type !== 'object') return value;
  const fields = children.map(({ children: [key, each] = [] }) => [
    key?.value,
    each && valueIn(each),
  ]);
  return Object.fromEntries(fields);
}

/** The parser calls itself for each group within another; this many never are. */
function deepestAllowed(text: string): SyntaxProblem | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > 50) return tooDeep(index);
  }
  return undefined;
}

function repeatedFields(node: Node | undefined): SyntaxProblem[] {
  const { type, children = [] } = node ?? {};
  const names = new Set<unknown>();
  return children.flatMap((child) => {
    const inner = repeatedFields(child);
    const name: unknown = child.children?.[0]?.value;
    if (type !== 'object') return inner;
    const isRepeated = names.has(name);
    names.add(name);
    return isRepeated ? [repeatedField(child.offset, String(name)), ...inner] : inner;
  });
}
