import type { Entry, FileOfContent } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import { type FieldPath, formatPath, type Place, type Problem } from '../model/problem';
import type { UnpublishedReason } from '../model/publication';

/** A use, with its place in the file. */
export type PlacedUse = Use & Place;

/** The fields of a file as they are written, and where each of them stands. */
interface Written {
  /** Undefined where the fields can't be read. */
  value: unknown;
  placeOf(path: FieldPath): Place;
}

/** Everything that is known from a file's bytes alone. */
export interface ReadFile extends FileOfContent, Written {
  problems: Problem[];
  uses: PlacedUse[];
  /** What it says, by field, and by line of the text after the front matter. */
  texts: (Place & { value: string })[];
  /** The headings that links can lead to, from top to bottom. */
  headings: string[];
  /** Undefined if the file has mistakes. */
  entry: Entry | undefined;
  /** The file as visitors see it on a day, checked in the same way; undefined where they see nothing of it. */
  shownOn(day: string): ReadFile | undefined;
}

const nothing: Written = {
  value: undefined,
  placeOf: (path) => ({ line: 1, field: formatPath(path) }),
};

/** A file of which nothing is known yet but what is written. */
export function unreadFile(
  { kind, file, name }: FileOfContent,
  { value, placeOf }: Written = nothing,
): ReadFile {
  const found = { problems: [], uses: [], texts: [], headings: [], entry: undefined };
  const read: ReadFile = { kind, file, name, value, placeOf, ...found, shownOn: () => read };
  return read;
}

/** The place of the field because of which a group is unpublished. */
export function placeOfMark(file: Written, group: FieldPath, { by }: UnpublishedReason): Place {
  return file.placeOf([...group, by]);
}
