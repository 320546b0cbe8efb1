import { z } from 'zod';
import { fieldLabel } from '../../content/check/formatProblem';
import { type FieldPath, formatPath } from '../../content/fields/problem';
import { childOf, fieldsOf, groupOf, type Schema } from '../../content/fields/shape';
import { modelOf } from '../../content/model/model';
import type { ContentFile } from './formContent';
import type { FormNote } from './formNote';

/** What is said of groups that were added and are still empty: saving leaves them out, but the engine refuses them. */
export function emptyGroupNotes({ collection, name, fields }: ContentFile): FormNote[] {
  return [...emptyGroups(modelOf(collection), fields)].map((path) => {
    const where = fieldLabel(collection, formatPath(path));
    return {
      code: 'missing',
      field: `${collection}/${name}.${path.join('.')}`,
      where,
      what: 'Is empty. Fill it in, or untick its box.',
      isProblem: true,
    };
  });
}

function* emptyGroups(schema: Schema, value: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* emptyGroups(schema.element, item, [...path, index]);
    }
  }
  for (const field of fieldsOf(groupOf(schema, value))) {
    const child = childOf(value, field.name);
    const own = [...path, field.name];
    const isAdded = !field.required && field.schema instanceof z.ZodObject && child != null;
    if (isAdded && isBlank(child)) yield own;
    else yield* emptyGroups(field.schema, child, own);
  }
}

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.values(value).every(isBlank);
}
