import type { ContentFile } from '../../content/model/entry';
import type { ReviewData } from '../reviewData';

/** All content as it was: what hasn’t changed, and what has as it was then. */
export function beforeContent({ after, before, added }: ReviewData): ContentFile[] {
  const isAmong = (list: readonly Pick<ContentFile, 'collection' | 'name'>[], file: ContentFile) =>
    list.some(({ collection, name }) => collection === file.collection && name === file.name);
  const same = after.filter((file) => !isAmong(before, file) && !isAmong(added, file));
  return [...same, ...before];
}
