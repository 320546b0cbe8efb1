import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseDocument,
} from 'yaml';
import type { LineProblem } from '../model/problem';
import { Group, lineIn, type Placed, type Reading } from './reading';
import { yamlProblem } from './yamlWords';

const options = {
  version: '1.2',
  schema: 'core',
  merge: false,
  prettyErrors: false,
  logLevel: 'silent',
  // Names that stand twice are found below, in one pass; the library compares every name with every other.
  uniqueKeys: false,
} as const;

/**
 * Reads front matter as YAML 1.2, without its features that are no use to a writer: anchors, tags, names
 * that are no plain words. `firstLine` is the line of the file that the text begins in. Throws a RangeError
 * where its levels are too many to read.
 */
export function readYaml(text: string, firstLine: number): Reading {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const error = document.errors[0];
  if (error?.code === 'RESOURCE_EXHAUSTION') throw new RangeError(error.message);
  if (error !== undefined) {
    const problem = yamlProblem(error.code, error.message, text, lineAt(error.pos[0]) - firstLine);
    const line = problem.line + firstLine;
    const problems = [{ ...problem, line }];
    return { value: undefined, problems, broken: true, lineOf: () => line };
  }
  const reader = new YamlReader(text, lineAt);
  const root = reader.read(document.contents, firstLine);
  return { value: root.value, problems: reader.problems, broken: false, lineOf: lineIn(root) };
}

class YamlReader {
  readonly problems: LineProblem[] = [];

  constructor(
    private readonly text: string,
    private readonly lineAt: (offset: number) => number,
  ) {}

  read(node: ParsedNode | null, line: number): Placed {
    if (node === null) return { line, value: null, children: new Map() };
    if (isAlias(node)) {
      this.find(line, 'begins with *', 'Put the whole text in double quotes.');
      return { line, value: node.toString(), children: new Map() };
    }
    if (node.anchor !== undefined || node.tag !== undefined) this.refuseMark(node, line);
    if (isMap(node)) return this.readMap(node.items, line);
    if (isSeq(node)) return this.readList(node.items, line);
    if (node.type === 'PLAIN') this.refuseLostWords(node.range[1], line);
    return { line, value: node.value, children: new Map() };
  }

  private readMap(pairs: Pair<ParsedNode, ParsedNode | null>[], line: number): Placed {
    const group = new Group();
    for (const { key, value } of pairs) {
      const keyLine = this.lineAt(key.range[0]);
      if (!isScalar(key)) {
        const advice =
          'A field is written as name: value. Text with braces belongs in double quotes.';
        this.find(keyLine, 'has a field whose name is not a word', advice);
        continue;
      }
      const problem = group.add(key.source ?? String(key.value), this.read(value, keyLine));
      if (problem !== undefined) this.problems.push(problem);
    }
    return { line, value: group.value, children: group.children };
  }

  private readList(nodes: ParsedNode[], line: number): Placed {
    const items = nodes.map((item) => this.read(item, this.lineAt(item.range[0])));
    return { line, value: items.map((item) => item.value), children: new Map(items.entries()) };
  }

  /** `title: Ranked #1` reads as `Ranked`: the rest would be lost without a word. */
  private refuseLostWords(end: number, line: number): void {
    const rest = /^[^\S\n]*#.*/.exec(this.text.slice(end, end + 200));
    if (rest === null) return;
    const advice = 'Put the whole text in double quotes, or move the comment to a line of its own.';
    this.find(line, 'has a # after a space, and what follows it is not read', advice);
  }

  private refuseMark(node: ParsedNode, line: number): void {
    const mark = node.anchor === undefined ? '!' : '&';
    this.find(line, `begins with ${mark}`, 'Put the whole text in double quotes.');
  }

  private find(line: number, message: string, advice: string): void {
    this.problems.push({ line, message, advice });
  }
}
