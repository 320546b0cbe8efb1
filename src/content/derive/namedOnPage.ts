import { type CollectionName, modelOf } from '../model/model';
import { writtenFields } from '../model/shape';

/**
 * The files of a collection that a page names, such as the videos that its buttons play, without duplicates, in page
 * order. The page can be unfinished.
 */
export function namedOnPage(page: unknown, collection: CollectionName): string[] {
  const written = [...writtenFields(modelOf('pages'), page)];
  const named = written.filter(({ record }) => record.collection === collection);
  return [...new Set(named.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}
