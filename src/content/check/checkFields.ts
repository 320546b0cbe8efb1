import { inspectMarkdown } from '../markdown/inspectMarkdown';
import { type ContentFileId, type Entry, parsedEntry } from '../model/entry';
import { findingsIn } from '../model/fieldTypes/markdown';
import { contentModel, modelOf } from '../model/model';
import { formatPath, isMistake, type Place } from '../model/problem';
import { type Group, markedGroups, sectionsOf } from '../model/publication';
import type { Findings, Reference } from '../model/records';
import { childOf, writtenFields } from '../model/shape';
import type { ParsedFile } from '../read/parseFile';
import { entryProblems, heroDates } from './entryRules';
import { issueMessages } from './issueMessages';
import { fieldTextProblems, textProblems } from './textRules';

/** A reference, with its place in the file. */
export type PlacedReference = Reference & Place;

/** A heading that links can point to, and the part of the file that it is of, such as `sections[2]`. */
interface PlacedHeading {
  words: string;
  field: string;
}

/** What a file says, and everything that can be known about it from its text alone. */
export interface CheckedFile extends ContentFileId, ParsedFile {
  references: PlacedReference[];
  /** From top to bottom. */
  headings: PlacedHeading[];
  /** The file, and those of its sections, that can be unpublished on some day; none of a file with mistakes. */
  marked: readonly Group[];
  /** Undefined if the file has mistakes. */
  entry: Entry | undefined;
}

/** A file of which no more is known than what it says, or, without that, that it is there. */
export function uncheckedFile(id: ContentFileId, parsed: ParsedFile = unread): CheckedFile {
  return { ...id, ...parsed, references: [], headings: [], marked: [], entry: undefined };
}

const unread: ParsedFile = {
  value: undefined,
  problems: [],
  placeOf: () => ({ line: 1, field: '' }),
  body: '',
  bodyLine: 1,
};

/**
 * Checks each field of a file against the model and the rules of its collection, and the markdown after its front
 * matter, whose problems have an empty field.
 */
export function checkFields(id: ContentFileId, parsed: ParsedFile): CheckedFile {
  const { collection, file } = id;
  const { value, placeOf, body, bodyLine } = parsed;
  const { entry, issues } = parsedEntry(id, value, body);
  const checked = { ...uncheckedFile(id, parsed), problems: [...parsed.problems], entry };
  const wrong = new Set<string>();
  for (const { path, ...problem } of [
    ...(collection === 'pages' ? heroDates(value) : []),
    ...issues.flatMap((issue) => issueMessages(issue, collection, value)),
    ...entryProblems(collection, value),
  ]) {
    const place = placeOf(path);
    // One mistake can break several rules of a field.
    const isReported = isMistake(problem)
      ? wrong.has(place.field)
      : [...wrong].some((field) => place.field.startsWith(field));
    if (!isReported) checked.problems.push({ ...problem, file, ...place });
    if (isMistake(problem)) wrong.add(place.field);
  }
  for (const { path, record, value: text } of writtenFields(modelOf(collection), value)) {
    if (typeof text !== 'string' || wrong.has(formatPath(path))) continue;
    const { problems = [], references = [] } = record.check(text);
    const found = { problems: [...fieldTextProblems(text, record), ...problems], references };
    if (found.problems.length > 0 || references.length > 0) add(checked, placeOf(path), found);
  }
  if (collection === 'pages') checked.headings = sectionTitles(value);
  checkBody(checked, body, bodyLine);
  if (checked.problems.some(isMistake)) checked.entry = undefined;
  checked.marked = markedGroups(checked.entry?.fields);
  return checked;
}

function add(
  checked: CheckedFile,
  place: Place,
  { problems = [], references = [] }: Findings,
): void {
  const { file } = checked;
  checked.problems.push(...problems.map((problem) => ({ ...problem, file, ...place })));
  checked.references.push(...references.map((reference) => ({ ...reference, ...place })));
}

/** The titles of a page's sections, from top to bottom. */
function sectionTitles(fields: unknown): PlacedHeading[] {
  return sectionsOf(fields).flatMap(({ field, group }) => {
    const words = childOf(group, 'title');
    return typeof words === 'string' ? { words, field } : [];
  });
}

/** Checks the markdown after the front matter, which only some collections have. */
function checkBody(checked: CheckedFile, body: string, firstLine: number): void {
  const placeOf = (index: number) => ({ line: index + firstLine, field: '' });
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const isExpected = contentModel[checked.collection].body;
  if (!isExpected && first >= 0) {
    const message = 'has text after the front matter, which no page shows';
    const advice = 'Put it into a section, or remove it.';
    add(checked, placeOf(first), { problems: [{ code: 'stray-text', message, advice }] });
  } else if (isExpected && first === -1) {
    const advice = 'Write the text after the second line of hyphens.';
    const form = { message: 'is empty', advice: 'Write the text of the policy.' };
    const problem = { code: 'no-text', message: 'has no text', advice, form };
    add(checked, placeOf(-1), { problems: [problem] });
  }
  if (!isExpected || first === -1) return;
  const inspected = inspectMarkdown(body);
  for (const { line, ...found } of findingsIn(inspected)) add(checked, placeOf(line), found);
  let last = 1;
  for (const { level, words, line } of inspected.headings) {
    checked.headings.push({ words, field: '' });
    if (level === 1 || level > last + 1) {
      const message = `has a heading that begins with ${'#'.repeat(level)}`;
      const advice = `Begin it with ${'#'.repeat(last + 1)}: the title has a field of its own, and no level is skipped.`;
      const severity = level === 1 ? undefined : 'warning';
      const problem = { code: 'heading-level', message, advice, severity } as const;
      add(checked, placeOf(line), { problems: [problem] });
    }
    last = level;
  }
  for (const [index, text] of lines.entries()) {
    add(checked, placeOf(index), { problems: textProblems(text, ['product']) });
  }
}
