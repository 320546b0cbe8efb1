import { isPictureFile } from '../fields/kinds/picture';
import { asGroup, type FieldPath } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';
import {
  conditionalParts,
  draftLabel,
  type FilePart,
  reasonUnpublished,
} from '../fields/publication';
import { fieldsIn, map } from '../fields/walk';
import { type ContentFile, type ContentFileId, contentFileAt, type Entry } from '../model/entry';
import { contentModel, language, modelOf } from '../model/model';
import { type ParsedFile, parseFile } from '../read/parseFile';
import type { ContentFiles } from '../read/readContent';
import { type ContentIndex, hiddenFiles, indexContent, type KnownPicture } from './contentIndex';
import { homeRule, missingFiles, unusedPictures } from './fileRules';
import { modelProblems } from './modelProblems';
import { nameProblems, repeatedFields, takenPaths } from './pathRules';
import { publicationGaps } from './publicationGaps';
import { referenceRules } from './referenceRules';
import { type PlacedReference, problemAt, reporterOf } from './reporter';
import { checkText } from './textRules';

/** What the check found in the content. */
export interface CheckResult {
  /** The files that were checked. */
  content: ContentFiles;
  /** Everything that prevents publication; valid content has none. */
  problems: Problem[];
  /** What could be better, but doesn't prevent publication. */
  warnings: Problem[];
  /** What is left to do before the site goes live. */
  beforeLaunch: Problem[];
  /** What is unpublished on the day, at the field that decides it: drafts, and parts outside their dates. */
  unpublished: Problem[];
  /** The files that visitors see nothing of on the day. */
  hidden: ReadonlySet<string>;
  /** The content of the files that have no problems of their own. */
  entries: Entry[];
  /** All files, with the addresses that lead to them. */
  index: ContentIndex;
}

export interface CheckOptions {
  /** Whether `files` has all pictures. Otherwise nothing is said about those that are missing. */
  hasPictures?: boolean;
  /** The site’s address, where it is known: what begins with it leads to the site itself. */
  siteUrl?: string | undefined;
}

/** What a file says whose text can’t be read. */
const unread: ParsedFile = { fields: undefined, lineOf: () => 1 };

/** What is checked between files. */
const rules: readonly ((index: ContentIndex) => Iterable<Problem>)[] = [
  missingFiles,
  homeRule,
  repeatedFields,
  takenPaths,
  referenceRules,
  unusedPictures,
];

/** Checks the files of a content folder as they are on a day, such as `2027-01-01`. */
export function checkContent(
  files: ContentFiles,
  day: string,
  { hasPictures = true, siteUrl }: CheckOptions = {},
): CheckResult {
  const checked: CheckedFile[] = [];
  const pictures = new Map<string, KnownPicture>();
  const problems: Problem[] = [];
  for (const [file, facts] of files) {
    const id = contentFileAt(file);
    if ('problem' in facts) problems.push(facts.problem);
    if (id !== undefined) {
      const found = 'text' in facts ? checkFile(id, facts.text, siteUrl) : findingsIn(id, unread);
      checked.push(found);
      problems.push(...found.problems);
    } else if (isPictureFile(file)) {
      pictures.set(file.slice('content'.length), { file, ...('width' in facts && facts) });
    }
  }
  const index = indexContent(checked, hasPictures ? pictures : undefined);
  for (const rule of rules) problems.push(...rule(index));
  problems.push(...publicationGaps(index, problems.filter(isMistake), day));
  return {
    content: files,
    problems: problems.filter(isMistake),
    warnings: problems.filter(({ severity }) => severity === 'warning'),
    beforeLaunch: problems.filter(({ severity }) => severity === 'launch'),
    unpublished: checked.flatMap((file) => unpublishedParts(file, day)),
    hidden: hiddenFiles(index, day),
    entries: checked.flatMap(({ entry }) => entry ?? []),
    index,
  };
}

/** What is unpublished on a day, at the field that decides it: a file itself, or some of its parts. */
function unpublishedParts(file: CheckedFile, day: string): Problem[] {
  const { conditional } = file;
  const [first] = conditional;
  const isHidden = first?.path.length === 0 && reasonUnpublished(first.value, day) !== undefined;
  return (isHidden ? [first] : conditional).flatMap(({ path: part, value }) => {
    const reason = reasonUnpublished(value, day);
    if (reason === undefined) return [];
    const problem = { code: 'unpublished', message: draftLabel(reason, language), advice: '' };
    return problemAt(file, [...part, reason.by], problem);
  });
}

/** What a file says, and everything that can be known about it from its text alone. Made by `checkFile`. */
export interface CheckedFile extends ContentFileId, ContentFile, Pick<ParsedFile, 'lineOf'> {
  /** What is wrong with it, or could be better. */
  problems: readonly Problem[];
  references: readonly PlacedReference[];
  /** From top to bottom: the words of each heading that links can point to, and the field that they are in. */
  headings: readonly { words: string; path: FieldPath }[];
  /** The file, and those of its parts, that are shown only on a condition; none of a file with mistakes. */
  conditional: readonly FilePart[];
  /** Undefined if the file has mistakes. */
  entry: Entry | undefined;
}

/** Of a file that is written: as it is, as it was saved, and as it is published. */
const versionsKept = 3;

/** What was found in the last few texts of each file. */
const remembered = new Map<string, { text: string; found: CheckedFile }[]>();

/**
 * Checks everything of a content file that needs no other file: each field against the model and the rules of its
 * collection. What it says and returns has each address in its canonical form. The last few texts are checked only once.
 */
export function checkFile(id: ContentFileId, text: string, siteUrl?: string): CheckedFile {
  const key = [siteUrl, id.collection, id.file, id.name].join(' ');
  const before = remembered.get(key) ?? [];
  const known = before.find((each) => each.text === text);
  const latest = known ?? { text, found: findingsIn(id, parseFile(id.collection, text), siteUrl) };
  const others = before.filter((each) => each !== latest);
  remembered.set(key, [latest, ...others].slice(0, versionsKept));
  return latest.found;
}

function findingsIn(id: ContentFileId, parsed: ParsedFile, siteUrl?: string): CheckedFile {
  const { collection, file } = id;
  const { lineOf } = parsed;
  const model = modelOf(collection);
  const fields = map(model, parsed.fields, ({ schema }, value) =>
    schema.is === 'field' && typeof value === 'string' ? schema.canonical(value, siteUrl) : value,
  );
  const report = reporterOf({ file, lineOf });
  const { problems, references, headings } = report;
  if (parsed.problem) problems.push({ ...parsed.problem, file, path: [] });
  nameProblems(id, report.at([]));
  if (fields !== undefined) modelProblems({ collection, fields }, report);
  const { parts } = contentModel[collection].page ?? {};
  for (const { path, kind, value } of fieldsIn(model, fields)) {
    if (typeof value !== 'string') continue;
    const own = report.at(path, kind.of);
    const [list, , name] = path;
    if (list === parts && name === 'title') own.offer(value);
    if (report.isWrong(path)) continue;
    checkText(value, kind, own);
    kind.check(value, own);
  }
  const isGood = fields !== undefined && !problems.some(isMistake);
  const entry = isGood ? { ...id, fields: asGroup(fields) } : undefined;
  const conditional = conditionalParts(entry?.fields);
  return { ...id, fields, lineOf, problems, references, headings, conditional, entry };
}
