import { isPictureFile } from '../fields/kinds/picture';
import { inReadingOrder, isMistake, type Problem } from '../fields/problem';
import { reasonText, reasonUnpublished } from '../fields/publication';
import { contentFileAt, type Entry } from '../model/entry';
import type { ContentFiles } from '../read/readContent';
import { type CheckedFile, checkFile, uncheckedFile } from './checkFile';
import { hiddenFiles, indexContent, type KnownPicture } from './contentIndex';
import { crossProblems } from './crossProblems';
import { publicationGaps } from './publicationGaps';

/** What the check found in the content. */
export interface CheckResult {
  /** Everything that prevents publication; valid content has none. */
  problems: Problem[];
  /** What could be better, but doesn't prevent publication. */
  warnings: Problem[];
  /** What is left to do before the site goes live. */
  beforeLaunch: Problem[];
  /** What is unpublished on the day, at the field that decides it: drafts, and parts outside their dates. */
  unpublished: Problem[];
  /** The files of which visitors see nothing on the day. */
  hidden: ReadonlySet<string>;
  /** The content of the files that have no problems of their own. */
  entries: Entry[];
}

export interface CheckOptions {
  /** Finds what needs no other file: `checkFile`, which its caller may remember by the text. */
  findingsOf?: typeof checkFile;
  /** Whether `files` has all pictures. Otherwise nothing is said about those that are missing. */
  hasPictures?: boolean;
  /** The file that is being written: of two that can’t be together, it is at fault. */
  newest?: string | undefined;
  /** The site’s address, where it is known: what begins with it leads to the site itself. */
  siteUrl?: string | undefined;
}

/** Checks the files of a content folder as they are on a day, such as `2027-01-01`. */
export function checkContent(
  files: ContentFiles,
  day: string,
  { findingsOf = checkFile, hasPictures = true, newest, siteUrl }: CheckOptions = {},
): CheckResult {
  const checked: CheckedFile[] = [];
  const pictures = new Map<string, KnownPicture>();
  const unusable: Problem[] = [];
  const isNewest = ([file]: [string, unknown]) => Number(file === newest);
  // A copy, such as `clients-1.md`, comes after what it was made from.
  const stem = ([file]: [string, unknown]) => file.replace(/\.\w+$/, '');
  const inOrder = [...files].sort(
    (one, other) => isNewest(one) - isNewest(other) || (stem(one) < stem(other) ? -1 : 1),
  );
  for (const [file, facts] of inOrder) {
    const id = contentFileAt(file);
    if ('problem' in facts) unusable.push(facts.problem);
    if (id !== undefined) {
      checked.push('text' in facts ? findingsOf(id, facts.text, siteUrl) : uncheckedFile(id));
    } else if (isPictureFile(file)) {
      pictures.set(file.slice('content'.length), { file, ...('width' in facts && facts) });
    }
  }
  const index = indexContent(checked, hasPictures ? pictures : undefined, { newest, siteUrl });
  const inFiles = checked.flatMap(({ problems }) => problems);
  const always = [...unusable, ...inFiles, ...crossProblems(index)];
  const gaps = publicationGaps(index, always.filter(isMistake), day);
  const found = inReadingOrder([...always, ...gaps]);
  return {
    problems: found.filter(isMistake),
    warnings: found.filter(({ severity }) => severity === 'warning'),
    beforeLaunch: found.filter(({ severity }) => severity === 'launch'),
    unpublished: inReadingOrder(checked.flatMap((file) => unpublishedParts(file, day))),
    hidden: hiddenFiles(index, day),
    entries: checked.flatMap(({ entry }) => entry ?? []),
  };
}

/** What is unpublished on a day, at the field that decides it: a file itself, or some of its parts. */
function unpublishedParts({ file, conditional, placeOf }: CheckedFile, day: string): Problem[] {
  const [first] = conditional;
  const isHidden = first?.field === '' && reasonUnpublished(first.group, day) !== undefined;
  return (isHidden ? [first] : conditional).flatMap(({ path, group }) => {
    const reason = reasonUnpublished(group, day);
    if (reason === undefined) return [];
    const problem = { code: 'unpublished', message: reasonText(reason), advice: '' };
    return { ...problem, file, ...placeOf([...path, reason.by]) };
  });
}
