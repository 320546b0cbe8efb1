import { z } from 'zod';
import { fieldRecord, fieldsOf, groupsOf, type Schema, writtenFields } from '../fields/shape';
import { type CollectionName, modelOf } from '../model/model';

/**
 * The files of a collection that a page names, such as the videos that its buttons play, without duplicates, in page
 * order. The page can be unfinished.
 */
export function namedOnPage(page: unknown, collection: CollectionName): string[] {
  const written = [...writtenFields(modelOf('pages'), page)];
  const named = written.filter(({ record }) => record.collection === collection);
  return [...new Set(named.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}

/** An otherwise empty page that names a file, in the first place where pages can; undefined if they can’t. */
export function pageNaming(collection: CollectionName, name: string): object | undefined {
  const page = naming(modelOf('pages'), collection, name);
  return typeof page === 'object' ? page : undefined;
}

function naming(
  schema: Schema,
  collection: CollectionName,
  name: string,
): object | string | undefined {
  if (fieldRecord(schema)?.collection === collection) return name;
  const isList = schema instanceof z.ZodArray;
  const item = isList ? naming(schema.element, collection, name) : undefined;
  if (item !== undefined) return [item];
  for (const [type, group] of groupsOf(schema)) {
    const fields = naming(group, collection, name);
    if (typeof fields === 'object') return { type, ...fields };
  }
  for (const field of fieldsOf(schema)) {
    const value = naming(field.schema, collection, name);
    if (value !== undefined) return { [field.name]: value };
  }
  return undefined;
}
