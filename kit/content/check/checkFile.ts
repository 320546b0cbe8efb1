import { plainLinks } from '../fields/kinds/markdown';
import { pagePathProblem } from '../fields/kinds/path';
import {
  formatPath,
  isMistake,
  type Place,
  type Problem,
  type ProblemText,
} from '../fields/problem';
import { type Group, itemsOf, markedGroups } from '../fields/publication';
import type { Findings, Reference } from '../fields/records';
import { childOf, plainValue, writtenFields } from '../fields/shape';
import {
  type MarkedLine,
  markdownWithRightMarks,
  markedLines,
  straightMarks,
  withRightMarks,
} from '../fields/straightMarks';
import { type ContentFileId, type Entry, parsedEntry, pathOf } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { checkBody } from './checkBody';
import { entryProblems } from './entryRules';
import { issueMessages } from './issueMessages';
import { oncePerKind } from './oncePerKind';
import { fieldTextProblems } from './textRules';

/** A reference, with its place in the file. */
export type PlacedReference = Reference & Place;

/** A heading that links can point to, and the part of the file that it is of, such as `sections[2]`. */
interface PlacedHeading {
  words: string;
  field: string;
}

/** What a file says, and everything that can be known about it from its text alone. */
export interface CheckedFile extends ContentFileId, ParsedFile {
  references: readonly PlacedReference[];
  /** From top to bottom. */
  headings: readonly PlacedHeading[];
  /** The file, and those of its parts, that can be unpublished on some day; none of a file with mistakes. */
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
 * Checks everything of a content file that needs no other file: each field against the model and the rules of its
 * collection, and the markdown after its front matter, whose problems have an empty field. What it says and returns has
 * each address in its plain form.
 */
export function checkFile(id: ContentFileId, text: string, siteUrl?: string): CheckedFile {
  const { collection, file } = id;
  const written = parseFile(collection, text, file);
  if (written.value === undefined) return uncheckedFile(id, written);
  const parsed = {
    ...written,
    value: plainValue(modelOf(collection), written.value, siteUrl),
    body: plainLinks(written.body, siteUrl),
  };
  const { value, placeOf, body, bodyLine } = parsed;
  const problems: Problem[] = [];
  const references: PlacedReference[] = [];
  const add = (place: Place, found: Findings) => {
    for (const problem of found.problems ?? []) problems.push({ ...problem, file, ...place });
    for (const reference of found.references ?? []) references.push({ ...reference, ...place });
  };
  add(wholeFile, { problems: nameProblems(id) });
  const { entry, issues } = parsedEntry(id, value, body);
  const found = [
    ...issues.flatMap((issue) => issueMessages(issue, collection, value)),
    ...entryProblems(collection, { name: id.name, fields: value, body }),
  ].map(({ path, ...problem }) => ({ ...problem, file, ...(path ? placeOf(path) : wholeFile) }));
  // One mistake can break several rules of a field, and says enough for what could be better in it.
  const mistakes = firstOfEachField(found.filter(isMistake));
  const wrong = new Set(mistakes.map(({ field }) => field));
  const better = found.filter((each) => !isMistake(each) && !isWithin(each.field, wrong));
  problems.push(...mistakes, ...better);
  const marked: MarkedLine[] = [];
  const named = new Map<string, Reference>();
  for (const { path, record, value: text } of writtenFields(modelOf(collection), value)) {
    if (typeof text !== 'string' || wrong.has(formatPath(path))) continue;
    marked.push(...markedLines(text, withRightMarks(text, record), placeOf(path)));
    const found = record.check(text);
    const [first] = found.references ?? [];
    if (first) named.set(formatPath(path), first);
    const of = record.of && named.get(formatPath([...path.slice(0, -1), record.of]));
    const problems = [...fieldTextProblems(text, record), ...(found.problems ?? [])];
    const references = (found.references ?? []).map((each) => (of ? { ...each, of } : each));
    if (problems.length > 0 || references.length > 0) add(placeOf(path), { problems, references });
  }
  const { headings, found: inBody } = checkBody(collection, body, value);
  for (const { line, ...each } of inBody) add({ line: line + bodyLine, field: '' }, each);
  const bodyPlace = { line: bodyLine, field: '' };
  marked.push(...markedLines(body, markdownWithRightMarks(body), bodyPlace));
  const [first] = marked;
  if (first) add(first, { problems: [straightMarks(marked)] });
  const good = problems.some(isMistake) ? undefined : entry;
  return {
    ...id,
    ...parsed,
    problems: oncePerKind(problems),
    references,
    headings: [
      ...partTitles(collection, value),
      ...headings.map((words) => ({ words, field: '' })),
    ],
    marked: markedGroups(good?.fields),
    entry: good,
  };
}

function firstOfEachField(problems: readonly Problem[]): Problem[] {
  const fields = problems.map(({ field }) => field);
  return problems.filter(({ field }, index) => fields.indexOf(field) === index);
}

/** Whether a field is one of some, or in one of them. */
function isWithin(field: string, fields: ReadonlySet<string>): boolean {
  const isIn = (group: string) =>
    field.startsWith(group) && (group === '' || /^(?:[.[]|$)/.test(field.slice(group.length)));
  return [...fields].some(isIn);
}

const wholeFile: Place = { line: 1, field: '' };

/** What is wrong with the address of a page, if it is made of its file’s name. */
function nameProblems({ collection, name }: ContentFileId): ProblemText[] {
  const { page, listed } = contentModel[collection];
  const path = typeof page?.at === 'string' ? pathOf({ collection, name, fields: {} }) : undefined;
  const reserved = path === undefined ? undefined : pagePathProblem(path);
  const advice = `Make it again under another ${listed?.by}, of which its address is made.`;
  return reserved ? [{ ...reserved, advice: 'Rename the file.', form: { advice } }] : [];
}

/** The titles of a page's parts, from top to bottom. */
function partTitles(collection: CollectionName, fields: unknown): PlacedHeading[] {
  const { parts = '' } = contentModel[collection].page ?? {};
  return itemsOf(fields, parts).flatMap(({ field, group }) => {
    const words = childOf(group, 'title');
    return typeof words === 'string' ? { words, field } : [];
  });
}

/** The same as `checkFile`, which remembers what it has found in a file until its text changes. */
export function rememberFindings(): typeof checkFile {
  const known = new Map<string, { text: string; found: CheckedFile }>();
  return (id, text, siteUrl) => {
    const before = known.get(id.file);
    if (before?.text === text) return before.found;
    const found = checkFile(id, text, siteUrl);
    known.set(id.file, { text, found });
    return found;
  };
}
