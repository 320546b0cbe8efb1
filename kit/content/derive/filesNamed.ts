import { z } from 'zod';
import { fieldRecord, fieldsOf, groupsOf, type Schema, writtenFields } from '../fields/shape';

/**
 * The files of a collection that a file names, such as the videos that the buttons of a page play, without duplicates, in
 * the order of the fields. The file can be unfinished.
 */
export function filesNamed(schema: Schema, fields: unknown, collection: string): string[] {
  const named = [...writtenFields(schema, fields)].filter(
    ({ record }) => record.collection === collection,
  );
  return [...new Set(named.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}

/** Otherwise empty fields that name a file, in the first place where they can; undefined if they can’t. */
export function fieldsNaming(schema: Schema, collection: string, name: string): object | undefined {
  const fields = naming(schema, collection, name);
  return typeof fields === 'object' ? fields : undefined;
}

function naming(schema: Schema, collection: string, name: string): object | string | undefined {
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
