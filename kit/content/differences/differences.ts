import { checkFile } from '../check/checkContent';
import { oldAddresses } from '../check/contentIndex';
import { canonicalContent } from '../derive/canonicalText';
import { isPictureFile } from '../fields/kinds/picture';
import { childOf } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { type ContentFile, type ContentFileId, contentFileAt, pathOf } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import type { ContentFiles, FileFacts } from '../read/readContent';
import type { PictureFacts } from '../read/readPicture';
import { changedFields, type FieldChange } from './changedFields';
import { matchedItems } from './matchedItems';

/** What differs between two contents. */
export interface Differences {
  files: FileDifference[];
  pictures: PictureDifference[];
  addresses: AddressDifference[];
}

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
  /** In canonical form: what is only written otherwise isn’t changed. The markdown is a field `body`. */
  changes: FieldChange[];
  /** Whether its words have changed, but not the day that it gives for that. */
  hasOldDate: boolean;
}

/** A picture that was added, removed or replaced under its name. */
export interface PictureDifference {
  /** Such as `/images/portal.png`. */
  path: string;
  before: PictureFacts | undefined;
  after: PictureFacts | undefined;
}

/** An address, with where it led and leads: the page there, by its own address, or another; undefined for nowhere. */
export interface AddressDifference {
  address: string;
  before: string | undefined;
  after: string | undefined;
}

export interface DifferencesOptions {
  /** The day, such as `2027-01-01`: a page that isn’t published on it has no address. */
  day: string;
  /** The site’s address, where it is known. */
  siteUrl?: string | undefined;
  /** Finds out what a text says, as `checkFile` does. */
  findingsOf?: typeof checkFile;
}

/**
 * Compares two contents in the words of the model. A file is unchanged if both have the same facts of it, or if it is only
 * written otherwise. Files of one collection that became each other are one file with another name.
 */
export function differences(
  before: ContentFiles,
  after: ContentFiles,
  options: DifferencesOptions,
): Differences {
  const { day } = options;
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  const read = (side: ContentFiles) =>
    differing.flatMap((name) => comparedFile(name, side.get(name), options) ?? []);
  const files = pairs(read(before), read(after)).flatMap(([old, own]) => fileDifference(old, own));
  const pictures = differing.filter(isPictureFile).map((name) => ({
    path: name.slice('content'.length),
    before: sizeIn(before.get(name)),
    after: sizeIn(after.get(name)),
  }));
  return { files, pictures, addresses: changedAddresses(files, day) };
}

function comparedFile(
  name: string,
  facts: FileFacts | undefined,
  { siteUrl, findingsOf = checkFile }: DifferencesOptions,
): ComparedFile | undefined {
  const id = contentFileAt(name);
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

/** The files of both sides: each with itself, with what it became, or alone. */
function pairs(
  olds: readonly ComparedFile[],
  news: readonly ComparedFile[],
): [ComparedFile | undefined, ComparedFile | undefined][] {
  const has = (list: readonly ComparedFile[], { file }: ComparedFile) =>
    list.some((each) => each.file === file);
  const [gone, added] = [
    olds.filter((each) => !has(news, each)),
    news.filter((each) => !has(olds, each)),
  ];
  const former = new Map<ComparedFile, ComparedFile>();
  for (const collection of new Set(gone.map((each) => each.collection))) {
    const [left, right] = [gone, added].map((list) =>
      list.filter((each) => each.collection === collection),
    );
    const values = [left, right].map((list = []) =>
      list.map(({ fields, body }) => ({ ...fields, body })),
    );
    for (const each of matchedItems(modelOf(collection), values[0] ?? [], values[1] ?? [])) {
      const [old, own] = [left?.[each.before], right?.[each.after]];
      if (old && own) former.set(own, old);
    }
  }
  const renamed = new Set(former.values());
  return [
    ...news.map((own): [ComparedFile | undefined, ComparedFile] => [
      former.get(own) ?? olds.find(({ file }) => file === own.file),
      own,
    ]),
    ...gone
      .filter((old) => !renamed.has(old))
      .map((old): [ComparedFile, undefined] => [old, undefined]),
  ];
}

function fileDifference(
  before: ComparedFile | undefined,
  after: ComparedFile | undefined,
): FileDifference[] {
  const collection = (after ?? before)?.collection;
  if (collection === undefined) return [];
  const areRead = before?.isRead !== false && after?.isRead !== false;
  const changes = before && after && areRead ? [...changesIn(before, after)] : [];
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

function* changesIn(before: ComparedFile, after: ComparedFile): Generator<FieldChange> {
  yield* changedFields(modelOf(after.collection), before.fields, after.fields);
  const [path, from, to] = [['body'], before.body || undefined, after.body || undefined];
  yield* changedFields(undefined, from, to, { path, was: path });
}

function sizeIn(facts: FileFacts | undefined): PictureFacts | undefined {
  return facts && 'width' in facts ? facts : undefined;
}

function changedAddresses(files: readonly FileDifference[], day: string): AddressDifference[] {
  const [before, after] = (['before', 'after'] as const).map(
    (side) => new Map(files.flatMap((each) => addressesOfSide(each[side], day))),
  );
  const addresses = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...addresses].flatMap((address) => {
    const [was, is] = [before?.get(address), after?.get(address)];
    return was === is ? [] : [{ address, before: was, after: is }];
  });
}

/** The addresses that visitors reach by a file, and where each leads. */
function addressesOfSide(side: ComparedFile | undefined, day: string): [string, string][] {
  if (side === undefined || reasonUnpublished(side.fields, day) !== undefined) return [];
  const path = pathOf(side);
  const old = oldAddresses(side);
  return [
    ...old.flatMap(({ from, to }): [string, string][] => (to === undefined ? [] : [[from, to]])),
    ...(path === undefined ? [] : [[path, path] satisfies [string, string]]),
  ];
}
