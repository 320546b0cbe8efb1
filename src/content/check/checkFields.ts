import { parsedEntry } from '../model/entry';
import type { Reader } from '../model/kinds/kind';
import { type ContentKind, modelOf } from '../model/model';
import type { FieldPath, Problem, Words } from '../model/problem';
import { isMark, publicationProblems } from '../model/publication';
import { type PlainShape, writtenFields } from '../model/shape';
import { tokenProblems } from '../model/tokens';
import { invisible, invisibleProblem } from '../read/invisible';
import type { ParsedFile } from '../read/parseFile';
import { agreedWarnings } from './agreedWarnings';
import { wordsOf } from './issueWords';
import { missingTranscript, problemsOfKind, sectionTitles, videoWarnings } from './kindRules';
import type { ReadFile } from './readFile';
import { sampleProblem } from './samples';

/** What no two pages can have in common. */
const uniqueFields: Partial<Record<ContentKind, readonly string[]>> = {
  pages: ['path', 'label', 'title'],
  policies: ['title'],
};

/** Checks each field of a file against the model and, if it fits, against the rules of its kind. */
export function checkFields(
  read: ReadFile,
  { value, placeOf, body }: Pick<ParsedFile, 'value' | 'placeOf' | 'body'>,
  reader: Reader = 'file',
  /** Makes a problem of a field. */
  at = (path: FieldPath, words: Words): Problem => ({
    ...words,
    file: read.file,
    ...placeOf(path),
  }),
): void {
  const { kind, file, problems, warnings, beforeLaunch } = read;
  const { entry, issues } = parsedEntry(read, value, body);
  read.entry = entry;
  const differences = issues.flatMap((issue) => wordsOf(issue, kind, value, reader));
  const rules = [...(entry ? problemsOfKind(entry) : []), ...publicationProblems(value)];
  const wrong = new Set<string>();
  for (const { path, ...words } of [...differences, ...rules]) {
    const problem = at(path, words);
    // One mistake can break several rules of a field.
    if (!wrong.has(problem.field)) problems.push(problem);
    wrong.add(problem.field);
  }
  if (kind === 'pages') read.headings.push(...sectionTitles(value));
  if (kind === 'videos') {
    for (const { path, ...words } of videoWarnings(value)) warnings.push(at(path, words));
    for (const { path, ...words } of missingTranscript(value)) beforeLaunch.push(at(path, words));
  }
  for (const { path, shape, value: written } of writtenFields(modelOf(kind), value)) {
    const place = placeOf(path);
    if (isMark(path.at(-1))) read.marks.push(place);
    if (typeof written === 'string' && uniqueFields[kind]?.includes(place.field)) {
      read.unique.push({ ...place, value: written });
    }
    if (wrong.has(place.field)) continue;
    const sample = sampleProblem(kind, path, shape, written);
    if (sample !== undefined) beforeLaunch.push({ file, ...place, ...sample });
    if (typeof written !== 'string') continue;
    if (/^(?:text|markdown)$/.test(shape.kind.name)) read.texts.push({ ...place, value: written });
    const checked = checkText(shape, written);
    for (const words of checked.problems) problems.push({ file, ...place, ...words });
    for (const words of checked.warnings) warnings.push({ file, ...place, ...words });
    for (const use of checked.uses) read.uses.push({ ...place, ...use });
  }
  for (const { path, ...words } of agreedWarnings(read, value)) {
    const warning = at(path, words);
    if (![...wrong].some((field) => warning.field.startsWith(field))) warnings.push(warning);
  }
}

function checkText(shape: PlainShape, value: string) {
  const { kind, tokens = [], advisedLength = Number.POSITIVE_INFINITY } = shape;
  const { problems, warnings = [], uses } = kind.check(value, shape);
  const own = [...warnings];
  if (value.length > advisedLength) {
    const message = `has ${value.length} characters`;
    own.push({ code: 'long', message, advice: `Keep it to about ${advisedLength}.` });
  }
  // Typed around a value in a file, curly quotes are part of it.
  if (/^[“”„«‘’][^“”„«»‘’]*[”“»’]$/.test(value)) {
    const message = 'has quotation marks around all of it, which visitors see';
    const advice = 'Remove them, unless they are meant to be seen.';
    own.push({ code: 'quotation-marks', message, advice });
  }
  // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
  const hidden = invisible.test(value) ? [invisibleProblem] : [];
  const all = [...tokenProblems(value, tokens), ...hidden, ...problems];
  return { problems: all, warnings: own, uses };
}
