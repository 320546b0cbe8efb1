import { parsedEntry } from '../model/entry';
import type { Audience } from '../model/fieldTypes/fieldType';
import { modelOf } from '../model/model';
import { type FieldPath, isMistake, type Problem, type ProblemText } from '../model/problem';
import { type PlainShape, writtenFields } from '../model/shape';
import { tokenProblems } from '../model/tokens';
import { invisible, invisibleProblem } from '../read/invisible';
import { agreedWarnings } from './agreedWarnings';
import type { CheckedFile } from './checkedFile';
import { entryProblems, sectionTitles } from './entryRules';
import { issueMessages } from './issueMessages';
import { sampleProblem } from './samples';

/** Checks each field of a file against the model and, if all fit, against the rules of its collection. */
export function checkFields(
  read: CheckedFile,
  body: string,
  audience: Audience = 'file',
  /** Turns a problem text into a problem at a field. */
  at = (path: FieldPath, words: ProblemText): Problem => ({
    ...words,
    file: read.file,
    ...read.placeOf(path),
  }),
): void {
  const { collection, file, value, problems } = read;
  const { entry, issues } = parsedEntry(read, value, body);
  read.entry = entry;
  const differences = issues.flatMap((issue) => issueMessages(issue, collection, value, audience));
  const wrong = new Set<string>();
  for (const { path, ...words } of [...differences, ...entryProblems(collection, value, entry)]) {
    const problem = at(path, words);
    // One mistake can break several rules of a field.
    if (!wrong.has(problem.field)) problems.push(problem);
    if (isMistake(words)) wrong.add(problem.field);
  }
  if (collection === 'pages') read.headings.push(...sectionTitles(value));
  for (const { path, shape, value: written } of writtenFields(modelOf(collection), value)) {
    const place = read.placeOf(path);
    if (wrong.has(place.field)) continue;
    const found = [sampleProblem(collection, path, shape, written) ?? []].flat();
    if (typeof written === 'string') {
      const { problems: ofText, references = [] } = checkText(shape, written);
      found.push(...ofText);
      read.references.push(...references.map((reference) => ({ ...place, ...reference })));
      if (['text', 'markdown'].includes(shape.fieldType.name)) {
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
  const { fieldType, tokens = [], advisedLength = Number.POSITIVE_INFINITY } = shape;
  const { problems = [], references } = fieldType.check(value, shape);
  // JSON and quoted YAML can escape it with a backslash, which the check of the raw text doesn't see.
  const hidden = invisible.test(value) ? [invisibleProblem] : [];
  const found = [...tokenProblems(value, tokens), ...hidden, ...problems];
  const severity = 'warning';
  if (value.length > advisedLength) {
    const advice = `Keep it to about ${advisedLength}.`;
    found.push({ code: 'long', message: `has ${value.length} characters`, advice, severity });
  }
  // Around a value in a file, curly quotes are part of the value.
  if (/^[“”„«‘’][^“”„«»‘’]*[”“»’]$/.test(value)) {
    const message = 'has quotation marks around all of it, which visitors see';
    const advice = 'Remove them, unless they are meant to be seen.';
    found.push({ code: 'quotation-marks', message, advice, severity });
  }
  return { problems: found, references };
}
