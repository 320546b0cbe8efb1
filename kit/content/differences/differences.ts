import { checkFile } from '../check/checkContent';
import { canonicalFields } from '../derive/canonicalText';
import { isPictureFile } from '../fields/kinds/picture';
import { isRead } from '../fields/schema';
import { fieldsIn } from '../fields/walk';
import { type ContentFile, type ContentFileId, contentFileAt } from '../model/entry';
import { type CollectionName, modelOf } from '../model/model';
import type { ContentFiles } from '../read/readContent';
import { changedFields, type FieldChange } from './changedFields';

/** A file as it is on one side, in its canonical form; without fields where it can’t be read. */
export type ComparedFile = ContentFileId & ContentFile;

/** What has become of a file. One that can’t be read on either side has no changes. */
export interface FileDifference {
  collection: CollectionName;
  /** Undefined if it is new. */
  before?: ComparedFile | undefined;
  /** Undefined if it is gone. */
  after?: ComparedFile | undefined;
  /**
   * In canonical form: what is only written otherwise isn’t changed. A picture that was replaced under its name is changed
   * from that to the same. Of a file that is new or gone, all its fields are.
   */
  changes: FieldChange[];
}

/**
 * Compares two contents in the words of the model. A file is unchanged if both have the same facts of it and of its
 * pictures, or if it is only written otherwise. One with another name and the same words is the same file.
 */
export function differences(
  before: ContentFiles,
  after: ContentFiles,
  siteUrl?: string,
): FileDifference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const isChanged = (name: string) => before.get(name) !== after.get(name);
  const replaced = names
    .filter((name) => isPictureFile(name) && before.has(name) && after.has(name) && isChanged(name))
    .map((name) => name.slice('content'.length));
  const isShowing = (name: string) => {
    const facts = after.get(name);
    return facts && 'text' in facts && replaced.some((path) => facts.text.includes(path));
  };
  const compared = names.filter((name) => isChanged(name) || isShowing(name));
  const sides = compared.map((name) =>
    [before, after].map((content) => comparedFile(name, content, siteUrl)),
  );
  const gone = new Set(sides.flatMap(([old, own]) => (own ? [] : (old ?? []))));
  const found = sides.flatMap(([old, own]) => {
    if (own === undefined) return [];
    const former = old ?? [...gone].find((each) => wordsOf(each) === wordsOf(own));
    if (former) gone.delete(former);
    return differenceOf(former, own, replaced);
  });
  return [...found, ...[...gone].flatMap((old) => differenceOf(old, undefined, replaced))];
}

function comparedFile(
  name: string,
  side: ContentFiles,
  siteUrl?: string,
): ComparedFile | undefined {
  const [id, facts] = [contentFileAt(name), side.get(name)];
  if (id === undefined || facts === undefined) return undefined;
  const { fields } = 'text' in facts ? checkFile(id, facts.text, siteUrl) : {};
  const isKnown = fields !== undefined;
  return { ...id, fields: isKnown ? canonicalFields(id.collection, fields, siteUrl) : undefined };
}

/** All that visitors read of a file. */
function wordsOf({ collection, fields }: ComparedFile): string {
  const read = [...fieldsIn(modelOf(collection), fields)].filter(({ kind }) => isRead(kind));
  return JSON.stringify([collection, ...read.map(({ value }) => value)]);
}

function differenceOf(
  before: ComparedFile | undefined,
  after: ComparedFile | undefined,
  replaced: readonly string[],
): FileDifference[] {
  const collection = (after ?? before)?.collection;
  if (collection === undefined) return [];
  const difference = { collection, before, after, changes: [] };
  if ([before, after].some((file) => file && file.fields === undefined)) return [difference];
  const [from, to] = [before, after].map((file) => file?.fields ?? {});
  const changes = [...changedFields(modelOf(collection), from, to, replaced)];
  return changes.length > 0 || before?.file !== after?.file ? [{ ...difference, changes }] : [];
}
