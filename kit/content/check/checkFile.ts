import {
  markdownWithCurlyQuotes,
  straightQuotes,
  straightQuotesProblem,
  withCurlyQuotes,
} from '../fields/curlyQuotes';
import { withCanonicalLinks } from '../fields/kinds/markdown';
import { pagePathProblem } from '../fields/kinds/path';
import { isMistake, type Place, type Problem, type ProblemText } from '../fields/problem';
import { conditionalGroups, type Group, itemsOf } from '../fields/publication';
import type { Reference } from '../fields/records';
import { childOf, withCanonicalAddresses } from '../fields/shape';
import { type ContentFileId, type Entry, parsedEntry, pathOf } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { checkBody } from './checkBody';
import {
  againstModel,
  inTexts,
  type PlacedFindings,
  type PlacedText,
  textsWithoutMistakes,
  wholeFile,
} from './checkFields';
import { oncePerKind } from './oncePerKind';

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
  /** The file, and those of its parts, that are shown only on a condition; none of a file with mistakes. */
  conditional: readonly Group[];
  /** Undefined if the file has mistakes. */
  entry: Entry | undefined;
}

/** A file of which no more is known than what it says, or, without that, that it is there. */
export function uncheckedFile(id: ContentFileId, parsed: ParsedFile = unread): CheckedFile {
  return { ...id, ...parsed, references: [], headings: [], conditional: [], entry: undefined };
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
 * each address in its canonical form.
 */
export function checkFile(id: ContentFileId, text: string, siteUrl?: string): CheckedFile {
  const { collection, file } = id;
  const written = parseFile(collection, text, file);
  if (written.value === undefined) return uncheckedFile(id, written);
  const parsed = {
    ...written,
    value: withCanonicalAddresses(modelOf(collection), written.value, siteUrl),
    body: withCanonicalLinks(written.body, siteUrl),
  };
  const { entry, issues } = parsedEntry(id, parsed.value, parsed.body);
  const inModel = againstModel(id, parsed, issues);
  const texts = textsWithoutMistakes(id, parsed, inModel);
  const { headings, found: inBody } = checkBody(collection, parsed.body, parsed.value);
  const found: PlacedFindings[] = [
    { ...wholeFile, problems: nameProblems(id) },
    ...inModel,
    ...inTexts(texts),
    ...inBody.map((each) => ({ ...each, line: each.line + parsed.bodyLine, field: '' })),
    ...inStraightQuotes(texts, parsed),
  ];
  const problems = found.flatMap(({ problems = [], line, field }) =>
    problems.map((problem): Problem => ({ ...problem, file, line, field })),
  );
  const good = problems.some(isMistake) ? undefined : entry;
  return {
    ...id,
    ...parsed,
    problems: oncePerKind(problems),
    references: found.flatMap(({ references = [], line, field }) =>
      references.map((reference) => ({ ...reference, line, field })),
    ),
    headings: [
      ...partTitles(collection, parsed.value),
      ...headings.map((words) => ({ words, field: '' })),
    ],
    conditional: conditionalGroups(good?.fields),
    entry: good,
  };
}

/** Straight quotes, told once at the first of them. */
function inStraightQuotes(
  texts: readonly PlacedText[],
  { body, bodyLine }: ParsedFile,
): PlacedFindings[] {
  const lines = [
    ...texts.flatMap(({ text, record, line, field }) =>
      straightQuotes(text, withCurlyQuotes(text, record), { line, field }),
    ),
    ...straightQuotes(body, markdownWithCurlyQuotes(body), { line: bodyLine, field: '' }),
  ];
  const [first] = lines;
  if (first === undefined) return [];
  return [{ line: first.line, field: first.field, problems: [straightQuotesProblem(lines)] }];
}

/** What is wrong with the address of a page, if it is made of its file’s name. */
function nameProblems({ collection, name }: ContentFileId): ProblemText[] {
  const { page, listed } = contentModel[collection];
  const path =
    typeof page?.path === 'string' ? pathOf({ collection, name, fields: {} }) : undefined;
  const reserved = path === undefined ? undefined : pagePathProblem(path);
  const advice = `Make it again under another ${listed?.namedAfter}, of which its address is made.`;
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

/** Of a file that is written: as it is, as it was saved, and as it is published. */
const versionsKept = 3;

/** The same as `checkFile`, which remembers what it has found in the last few texts of a file. */
export function rememberFindings(): typeof checkFile {
  const known = new Map<string, { text: string; found: CheckedFile }[]>();
  return (id, text, siteUrl) => {
    const before = known.get(id.file) ?? [];
    const latest = before.find((each) => each.text === text) ?? {
      text,
      found: checkFile(id, text, siteUrl),
    };
    const others = before.filter((each) => each !== latest);
    known.set(id.file, [latest, ...others].slice(0, versionsKept));
    return latest.found;
  };
}
