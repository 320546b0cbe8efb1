import type { ReferableCollection } from '../model/fieldTypes/reference';
import { modelOf } from '../model/model';
import { writtenFields } from '../model/shape';

/**
 * The files of a collection that a page names, such as the videos that its buttons play, without duplicates, in page
 * order. The page can be unfinished.
 */
export function namedOnPage(page: unknown, collection: ReferableCollection): string[] {
  const written = [...writtenFields(modelOf('pages'), page)];
  const named = written.filter(({ shape }) => shape.collection === collection);
  return [...new Set(named.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}
