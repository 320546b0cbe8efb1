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
import { describeLetter, sayStrangeLetter, strangeLetter } from '../model/letters';
import { type CollectionName, contentModel } from '../model/model';
import {
  type FieldPath,
  formatPath,
  type Place,
  type Problem,
  type ProblemText,
} from '../model/problem';

/** What a file says, before it is checked against the model. */
export interface ParsedFile {
  /** Undefined if the fields can't be parsed. */
  value: unknown;
  /** Syntax problems, such as a quote that is never closed. */
  problems: Problem[];
  /** Where a field is; for a missing field, the line of the group that lacks it. */
  placeOf(path: FieldPath): Place;
  /** The markdown after the front matter, and the line of the file where it begins. */
  body: string;
  bodyLine: number;
}

/** What is wrong with the syntax, at an offset in the text. */
interface SyntaxProblem extends ProblemText {
  at: number;
}

const fence = /^---[^\S\n]*$/;
/** A line of other dashes, or with something unseen around its hyphens. */
const fenceLike = /^(?=.*[^ -~])[\s\p{Cf}\p{Pd}]*\p{Pd}[\s\p{Cf}\p{Pd}]*$/u;
const inQuotes = 'Put the whole text in double quotes.';

/**
 * Parses the text of a file of a collection: JSON, or markdown after fields between two lines of three hyphens. Front
 * matter in any language but YAML is rejected unread, since other tools run it as a program.
 */
export function parseFile(collection: CollectionName, text: string, file = ''): ParsedFile {
  const isJson = contentModel[collection].place.endsWith('.json');
  if (isJson) return { ...parseFields(true, text, file, 1), body: '', bodyLine: 1 };
  const [first = '', ...lines] = text.split('\n');
  const end = lines.findIndex((line) => fence.test(line));
  if (!fence.test(first) || end === -1) {
    const message = 'does not begin with fields between two lines of three hyphens (---)';
    const at = [first, ...lines].findIndex((line) => fenceLike.test(line));
    const letter = sayStrangeLetter([first, ...lines][at] ?? '');
    const advice = `${letter}Write a line of three hyphens, the fields, and again a line of three hyphens.`;
    const problem = {
      code: 'front-matter',
      file,
      line: Math.max(at, 0) + 1,
      field: '',
      message,
      advice,
    };
    const placeOf = () => problem;
    return { value: undefined, problems: [problem], placeOf, body: '', bodyLine: 1 };
  }
  const fields = parseFields(false, lines.slice(0, end).join('\n'), file, 2);
  return { ...fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 3 };
}

/**
 * Parses fields as strict JSON, or as YAML 1.2 without the features that writers don’t need: anchors, tags, keys that
 * aren’t plain words. `firstLine` is the line of `file` where the text begins.
 */
function parseFields(
  isJson: boolean,
  text: string,
  file: string,
  firstLine: number,
): Omit<ParsedFile, 'body' | 'bodyLine'> {
  const lineCounter = new LineCounter();
  // All JSON is YAML, and the YAML parser reports where each field is.
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    prettyErrors: false,
    stringKeys: true,
    lineCounter,
  });
  const broken = (isJson ? jsonProblem(text) : undefined) ?? yamlProblem(text, document);
  const found = broken === undefined ? lostWords(text, document) : [broken];
  const problems = found.map(({ at, ...problem }) => {
    return { ...problem, file, line: lineAt(at), field: '' };
  });
  const value: unknown = problems.length > 0 ? undefined : (document.toJS() ?? {});
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

/** What the JSON parser stumbles over. It says where, or shows up to ten characters before and after. */
function jsonProblem(text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = String(error);
    const position = / position (\d+)/.exec(said)?.[1];
    const [, dots, around = ''] = /, (\.{3})?"(.*)"(?:\.{3})? is not valid/s.exec(said) ?? [];
    const shown = text.indexOf(around) + (dots ? 10 : Math.max(0, around.length - 10));
    const known = position === undefined ? shown : Number(position);
    const letter = strangeLetter(/ token '(.)'/su.exec(said)?.[1] ?? text.charAt(known));
    // Something missing belongs before the whitespace there.
    const at = letter === undefined ? text.slice(0, known).trimEnd().length : known;
    const advice =
      'Look for a comma, quote or brace that is missing or one too many. Quotes are double, and there are no comments.';
    const has = letter === undefined ? '' : `: it has ${describeLetter(letter)}`;
    return { at, code: 'syntax', message: `is not valid JSON${has}`, advice };
  }
}

