import type { ContentFileId, Entry } from '../model/entry';
import type { Reference } from '../model/fieldTypes/fieldType';
import { type FieldPath, formatPath, type Place, type Problem } from '../model/problem';
import type { UnpublishedReason } from '../model/publication';

/** A reference, with its place in the file. */
export type PlacedReference = Reference & Place;

/** The fields of a file as they are written, and where each of them is. */
interface Written {
  /** Undefined where the fields can't be read. */
  value: unknown;
  placeOf(path: FieldPath): Place;
}

/** Everything that can be known from a file's bytes alone. */
export interface CheckedFile extends ContentFileId, Written {
  problems: Problem[];
  references: PlacedReference[];
  /** Its texts, by field, and by line of the markdown after the front matter. */
  texts: (Place & { value: string })[];
  /** The headings that links can point to, from top to bottom. */
  headings: string[];
  /** Undefined if the file has mistakes. */
  entry: Entry | undefined;
  /** The file as visitors see it on a day, checked in the same way; undefined if they see nothing of it. */
  shownOn(day: string): CheckedFile | undefined;
}

const nothing: Written = {
  value: undefined,
  placeOf: (path) => ({ line: 1, field: formatPath(path) }),
};

/** A file of which nothing is known yet but what is written. */
export function emptyCheckedFile(
  { collection, file, name }: ContentFileId,
  { value, placeOf }: Written = nothing,
): CheckedFile {
  const found = { problems: [], references: [], texts: [], headings: [], entry: undefined };
  const read: CheckedFile = {
    collection,
    file,
    name,
    value,
    placeOf,
    ...found,
    shownOn: () => read,
  };
  return read;
}

/** The place of the field that makes a group unpublished. */
export function placeOfPublicationField(
  file: Written,
  group: FieldPath,
  { by }: UnpublishedReason,
): Place {
  return file.placeOf([...group, by]);
}
