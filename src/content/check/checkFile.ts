import { canonicalText } from '../derive/canonicalText';
import { type FileOfContent, type ReadFile, typedEntry } from '../model/entry';
import { contentModel } from '../model/model';
import type { Fault, Finding } from '../model/problem';
import { childOf } from '../model/target';
import { type MarkdownFile, readMarkdownFile } from '../read/frontMatter';
import { isRangeError } from '../read/rangeError';
import { readJson } from '../read/readJson';
import { readSourceText } from '../read/sourceText';
import { judgeBody, judgeStrayBody } from './checkBody';
import { judgeFields } from './checkFields';
import { emptyJudgement, type Judgement } from './fileResult';

/**
 * Reads one content file and judges all that can be judged without the others. The result depends on the
 * bytes and the file's name alone, so it can be kept for as long as these stay the same. Never throws.
 */
export function readEntry(of: FileOfContent, bytes: Uint8Array): ReadFile {
  try {
    return read(of, bytes);
  } catch (error) {
    // The parsers call themselves for each level, and run out of stack in thousands of nested brackets.
    if (!isRangeError(error)) throw error;
    const message = 'has too many levels within each other';
    const advice = 'Remove the brackets or spaces that it does not need.';
    return judged(of, [{ ...emptyJudgement(), faults: [{ line: 1, message, advice }] }]);
  }
}

function read(of: FileOfContent, bytes: Uint8Array): ReadFile {
  const { text, faults, warnings } = readSourceText(bytes);
  const source: Judgement = { ...emptyJudgement(), faults, warnings };
  if (text === undefined) return judged(of, [source]);
  const written = parse(of, text);
  const syntax: Judgement = { ...emptyJudgement(), faults: written.findings };
  if (written.broken) return judged(of, [source, syntax]);
  const judgeText = contentModel[of.kind].body ? judgeBody : judgeStrayBody;
  const fields = judgeFields(of.kind, written);
  const body = judgeText(written.body, written.bodyLine);
  const parts = [source, syntax, fields, body];
  const isValid = parts.every(({ faults }) => faults.length === 0);
  return judged(of, isValid ? [...parts, judgeForm(of, text, written)] : parts, written);
}

/** Warns of what an edit in the browser would change besides: it leaves files in their canonical form. */
function judgeForm({ kind }: FileOfContent, text: string, written: MarkdownFile): Judgement {
  const { value, body } = written;
  const judgement = emptyJudgement();
  if (typeof value !== 'object' || value === null) return judgement;
  const canonical = canonicalText(kind, { fields: value, body }).split('\n');
  const lines = text.split('\n');
  const different = lines.findIndex((line, index) => line !== canonical[index]);
  if (different === -1 && lines.length === canonical.length) return judgement;
  const message =
    'is not written as the editor writes it, which would change more lines than are edited';
  const advice =
    'Run "npm run format:content". It puts fields in their order, and removes comments and spaces.';
  const line = different === -1 ? lines.length : different + 1;
  return { ...judgement, warnings: [{ line, message, advice }] };
}

function parse({ kind }: FileOfContent, text: string): MarkdownFile {
  if (contentModel[kind].place.endsWith('.md')) return readMarkdownFile(text);
  return { ...readJson(text), body: '', bodyLine: 1 };
}

/** Puts the parts of a judgement together with what was read, if anything could be. */
function judged(of: FileOfContent, parts: Judgement[], written?: MarkdownFile): ReadFile {
  const inFile = (finding: Finding): Fault => ({ field: '', ...finding, file: of.file });
  const faults = withoutRepetition(parts.flatMap((part) => part.faults.map(inFile)));
  const path = of.kind === 'pages' ? childOf(written?.value, 'path') : undefined;
  return {
    ...of,
    faults,
    warnings: parts.flatMap((part) => part.warnings.map(inFile)),
    samples: parts.flatMap((part) => part.samples.map(inFile)),
    uses: parts.flatMap((part) => part.uses),
    headings: parts.flatMap((part) => part.headings),
    marks: parts.flatMap((part) => part.marks),
    path:
      written !== undefined && typeof path === 'string'
        ? { value: path, line: written.lineOf(['path']) }
        : undefined,
    entry:
      written !== undefined && faults.length === 0
        ? typedEntry(of, written.value, written.body)
        : undefined,
  };
}

/** What is told of a field need not be told of its line once more. */
function withoutRepetition(faults: Fault[]): Fault[] {
  const key = ({ line, message }: Fault) => `${line} ${message}`;
  const told = new Set(faults.filter(({ field }) => field !== '').map(key));
  return faults.filter((fault) => fault.field !== '' || !told.has(key(fault)));
}
