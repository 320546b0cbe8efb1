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

/** Otherwise empty fields that name a file, in the first place where they can; undefined if they can’t. */
export function fieldsNaming(schema: Schema, collection: string, name: string): object | undefined {
  const fields = naming(schema, collection, name);
  return typeof fields === 'object' ? fields : undefined;
}

function naming(schema: Schema, collection: string, name: string): object | string | undefined {
  switch (schema.is) {
    case 'field':
      return schema.collection === collection ? name : undefined;
    case 'list': {
      const item = naming(schema.item, collection, name);
      return item === undefined ? undefined : [item];
    }
    case 'choice':
      for (const [type, group] of schema.groups) {
        const fields = naming(group, collection, name);
        if (typeof fields === 'object') return { type, ...fields };
      }
      return undefined;
    case 'group':
      for (const field of schema.fields) {
        const value = naming(field.schema, collection, name);
        if (value !== undefined) return { [field.name]: value };
      }
      return undefined;
  }
}
