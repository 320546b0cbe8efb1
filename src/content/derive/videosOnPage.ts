import { modelOf } from '../model/model';
import { writtenFields } from '../model/shape';

/**
 * The names of the videos that a page's buttons play, without duplicates, in page order. The page can be unfinished.
 */
export function videosOnPage(page: unknown): string[] {
  const uses = [...writtenFields(modelOf('pages'), page)].flatMap(({ shape, value }) =>
    typeof value === 'string' && shape.fieldType === 'reference'
      ? (shape.check(value).references ?? [])
      : [],
  );
  const videos = uses.filter(({ collection }) => collection === 'videos');
  return [...new Set(videos.map(({ value }) => value))];
}
