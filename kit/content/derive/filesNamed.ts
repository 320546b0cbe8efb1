import type { Schema } from '../fields/schema';
import { fieldsIn } from '../fields/walk';

/**
 * The files of a collection that a file names, such as the videos that the buttons of a page play, without duplicates, in
 * the order of the fields. The file can be unfinished.
 */
export function filesNamed(schema: Schema, fields: unknown, collection: string): string[] {
  const named = [...fieldsIn(schema, fields)].filter(({ kind }) => kind.collection === collection);
  return [...new Set(named.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}
