import { checkFile } from '../check/checkContent';
import { canonicalContent } from '../derive/canonicalText';
import { isPictureFile } from '../fields/kinds/picture';
import { childOf, formatPath } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';
import { isRead } from '../fields/schema';
import { fieldsIn } from '../fields/walk';
import { type ContentFile, type ContentFileId, contentFileAt } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import type { ContentFiles } from '../read/readContent';
import { changedFields, type FieldChange } from './changedFields';

/** A file as it is on one side, in its canonical form. Made by `differences`. */
export interface ComparedFile extends ContentFileId, ContentFile {
  fields: object;
  /** Why it doesn’t fit the model, or can’t be read: then nothing is known of its fields. */
  problems: readonly Problem[];
  isRead: boolean;
}

/** What has become of a file. One that can’t be read on either side has no changes. */
export interface FileDifference {
  collection: CollectionName;
  /** Undefined if it is new. */
  before: ComparedFile | undefined;
  /** Undefined if it is gone. */
  after: ComparedFile | undefined;
  /**
   * In canonical form: what is only written otherwise isn’t changed. The markdown is a field `body`; a picture that was
   * replaced under its name is changed from that to the same.
   */
  changes: FieldChange[];
  /** Whether its words have changed, but not the day that it gives for that. */
  hasOldDate: boolean;
}

export interface DifferencesOptions {
  /** The site’s address, where it is known. */
  siteUrl?: string | undefined;
  /** Finds out what a text says, as `checkFile` does. */
  findingsOf?: typeof checkFile;
}

/**
 * Compares two contents in the words of the model. A file is unchanged if both have the same facts of it and of its
 * pictures, or if it is only written otherwise. One with another name and the same words is the same file.
 */
export function differences(
  before: ContentFiles,
  after: ContentFiles,
  options: DifferencesOptions = {},
): FileDifference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  const replaced = differing
    .filter((name) => isPictureFile(name) && before.has(name) && after.has(name))
    .map((name) => name.slice('content'.length));
  const showing = names.filter((name) => {
    const facts = after.get(name);
    return facts && 'text' in facts && replaced.some((path) => facts.text.includes(path));
  });
  const read = (side: ContentFiles) =>
    [...new Set([...differing, ...showing])].flatMap(
      (name) => comparedFile(name, side, options) ?? [],
    );
  const [olds, news] = [read(before), read(after)];
  const isIn = (list: readonly ComparedFile[], { file }: ComparedFile) =>
    list.some((each) => each.file === file);
  const gone = olds.filter((old) => !isIn(news, old));
  const pairs = news.map((own): [ComparedFile | undefined, ComparedFile] => {
    const same = olds.find(({ file }) => file === own.file);
    const former = same ?? gone.find((old) => wordsOf(old) === wordsOf(own));
    if (former !== same && former) gone.splice(gone.indexOf(former), 1);
    return [former, own];
  });
  return [
    ...pairs.flatMap(([old, own]) => fileDifference(old, own, replaced)),
    ...gone.flatMap((old) => fileDifference(old, undefined, replaced)),
  ];
}

function comparedFile(
  name: string,
  side: ContentFiles,
  { siteUrl, findingsOf = checkFile }: DifferencesOptions,
): ComparedFile | undefined {
  const [id, facts] = [contentFileAt(name), side.get(name)];
  if (id === undefined || facts === undefined) return undefined;
  const unread = { ...id, fields: {}, body: '', isRead: false };
  if ('problem' in facts) return { ...unread, problems: [facts.problem] };
  if (!('text' in facts)) return undefined;
  const { fields, body, problems } = findingsOf(id, facts.text, siteUrl);
  const mistakes = problems.filter(isMistake);
  if (fields === undefined) return { ...unread, problems: mistakes };
  const content = canonicalContent(id.collection, { fields, body }, siteUrl);
  return { ...id, ...content, problems: mistakes, isRead: true };
}

/** All that visitors read of a file. */
function wordsOf({ collection, fields, body }: ComparedFile): string {
  const read = [...fieldsIn(modelOf(collection), fields)].filter(({ kind }) => isRead(kind));
  return JSON.stringify([collection, body, ...read.map(({ value }) => value)]);
}

function fileDifference(
  before: ComparedFile | undefined,
  after: ComparedFile | undefined,
  replaced: readonly string[],
): FileDifference[] {
  const collection = (after ?? before)?.collection;
  if (collection === undefined) return [];
  const areRead = before?.isRead !== false && after?.isRead !== false;
  const changes = before && after && areRead ? [...changesIn(before, after, replaced)] : [];
  if (areRead && changes.length === 0 && before?.file === after?.file) return [];
  const { updated } = contentModel[collection];
  const said = changes.map(({ path }) => path[0]);
  const hasOldDate =
    updated !== undefined &&
    before !== undefined &&
    said.includes('body') &&
    !said.includes(updated) &&
    childOf(after?.fields, updated) !== undefined;
  return [{ collection, before, after, changes, hasOldDate }];
}

function* changesIn(
  before: ComparedFile,
  after: ComparedFile,
  replaced: readonly string[],
): Generator<FieldChange> {
  const model = modelOf(after.collection);
  yield* changedFields(model, before.fields, after.fields);
  const [path, from, to] = [['body'], before.body || undefined, after.body || undefined];
  yield* changedFields(undefined, from, to, { path, was: path });
  const shown = [...fieldsIn(model, before.fields)];
  for (const { path, value } of fieldsIn(model, after.fields)) {
    if (!replaced.includes(`${value}`)) continue;
    const olds = shown.filter((each) => each.value === value).map((each) => each.path);
    const was = olds.find((each) => formatPath(each) === formatPath(path)) ?? olds[0];
    if (was) yield { kind: 'changed', path, was, from: value, to: value };
  }
}
