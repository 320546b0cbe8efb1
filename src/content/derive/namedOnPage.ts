import type { ReferableCollection } from '../model/fieldTypes/reference';
import { modelOf } from '../model/model';
import { writtenFields } from '../model/shape';

/**
 * The files of a collection that a page names, such as the videos that its buttons play, without duplicates, in page
 * order. The page can be unfinished.
 */
export function namedOnPage(page: unknown, collection: ReferableCollection): string[] {
  const named = [...writtenFields(modelOf('pages'), page)].flatMap(({ shape, value }) =>
    typeof value === 'string' && shape.fieldType === 'reference'
      ? (shape.check(value).references ?? [])
      : [],
  );
  const ofCollection = named.filter((reference) => reference.collection === collection);
  return [...new Set(ofCollection.map(({ value }) => value))];
}
