import { parsedEntry } from '../model/entry';
import type { Reader } from '../model/kinds/kind';
import { modelOf } from '../model/model';
import { type FieldPath, isMistake, type Problem, type Words } from '../model/problem';
import { type PlainShape, writtenFields } from '../model/shape';
import { tokenProblems } from '../model/tokens';
import { invisible, invisibleProblem } from '../read/invisible';
import { agreedWarnings } from './agreedWarnings';
import { wordsOf } from './issueWords';
import { problemsOfKind, sectionTitles } from './kindRules';
import type { ReadFile } from './readFile';
import { sampleProblem } from './samples';

/** Checks each field of a file against the model and, if it fits, against the rules of its kind. */
export function checkFields(
  read: ReadFile,
  body: string,
  reader: Reader = 'file',
  /** Makes a problem of a field. */
  at = (path: FieldPath, words: Words): Problem => ({
    ...words,
    file: read.file,
    ...read.placeOf(path),
  }),
): void {
  const { kind, file, value, problems } = read;
  const { entry, issues } = parsedEntry(read, value, body);
  read.entry = entry;
  const differences = issues.flatMap((issue) => wordsOf(issue, kind, value, reader));
  const wrong = new Set<string>();
  for (const { path, ...words } of [...differences, ...problemsOfKind(kind, value, entry)]) {
    const problem = at(path, words);
    // One mistake can break several rules of a field.
    if (!wrong.has(problem.field)) problems.push(problem);
    if (isMistake(words)) wrong.add(problem.field);
  }
  if (kind === 'pages') read.headings.push(...sectionTitles(value));
  for (const { path, shape, value: written } of writtenFields(modelOf(kind), value)) {
    const place = read.placeOf(path);
    if (wrong.has(place.field)) continue;
    const found = [sampleProblem(kind, path, shape, written) ?? []].flat();
    if (typeof written === 'string') {
      const { problems: ofText, uses = [] } = checkText(shape, written);
      found.push(...ofText);
      read.uses.push(...uses.map((use) => ({ ...place, ...use })));
      if (['text', 'markdown'].includes(shape.kind.name)) {
        read.texts.push({ ...place, value: written });
      }
    }
    problems.push(...found.map((words) => ({ file, ...place, ...words })));
  }
  for (const { path, ...words } of agreedWarnings(read)) {
    const warning = at(path, words);
    if (![...wrong].some((field) => warning.field.startsWith(field))) problems.push(warning);
  }
}

function checkText(shape: PlainShape, value: string) {
  const { kind, tokens = [], advisedLength = Number.POSITIVE_INFINITY } = shape;
  const { problems = [], uses } = kind.check(value, shape);
  // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
  const hidden = invisible.test(value) ? [invisibleProblem] : [];
  const found = [...tokenProblems(value, tokens), ...hidden, ...problems];
  const severity = 'warning';
  if (value.length > advisedLength) {
    const advice = `Keep it to about ${advisedLength}.`;
    found.push({ code: 'long', message: `has ${value.length} characters`, advice, severity });
  }
  // Typed around a value in a file, curly quotes are part of it.
  if (/^[“”„«‘’][^“”„«»‘’]*[”“»’]$/.test(value)) {
    const message = 'has quotation marks around all of it, which visitors see';
    const advice = 'Remove them, unless they are meant to be seen.';
    found.push({ code: 'quotation-marks', message, advice, severity });
  }
  return { problems: found, uses };
}
