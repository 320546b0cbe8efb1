import type { z } from 'zod';
import { type FieldPath, formatPath, isMistake, type Place } from '../fields/problem';
import type { FieldRecord, Findings, Reference } from '../fields/records';
import { writtenFields } from '../fields/shape';
import type { ContentFileId } from '../model/entry';
import { modelOf } from '../model/model';
import type { ParsedFile } from '../read/parseFile';
import { entryProblems } from './entryRules';
import { issueMessages } from './issueMessages';
import { fieldTextProblems } from './textRules';

/** What is found in a part of a file, and where that is. */
export type PlacedFindings = Findings & Place;

/** The place of what concerns all of a file. */
export const wholeFile: Place = { line: 1, field: '' };

/** What the model and the rules of the collection have against the fields. */
export function againstModel(
  { collection, name }: ContentFileId,
  { value, placeOf, body }: ParsedFile,
  issues: readonly z.core.$ZodIssue[],
): PlacedFindings[] {
  const found = [
    ...issues.flatMap((issue) => issueMessages(issue, collection, value)),
    ...entryProblems(collection, { name, fields: value, body }),
  ].map(({ path, ...problem }) => ({ problem, ...(path ? placeOf(path) : wholeFile) }));
  // One mistake can break several rules of a field, and says enough for what could be better in it.
  const mistakes = firstOfEachField(found.filter(({ problem }) => isMistake(problem)));
  const wrong = new Set(mistakes.map(({ field }) => field));
  const better = found.filter(
    ({ problem, field }) => !isMistake(problem) && !isWithin(field, wrong),
  );
  return [...mistakes, ...better].map(({ problem, ...place }) => ({
    problems: [problem],
    ...place,
  }));
}

function firstOfEachField<Placed extends Place>(found: readonly Placed[]): Placed[] {
  const fields = found.map(({ field }) => field);
  return found.filter(({ field }, index) => fields.indexOf(field) === index);
}

/** Whether a field is one of some, or in one of them. */
function isWithin(field: string, fields: ReadonlySet<string>): boolean {
  const isIn = (group: string) =>
    field.startsWith(group) && (group === '' || /^(?:[.[]|$)/.test(field.slice(group.length)));
  return [...fields].some(isIn);
}

/** The text of a field, and where it stands. */
export interface PlacedText extends Place {
  path: FieldPath;
  record: FieldRecord;
  text: string;
}

/** The texts in whose fields no mistake was found. */
export function textsWithoutMistakes(
  { collection }: ContentFileId,
  { value, placeOf }: ParsedFile,
  found: readonly PlacedFindings[],
): PlacedText[] {
  const isWrong = ({ problems = [] }: Findings) => problems.some(isMistake);
  const wrong = new Set(found.filter(isWrong).map(({ field }) => field));
  return [...writtenFields(modelOf(collection), value)].flatMap(({ path, record, value: text }) => {
    if (typeof text !== 'string' || wrong.has(formatPath(path))) return [];
    return { path, record, text, ...placeOf(path) };
  });
}

/** What the texts of fields say that is wrong or could be better, and what they refer to. */
export function* inTexts(texts: readonly PlacedText[]): Generator<PlacedFindings> {
  const named = new Map<string, Reference>();
  for (const { path, record, text, line, field } of texts) {
    const { problems = [], references = [] } = record.check(text);
    const [first] = references;
    if (first) named.set(field, first);
    const of = record.of && named.get(formatPath([...path.slice(0, -1), record.of]));
    yield {
      line,
      field,
      problems: [...fieldTextProblems(text, record), ...problems],
      references: references.map((each) => (of ? { ...each, of } : each)),
    };
  }
}