/** Characters in the place of those that YAML knows: what belongs there, and how a line begins that has another. */
const signs: readonly [string, RegExp][] = [
  ['spaces belong', /^ *(?=[^ -~])([\s\p{Cf}])[\s\p{Cf}]*(?:[\w-]+:|-\s)/u],
  ['a hyphen belongs', /^ *(?=[^ -~])([\p{Pd}•·])/u],
  ['a colon belongs', /^[ -]*[\w-]+ *([：﹕︓꞉∶])/u],
  ['a space belongs', /^(?: *-|[ -]*[\w-]+:)(?=[^ -~])([\s\p{Cf}])/u],
  ['a straight quotation mark belongs', /^[ -]*[\w-]+: +([“”„‟«‘’＂])/u],
];

/** Such a character in the line in which the parser has stumbled, in that before, or, of spaces, in any before. */
function strangeSign(text: string, at: number): SyntaxProblem | undefined {
  const lines = text.slice(0, at).split('\n');
  lines.push(lines.pop() + (text.slice(at).split('\n', 1)[0] ?? ''));
  for (const [index, line] of [...lines.entries()].reverse()) {
    for (const [place, pattern] of index < lines.length - 2 ? signs.slice(0, 1) : signs) {
      const letter = pattern.exec(line)?.[1];
      if (letter === undefined) continue;
      const at = lines.slice(0, index).join('\n').length + Math.min(index, 1);
      const message = `has ${describeLetter(letter)} where ${place}`;
      return { at, code: 'syntax', message, advice: typeAgain };
    }
  }
  return undefined;
}

/** The name of a field with a letter that only looks right; whatever isn’t a plain space before it is part of it. */
function strangeName(document: Document.Parsed): SyntaxProblem | undefined {
  let found: SyntaxProblem | undefined;
  visit(document, {
    Pair(_key, { key }) {
      const letter = isScalar(key) ? strangeLetter(String(key.value)) : undefined;
      if (!isScalar(key) || letter === undefined) return undefined;
      const message = `has ${describeLetter(letter)} in the name of a field, or before it`;
      found = { at: key.range?.[0] ?? 0, code: 'syntax', message, advice: typeAgain };
      return visit.BREAK;
    },
  });
  return found;
}

const typeAgain = 'Delete it, and type what belongs there.';

/** What the YAML parser stumbles over, in its own words, except for a colon that it takes for a field's. */
function yamlProblem(text: string, document: Document.Parsed): SyntaxProblem | undefined {
  const [error] = document.errors;
  if (error === undefined) return strangeName(document);
  if (error.code === 'DUPLICATE_KEY') {
    const [name = ''] = /^"(?:[^"\\]|\\.)*"|^[^\s:]+/.exec(text.slice(error.pos[0])) ?? [];
    const message = `has the field "${name.replaceAll('"', '')}" a second time`;
    return { at: error.pos[0], code: 'syntax', message, advice: 'Keep one of the two.' };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const message = 'is below a line of dots (...), which ends the fields';
    return { at: error.pos[0], code: 'syntax', message, advice: 'Remove that line.' };
  }
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const strange = strangeSign(text, error.pos[0]);
  if (strange !== undefined) return strange;
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

/** Words that YAML silently leaves out of a text: `#1` of `Ranked #1`, `&copy;` of `&copy; 2025`, all of `*New*`. */
function lostWords(text: string, document: Document.Parsed): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const isAnchor = 'anchor' in node && node.anchor !== undefined;
      const isMarked = isAlias(node) || isAnchor || node.tag !== undefined;
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      if (isMarked) {
        const message = 'begins with &, ! or *, and what follows that sign is not read';
        problems.push({ at: start, code: 'lost-words', message, advice: inQuotes });
      } else if (isPlain && /^[^\S\n]*#/.test(text.slice(end, end + 200))) {
        const message = 'has a # after a space, and what follows it is not read';
        const advice = `${inQuotes} A comment goes on a line of its own.`;
        problems.push({ at: end, code: 'lost-words', message, advice });
      }
    },
  });
  return problems;
}
