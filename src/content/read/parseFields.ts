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
import {
  type FieldPath,
  formatPath,
  type Place,
  type Problem,
  type ProblemText,
} from '../model/problem';

/** The fields of a file as written, before they are checked against the model. */
export interface ParsedFields {
  /** Undefined if the fields can't be parsed. */
  value: unknown;
  /** Syntax problems, such as a quote that is never closed. */
  problems: Problem[];
  /** Where a field is; for a missing field, the line of the group that lacks it. */
  placeOf(path: FieldPath): Place;
}

/** A syntax problem, at an offset in the text. */
interface Slip extends ProblemText {
  at: number;
}

const inQuotes = 'Put the whole text in double quotes.';

/**
 * Parses fields as strict JSON, or as YAML 1.2 without the features that writers don’t need: anchors, tags, keys that
 * aren’t plain words. `firstLine` is the line of `file` where the text begins. Throws a RangeError if it is nested too
 * deeply.
 */
export function parseFields(
  format: 'json' | 'yaml',
  text: string,
  file: string,
  firstLine: number,
): ParsedFields {
  const lineCounter = new LineCounter();
  // All JSON is YAML, and the YAML parser reports where each field is.
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

/** What the JSON parser stumbles over. It doesn't always say where; the YAML parser does. */
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
    // Something missing belongs before the whitespace there.
    const at = text.slice(0, known ?? document.errors[0]?.pos[0]).trimEnd().length;
    const advice = 'Look for a comma, quote or brace that is missing or one too many.';
    return { at, code: 'syntax', message: `cannot be read: ${said}`, advice };
  }
}

/** Where a value begins that is valid only in YAML. */
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

/** What the YAML parser stumbles over, in its own words, except for a colon that it takes for a field's. */
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

/** What YAML silently reads differently from what was meant. */
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
      // `title: Ranked #1` reads as `Ranked`: the rest would be lost silently.
      const message = 'has a # after a space, and what follows it is not read';
      const advice =
        'Put the whole text in double quotes, or move the comment to a line of its own.';
      slips.push({ at: end, code: 'lost-words', message, advice });
    }
  });
  return slips;
}

/** The YAML indicator that a text begins with by mistake. */
function markBefore(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor !== undefined) return '&';
  return 'tag' in node && node.tag !== undefined ? '!' : undefined;
}
