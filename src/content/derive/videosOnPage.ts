import { modelOf } from '../model/model';
import { writtenFields } from '../model/shape';

/** The names of the videos that a page's buttons play, each once, in page order. The page may be unfinished. */
export function videosOnPage(page: unknown): string[] {
  const uses = [...writtenFields(modelOf('pages'), page)].flatMap(({ shape, value }) =>
    typeof value === 'string' && shape.kind.name === 'reference'
      ? (shape.kind.check(value, shape).uses ?? [])
      : [],
  );
  const videos = uses.filter(({ collection }) => collection === 'videos');
  return [...new Set(videos.map(({ value }) => value))];
}
