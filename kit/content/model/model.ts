import {
  collections,
  formAnchors,
  language,
  pictureWidths,
  securityPage,
} from '../../../src/model/model';
import type { Collection } from '../fields/collection';
import type { Group } from '../fields/schema';

/* The site's model, as the kit sees it: nothing else of the kit imports it. */
export { language, pictureWidths, securityPage };

/** The anchors that open a form on any page. */
export const anchorsOfForms: readonly string[] = Object.values(formAnchors);

export type CollectionName = keyof typeof collections;

/** What each file of `content/` contains. */
export const contentModel: Readonly<Record<CollectionName, Collection>> = collections;

/** The fields of a file in a collection, and what such a file is called, for writers and in GraphQL. */
export function modelOf(collection: CollectionName): Group {
  return contentModel[collection].schema;
}

/** The collection that a reference names. Throws if there is none. */
export function collectionNamed(name: string): CollectionName {
  if (isCollection(name)) return name;
  throw new Error(`A field of the model refers to “${name}”, which is not a collection.`);
}

/** Whether there is a collection of this name. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/** The names of the collections, in the order of the model. */
export const collectionNames = Object.keys(collections).filter(isCollection);

/** Whether the collection is a single file. */
export function isSingle(collection: CollectionName): boolean {
  return !contentModel[collection].place.includes('*');
}

/** Whether the files of a collection are pages of the site, which buttons can link to. */
export function isPageCollection(collection: CollectionName): boolean {
  return contentModel[collection].page !== undefined;
}
