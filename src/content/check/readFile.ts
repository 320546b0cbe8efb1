import type { Entry, FileOfContent } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import { type FieldPath, formatPath, type Place, type Problem } from '../model/problem';
import type { UnpublishedReason } from '../model/publication';

/** A use, with its place in the file. */
export type PlacedUse = Use & Place;

/** Everything that is known from a file's bytes alone. */
export interface ReadFile extends FileOfContent {
  problems: Problem[];
  warnings: Problem[];
  /** What must be replaced before the site goes live. */
  beforeLaunch: Problem[];
  uses: PlacedUse[];
  /** What it says, by field, and by line of the text after the front matter. */
  texts: (Place & { value: string })[];
  /** The headings that links can lead to, from top to bottom. */
  headings: string[];
  /** The fields that decide about publication. */
  marks: Place[];
  /** For a page or policy: what no other page may have, such as its path. */
  unique: (Place & { value: string })[];
  /** Undefined if the file has problems. */
  entry: Entry | undefined;
  /** The file as visitors see it on a day, checked in the same way; undefined where they see nothing of it. */
  shownOn(day: string): ReadFile | undefined;
}

/** A file of which nothing is known yet. */
export function unreadFile({ kind, file, name }: FileOfContent): ReadFile {
  const read: ReadFile = {
    kind,
    file,
    name,
    problems: [],
    warnings: [],
    beforeLaunch: [],
    uses: [],
    texts: [],
    headings: [],
    marks: [],
    unique: [],
    entry: undefined,
    shownOn: () => read,
  };
  return read;
}

/** The place of the field because of which a group is unpublished. */
export function placeOfMark({ marks }: ReadFile, group: FieldPath, { by }: UnpublishedReason) {
  const field = formatPath([...group, by]);
  return marks.find((mark) => mark.field === field) ?? { field, line: 1 };
}
