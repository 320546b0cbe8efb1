import {
  type Document,
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
} from 'yaml';
import { type FieldPath, formatPath, type Place, type Problem, type Words } from '../model/problem';

/** The fields of a file as they are written, before the model has had its say. */
export interface ParsedFields {
  /** Undefined where the fields can't be read as they are written. */
  value: unknown;
  /** Problems of the writing itself, such as a quote that is never closed. */
  problems: Problem[];
  /** Where a field stands; of a field that isn't there, the line of the group that lacks it. */
  placeOf(path: FieldPath): Place;
}

/** A problem of the writing, at a place in the text. */
interface Slip extends Words {
  at: number;
}

const inQuotes = 'Put the whole text in double quotes.';

/**
 * Reads fields as strict JSON; or as YAML 1.2, without its features that are no use to a writer: anchors, tags, names
 * that are no plain words. `firstLine` is the line of `file` that the text begins in. Throws a RangeError where its
 * levels are too many to read.
 */
export function parseFields(
  format: 'json' | 'yaml',
  text: string,
  file: string,
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
    lineCounter,
  });
  const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted !== undefined) throw new RangeError(exhausted.message);
  const broken =
    (format === 'json' ? jsonSlip(text, document) : undefined) ?? yamlSlip(text, document);
  const slips = broken === undefined ? slipsIn(text, document) : [broken];
  const problems = slips.map(({ at, ...words }) => {
    return { file, line: lineAt(at), field: '', ...words };
  });
  if (problems.length > 0) return { value: undefined, problems, placeOf };
  const value: unknown = format === 'json' ? JSON.parse(text) : (document.toJS() ?? {});
  return { value, problems, placeOf };

  function lineAt(offset = 0): number {
    return lineCounter.linePos(offset).line + firstLine - 1;
  }

  function placeOf(path: FieldPath): Place {
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
    return { line, field: formatPath(path) };
  }
}

/** What the parser of JSON stumbles over. It doesn't always say where; the one of YAML knows the rest. */
function jsonSlip(text: string, document: Document.Parsed): Slip | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = String(error).replace(
      /^SyntaxError: | in JSON at.*| at pos.*|, .*is not.*$/gs,
      '',
    );
    const position = / position (\d+)/.exec(String(error))?.[1];
    const known = position === undefined ? oddValueIn(text, document) : Number(position);
    // What is missing is missing before the space around the place.
    const at = text.slice(0, known ?? document.errors[0]?.pos[0]).trimEnd().length;
    const advice = 'Look for a comma, quote or brace that is missing or one too many.';
    return { at, code: 'syntax', message: `cannot be read: ${said}`, advice };
  }
}

/** Where a value begins that is one in YAML alone. */
function oddValueIn(text: string, document: Document.Parsed): number | undefined {
  let odd: number | undefined;
  visit(document, {
    Scalar(_key, { range, type }) {
      const [start, end] = range ?? [0, 0];
      const isOdd =
        type === 'PLAIN' && !/^(?:[\d.eE+-]+|true|false|null)$/.test(text.slice(start, end));
      if (!isOdd && type !== 'QUOTE_SINGLE') return undefined;
      odd = start + 1;
      return visit.BREAK;
    },
  });
  return odd;
}

/** What the parser of YAML stumbles over: in its words, but for the colon that it takes for a field's. */
function yamlSlip(text: string, { errors: [error] }: Document.Parsed): Slip | undefined {
  if (error === undefined) return undefined;
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const at = [start, before].find((each) => textWithColon.test(text.slice(each, each + 2000)));
  if (at !== undefined) {
    const message = 'has a colon in its text, which is taken for that of a field';
    return { at, code: 'colon', message, advice: inQuotes };
  }
  const message = `cannot be read: ${error.message}`;
  const advice = 'A text with marks in it needs double quotes; fields of one group are in line.';
  return { at: error.pos[0], code: 'syntax', message, advice };
}

const textWithColon = /^ *(?:- )?[\w-]+: +[^\s"'].*:(?:\s|$)/;

/** What YAML reads without a word, and not as it is meant. */
function slipsIn(text: string, document: Document.Parsed): Slip[] {
  const slips: Slip[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const [start, end] = node.range ?? [0, 0];
    const mark = markBefore(node);
    if (mark !== undefined) {
      const message = `begins with ${mark}`;
      slips.push({ at: start, code: 'mark', message, advice: inQuotes });
    } else if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      /^[^\S\n]*#/.test(text.slice(end, end + 200))
    ) {
      // `title: Ranked #1` reads as `Ranked`: the rest would be lost without a word.
      const message = 'has a # after a space, and what follows it is not read';
      const advice =
        'Put the whole text in double quotes, or move the comment to a line of its own.';
      slips.push({ at: end, code: 'lost-words', message, advice });
    }
  });
  return slips;
}

/** The sign of YAML that a text begins with by mistake. */
function markBefore(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return 'tag' in node && node.tag !== undefined ? '!' : undefined;
}
