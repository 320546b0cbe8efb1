import { type CollectionName, contentModel, isCollection } from '../../content/model/model';

/* Where the form has the fields of a file. */

/** Where the form has a field of a file: what is said of a whole part of a page is shown at its title. */
export function keyPathOf(collection: CollectionName, field: string): string {
  const { parts } = contentModel[collection].page ?? {};
  return new RegExp(`^${parts}\\.\\d+$`).test(field) ? `${field}.title` : field;
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
