import type { Schema } from '../../content/fields/schema';
import { schemaAt } from '../../content/fields/walk';
import {
  type CollectionName,
  contentModel,
  isCollection,
  modelOf,
} from '../../content/model/model';

/* Where the form has the fields of a file. */

/** Whether the form has a list in one text, a line for each item: where items are texts. */
export function isLines(schema: Schema | undefined): boolean {
  return schema?.is === 'list' && schema.item.is === 'field';
}

/** Where the form has a field of a file: `sections.2.points.1` is a line of `sections.2.points`. */
export function keyPathOf(collection: CollectionName, field: string): string {
  const { parts } = contentModel[collection].page ?? {};
  // What is said of a whole part of a page is shown at its title.
  if (/\.\d+$/.test(field) && field.replace(/\.\d+$/, '') === parts) return `${field}.title`;
  const list = field.replace(/\.\d+$/, '');
  return isLines(schemaAt(modelOf(collection), list.split('.'))) ? list : field;
}

/** A field of a content file. */
export interface FieldSource {
  collection: CollectionName;
  name: string;
  /** Such as `sections.2.title`. */
  field: string;
}

/** The field that is written as `pages/clients.sections.2.title`; undefined if there is no such collection. */
export function readSource(source: string): FieldSource | undefined {
  const [, collection = '', name = '', field = ''] = /^(\w+)\/([^.]*)\.(.+)$/.exec(source) ?? [];
  return isCollection(collection) ? { collection, name, field } : undefined;
}
