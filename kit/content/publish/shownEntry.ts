import { z } from 'zod';
import { filesNamed } from '../derive/filesNamed';
import type { FieldPath } from '../fields/problem';
import { draftLabel, isPublicationField, reasonUnpublished } from '../fields/publication';
import type { FieldRecord, FieldType } from '../fields/records';
import { childOf, type Field, fieldRecord, fieldsOf, groupOf, type Schema } from '../fields/shape';
import { fillMarkdown, fillProduct } from '../markdown/fillProduct';
import { linkedWords, renderMarkdown } from '../markdown/markdown';
import { pathOf, type Written } from '../model/entry';
import {
  type CollectionName,
  collectionNamed,
  contentModel,
  language,
  modelOf,
} from '../model/model';

/** What differs between those who show content: the build, and the preview of what is being written. */
export interface Showing {
  /** What texts have in place of `{product}`. */
  product: string;
  /** The day, such as `2027-01-01`: what is unpublished then is labelled. */
  today: string;
  /** The path that the site is served under, if any. */
  prefix?: string;
  /** What pages get for the path of a picture. */
  picture(path: string): unknown;
  /** What pages get for a file that a field names. */
  file(collection: CollectionName, name: string): unknown;
  /** What buttons and the like get for a page that they name: its path and its draft label. */
  page(collection: CollectionName, name: string): unknown;
  /** What the text of a field begins with; nothing by default. */
  mark?(path: FieldPath): string;
  /** What to show of a value that may be missing or invalid; undefined to leave it out. */
  finished?(field: Pick<Field, 'schema' | 'required'>, value: unknown): unknown;
}

/** Fields as queries see them; those without a value are left out. */
export type ShownFields = Readonly<Record<string, unknown>>;

/** What queries see of a file: its fields, and what pages ask for that no file has as a field. */
export function shownEntry(entry: Written, showing: Showing): ShownFields {
  const { collection, name, fields } = entry;
  const { computed = {}, page } = contentModel[collection];
  const schema = modelOf(collection);
  const made = Object.entries(computed).map(([field, of]) => {
    if ('text' in of) return [field, of.text(fields) ?? ''];
    const files = filesNamed(schema, fields, of.files);
    return [field, files.map((each) => showing.file(collectionNamed(of.files), each))];
  });
  return {
    ...(page && { path: pathOf(entry) ?? '' }),
    ...shownFields(schema, fields, [], showing),
    ...Object.fromEntries(made),
    slug: name,
  };
}

/** What buttons and the like get for a page that they name. */
export function linkedPage(
  entry: Written,
  showing: Pick<Showing, 'today' | 'mark' | 'finished'>,
): ShownFields {
  const label = shownLabel(modelOf(entry.collection), entry.fields, [], showing);
  return { path: pathOf(entry) ?? '', ...label };
}

/** The name by which queries know a field. */
export function queryName({ name, schema }: Pick<Field, 'name' | 'schema'>): string {
  return fieldRecord(schema)?.isPage ? 'page' : name;
}

function shownFields(
  group: Schema,
  fields: unknown,
  path: FieldPath,
  showing: Showing,
): ShownFields {
  const shown = fieldsOf(group).map((field) => {
    const { name } = field;
    return [queryName(field), shownValue(field, childOf(fields, name), [...path, name], showing)];
  });
  const label = shownLabel(group, fields, path, showing);
  return { ...Object.fromEntries(shown.filter(([, value]) => value !== undefined)), ...label };
}

/** The draft label of a group that is unpublished. */
function shownLabel(
  group: Schema,
  fields: unknown,
  path: FieldPath,
  { today, mark, finished }: Pick<Showing, 'today' | 'mark' | 'finished'>,
): { draftLabel?: string } {
  const deciding = fieldsOf(group).filter(({ name }) => isPublicationField(name));
  const values = deciding.map((field) => {
    const written = childOf(fields, field.name);
    return [field.name, finished ? finished(field, written) : written];
  });
  const reason = reasonUnpublished(Object.fromEntries(values), today);
  if (reason === undefined) return {};
  return { draftLabel: (mark?.([...path, reason.by]) ?? '') + draftLabel(reason, language) };
}

function shownValue(
  field: Pick<Field, 'schema' | 'required'>,
  written: unknown,
  path: FieldPath,
  showing: Showing,
): unknown {
  const { schema } = field;
  const value = showing.finished ? showing.finished(field, written) : written;
  if (value === undefined) return undefined;
  const record = fieldRecord(schema);
  if (record) {
    const mark = showing.mark?.(path) ?? '';
    return typeof value === 'string'
      ? kinds[record.fieldType](value, record, mark, showing)
      : value;
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    // A group that was just added to a list is still empty; an empty text isn’t shown.
    const item = { schema: element, required: element instanceof z.ZodObject };
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items
      .map((each, index) => shownValue(item, each, [...path, index], showing))
      .filter((each) => each !== undefined);
  }
  const group = groupOf(schema, value);
  return group && shownFields(group, value, path, showing);
}

/** What is made of the text of a field. `mark` is what the words that visitors read begin with. */
type Shows = (value: string, record: FieldRecord, mark: string, showing: Showing) => unknown;

const asItIs: Shows = (value) => value;

const kinds: Readonly<Record<FieldType, Shows>> = {
  address: asItIs,
  anchor: asItIs,
  choice: asItIs,
  date: asItIs,
  email: asItIs,
  flag: asItIs,
  'linked words': (value, _record, mark, { product, prefix }) =>
    linkedWords(value, product, prefix).map((part) => ({ ...part, words: mark + part.words })),
  markdown: (value, _record, mark, { product, prefix }) =>
    mark + renderMarkdown(fillMarkdown(value, product), prefix),
  number: asItIs,
  'old address': asItIs,
  path: asItIs,
  picture: (value, _record, _mark, showing) => showing.picture(value),
  reference(value, { collection = '', isPage }, _mark, showing) {
    const named = collectionNamed(collection);
    return isPage ? showing.page(named, value) : showing.file(named, value);
  },
  text: (value, _record, mark, { product }) => mark + fillProduct(value, product),
};
